import type { SessionEtat } from './etats.ts';

/** Views of the sessions, by the states that each holds: all that are open, then one for each step, then those that are over. */
export const SESSION_VUES = {
  'en-cours': ['SAISIE', 'RESULTATS', 'VERIFICATION'],
  'a-saisir': ['SAISIE'],
  resultats: ['RESULTATS'],
  'a-verifier': ['VERIFICATION'],
  cloturees: ['CLOTUREE'],
} as const satisfies Readonly<Record<string, readonly SessionEtat[]>>;

export type SessionVue = keyof typeof SESSION_VUES;
export const SESSION_VUE_KEYS = [
  'en-cours',
  'a-saisir',
  'resultats',
  'a-verifier',
  'cloturees',
] as const satisfies SessionVue[];
