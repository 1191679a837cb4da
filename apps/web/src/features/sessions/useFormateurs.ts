import type { AnswerOf } from '@habilis/api/endpoint';
import { sessionCertification } from '@habilis/api/session-certification/endpoints';
import { useEffect, useState } from 'react';
import { call } from '../../session/call.ts';
import type { OpenSession } from './sessionKind.ts';

/** A formateur who may be chosen by name. */
export type Propose = AnswerOf<typeof sessionCertification.formateurs>[number];

/** Those among whom the formateur is chosen by name, read again when the days change; undefined until they are first read, nobody where they cannot be. */
export function useFormateurs({ state: { demande, saisie } }: OpenSession): readonly Propose[] | undefined {
  const [read, setRead] = useState<readonly Propose[]>();
  const { dateSession, dateFinSession } = saisie;
  const query = {
    habilitationId: String(demande.habilitation.id),
    ...(dateSession === null ? {} : { dateSession }),
    ...(dateFinSession === null ? {} : { dateFinSession }),
    ...(demande.id === null ? {} : { sessionId: String(demande.id) }),
  };
  // Who leads the session may have joined it.
  const asked = demande.modifiable ? JSON.stringify([query, demande.stagiaires.map(({ id }) => id)]) : '';
  useEffect(() => {
    if (asked === '') return undefined;
    const controller = new AbortController();
    call(sessionCertification.formateurs, { query }, { background: true, signal: controller.signal }).then(
      setRead,
      // The identifier asks for nobody's list.
      () => !controller.signal.aborted && setRead((before) => before ?? []),
    );
    return () => controller.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `asked` is the query by its content
  }, [asked]);
  return read;
}
