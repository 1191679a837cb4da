import { ProblemError } from '@habilis/api/client/errors';
import type { AnswerOf } from '@habilis/api/endpoint';
import { sessionCertification } from '@habilis/api/session-certification/endpoints';
import { normalizeHabilisId } from '@habilis/domain/identifiant/normalizeHabilisId';
import { useEffect, useState } from 'react';
import { refusalText } from '../../messages/tellRefused.ts';
import { call } from '../../session/call.ts';
import type { OpenSession } from './sessionKind.ts';

type Answer = AnswerOf<typeof sessionCertification.checkAnimateur>;

/** What is known of who is named to lead a session: nothing yet, being asked, answered, or not to be asked now. */
export type Animateur =
  | { readonly kind: 'none' }
  | { readonly kind: 'asked' }
  | { readonly kind: 'answered'; readonly answer: Answer }
  | { readonly kind: 'failed'; readonly words: string | null };

/** Asks about the formateur once the identifier is whole, and again when the days or the stagiaires change: who leads the session may have joined it. `again` asks anew of the same. */
export function useAnimateur({ state: { demande, saisie } }: OpenSession): {
  readonly animateur: Animateur;
  readonly again: () => void;
} {
  const [times, setTimes] = useState(0);
  const [read, setRead] = useState<{ readonly asked: string; readonly animateur: Animateur }>();
  const habilisId = normalizeHabilisId(saisie.animateurHabilisId ?? '');
  const body = {
    habilitationId: demande.habilitation.id,
    dateSession: saisie.dateSession,
    dateFinSession: saisie.dateFinSession,
    sessionId: demande.id,
  };
  const stagiaires = demande.stagiaires.map(({ id }) => id);
  const asked =
    habilisId === null || !demande.modifiable ? '' : JSON.stringify({ habilisId, ...body, stagiaires, times });
  useEffect(() => {
    if (asked === '' || habilisId === null) return undefined;
    const controller = new AbortController();
    const options = { background: true, signal: controller.signal };
    call(sessionCertification.checkAnimateur, { body: { animateurHabilisId: habilisId, ...body } }, options).then(
      (answer) => setRead({ asked, animateur: { kind: 'answered', answer } }),
      (error: unknown) => {
        if (controller.signal.aborted) return;
        const words = error instanceof ProblemError && error.status < 500 ? refusalText(error) : null;
        setRead({ asked, animateur: { kind: 'failed', words } });
      },
    );
    return () => controller.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `asked` is the body by its content
  }, [asked]);
  const known: Animateur = read?.asked === asked ? read.animateur : { kind: 'asked' };
  return { animateur: asked === '' ? { kind: 'none' } : known, again: () => setTimes((count) => count + 1) };
}
