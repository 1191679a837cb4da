import { addDays } from '../date/addDays.ts';

/** The first day of a renewed habilitation: the day after the old end, or the decision's if that is later (H13). */
export function debutRenouvellement(ancienneFin: string | null, decision: string): string {
  if (ancienneFin === null) return decision;
  const suite = addDays(ancienneFin, 1);
  return suite > decision ? suite : decision;
}
