import { plannedEndDate, type UniteDuree } from '../habilitation/plannedEndDate.ts';

type Duration = { readonly duree: number | null; readonly unite: UniteDuree | null };

/** Whether a validity becomes shorter than it was, as seen from a day; without duration there is no end (DN7). */
export function isValiditeRaccourcie(before: Duration, after: Duration, today: string): boolean {
  const endOf = ({ duree, unite }: Duration) =>
    plannedEndDate({ dureeValiditeHabilitation: duree, uniteDureeValiditeHabilitation: unite }, today, today);
  const [earlier, later] = [endOf(before), endOf(after)];
  return later !== null && (earlier === null || later < earlier);
}
