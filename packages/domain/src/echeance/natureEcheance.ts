import { ECHEANCES, type TypeEcheance } from './ECHEANCES.ts';

/** What a date asks of whoever reads it: it is past and still due, it is theirs to do, or only to know. */
export const NATURES_ECHEANCE = ['EN_RETARD', 'A_FAIRE', 'A_SAVOIR'] as const;
export type NatureEcheance = (typeof NATURES_ECHEANCE)[number];

/** The nature of a date today: what stays due is late after its day, for whoever waits for it too (EC3). */
export function natureEcheance(
  { type, date, isAttendue }: { readonly type: TypeEcheance; readonly date: string; readonly isAttendue: boolean },
  today: string,
): NatureEcheance {
  if (ECHEANCES[type].resteDue && date < today) return 'EN_RETARD';
  return isAttendue ? 'A_FAIRE' : 'A_SAVOIR';
}
