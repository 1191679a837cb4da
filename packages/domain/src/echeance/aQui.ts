import { ECHEANCES, type TypeEcheance } from './ECHEANCES.ts';

/** Whose move a date is: the reader's, somebody else's, or nobody's. */
export const A_QUI = ['VOUS', 'AUTRE', 'PERSONNE'] as const;
export type AQui = (typeof A_QUI)[number];

type Date = { readonly type: TypeEcheance; readonly date: string; readonly isAttendue: boolean };

/** Whose move a date is: of the reader when it waits for them, else of whoever acts before it; what merely ends is nobody's (EC32). */
export function aQui({ type, date, isAttendue }: Date, today: string): AQui {
  if (isAttendue) return 'VOUS';
  const { agit } = ECHEANCES[type];
  return agit === 'AVANT' || (agit === 'APRES' && date < today) ? 'AUTRE' : 'PERSONNE';
}
