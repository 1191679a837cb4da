import type { SessionEtat } from './etats.ts';

/** Views of the sessions, by the states that each holds: all that are open, then one for each step, then those that are over, then all but the deleted ones. */
export const SESSION_VUES = {
  'en-cours': ['SAISIE', 'RESULTATS', 'VERIFICATION'],
  'a-saisir': ['SAISIE'],
  resultats: ['RESULTATS'],
  'a-verifier': ['VERIFICATION'],
  cloturees: ['CLOTUREE'],
  toutes: ['SAISIE', 'RESULTATS', 'VERIFICATION', 'CLOTUREE'],
} as const satisfies Readonly<Record<string, readonly SessionEtat[]>>;

export type SessionVue = keyof typeof SESSION_VUES;
export const SESSION_VUE_KEYS = [
  'en-cours',
  'a-saisir',
  'resultats',
  'a-verifier',
  'cloturees',
  'toutes',
] as const satisfies SessionVue[];
