import type { FieldFault } from '@habilis/domain/field-fault/faultIf';
import type { RefusDroit } from '@habilis/domain/droit/entitlementRefusal';
import { REFUS_ANIMATEUR, type RefusAnimateur } from '@habilis/domain/animateur/refusalOfAnimateur';
import { soumissionFaults } from '@habilis/domain/session-saisie/soumissionFaults';
import type { ReglesSession } from '@habilis/domain/session-saisie/SessionSaisie';
import { useText } from '@habilis/i18n/TextProvider';
import { useCallback } from 'react';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { type Faults, type Judge, useFaults } from '../../document/useFaults.ts';
import { problemText } from '../../messages/reportError.ts';
import { type AnswerAnimateur, refusWords } from './animateurWords.ts';
import { contentOf, type OpenSession, type SessionDocument, type SessionSaisie } from './sessionKind.ts';
import { SESSION_TABS, type SessionTab, tabOfPath } from './sessionTabs.ts';

/** What the rules of a session are judged with. */
export function reglesOf({ regles, habilitation }: SessionDocument, horizon: string): ReglesSession {
  return { ...regles, plateformesFixes: habilitation.plateformesFixes, horizon, today: regles.aujourdhui };
}

/** Which lines are of one person: an identifier, a pre-account. */
const personneOf = ({ habilisId, preCompteId, id }: SessionDocument['stagiaires'][number]): string =>
  habilisId ?? `${preCompteId ?? ''}:${id}`;

/** What the habilitation says of the first day, which names no field: it stands beside it. */
const FIELD_OF_TITLE = {
  'session-certification.habilitation-suspendue': 'dateSession',
  'session-certification.habilitation-hors-periode': 'dateSession',
} as const satisfies Partial<Record<RefusDroit, keyof SessionSaisie>>;

/** Whether what stands against a session is of its first day. */
export const isOfFirstDay = (refus: RefusDroit | RefusAnimateur): refus is keyof typeof FIELD_OF_TITLE =>
  refus in FIELD_OF_TITLE;

/** The faults of a session that is typed; who leads it was judged by the server when they were named. */
export function useSessionFaults({ state }: OpenSession, animateur: AnswerAnimateur | null): Faults<SessionTab> {
  const t = useText();
  const { horizon, today } = useServerProperties();
  const refusAnimateur = animateur?.refus ?? null;
  const { demande: session } = state;
  const loadJudge = useCallback((): Promise<Judge<SessionSaisie>> => {
    const judge: Judge<SessionSaisie> = (saisie) =>
      soumissionFaults(
        contentOf(saisie),
        session.stagiaires.map((one) => ({ personne: personneOf(one), anterieur: one.anterieur })),
        { regles: reglesOf(session, horizon), refusAnimateur },
      );
    return Promise.resolve(judge);
  }, [session, horizon, refusAnimateur]);
  const labelOf = ({ path, title, signe }: FieldFault): string => {
    const [, line] = /^stagiaires\.(\d+)/.exec(path) ?? [];
    const stagiaire = line === undefined ? undefined : session.stagiaires[Number(line)];
    const place = stagiaire === undefined ? '' : ` (${stagiaire.prenom} ${stagiaire.nom})`;
    // Who is refused is named, with the day.
    const isOfAnimateur =
      animateur !== null && animateur.refus === title && REFUS_ANIMATEUR.some((one) => one === title);
    const words = (isOfAnimateur ? refusWords(t, animateur, today) : null) ?? problemText(title, signe);
    return `${t(`sessions-certification.onglet.${tabOfPath(path)}`)}${place}\u00A0: ${words}`;
  };
  return useFaults(state, {
    loadJudge,
    isJudged: session.modifiable,
    tabs: SESSION_TABS,
    tabOf: tabOfPath,
    labelOf,
    // Later the day is no field: what is said of it is said of the step.
    ...(session.etat === 'SAISIE' ? { fieldOfTitle: FIELD_OF_TITLE } : {}),
  });
}
