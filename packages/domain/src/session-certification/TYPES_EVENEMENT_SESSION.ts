import type { SessionEtat } from './etats.ts';

/** What happens to a session: each step of its workflow (rules/sessions#steps; decision 0200). */
export const TYPES_EVENEMENT_SESSION = [
  'session-confiee',
  'session-resultats-remis',
  'session-cloturee',
  'session-renvoyee',
  'session-reprise',
  'session-relancee',
  'session-supprimee',
  'session-corrigee',
] as const;
type TypeEvenementSession = (typeof TYPES_EVENEMENT_SESSION)[number];

/** What such an event keeps. */
export type ValeursEvenementSession = {
  readonly vers: SessionEtat;
  /** Deleted at its limit, since nobody finished it. */
  readonly faute?: boolean;
  /** A reminder of the service's own (SC850). */
  readonly parService?: boolean;
};

const OF_SUBMITS: Readonly<Partial<Record<SessionEtat, TypeEvenementSession>>> = {
  RESULTATS: 'session-confiee',
  VERIFICATION: 'session-resultats-remis',
  CLOTUREE: 'session-cloturee',
};
const OF_OTHERS: Readonly<Partial<Record<string, TypeEvenementSession>>> = {
  Renvoie: 'session-renvoyee',
  Reprend: 'session-reprise',
  Relance: 'session-relancee',
  Supprime: 'session-supprimee',
  Corrige: 'session-corrigee',
};

/** What a step of a session makes happen. */
export function evenementOfEtape(action: string, vers: SessionEtat): TypeEvenementSession {
  const type = action === 'Soumet' ? OF_SUBMITS[vers] : OF_OTHERS[action];
  if (type === undefined) throw new Error(`l’étape ${action} vers ${vers} n’est pas un événement`);
  return type;
}
