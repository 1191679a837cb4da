import { addDays } from '../date/addDays.ts';

/** The likely first and last day of a decision, never in the past; null once it took longer than four demandes in five. */
export function decisionAttendue(
  { medianeJours, centile80Jours }: { readonly medianeJours: number; readonly centile80Jours: number },
  soumise: string,
  today: string,
): { readonly debut: string; readonly fin: string } | null {
  const debut = addDays(soumise, medianeJours);
  const fin = addDays(soumise, centile80Jours);
  return fin < today ? null : { debut: debut < today ? today : debut, fin };
}
