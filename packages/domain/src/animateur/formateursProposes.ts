import { addDays } from '../date/addDays.ts';
import { daysBetween } from '../date/daysBetween.ts';
import type { RefusAnimateur } from './refusalOfAnimateur.ts';

/** The days of a session, as far as they are known. */
type Jours = { readonly dateSession: string | null; readonly dateFinSession: string | null };
/** Days in a row. */
export type JoursPris = { readonly du: string; readonly au: string };

/** A formateur among whom one is chosen by name. */
export type FormateurPropose = {
  readonly nom: string;
  readonly prenom: string;
  /** Why they cannot lead a session on its days. */
  readonly refus: RefusAnimateur | null;
  readonly joursPris: readonly JoursPris[];
};

/** The days that a session shares with other ones of its formateur, and nothing of their other days; at most the longest session's, so that nobody's calendar is read whole (SC870). */
export function joursPris(
  { dateSession: du, dateFinSession }: Jours,
  autres: readonly Jours[],
  most: number,
): JoursPris[] {
  if (du === null) return [];
  const last = dateFinSession === null || dateFinSession < du ? du : dateFinSession;
  const count = Math.min(daysBetween(du, last), most) + 1;
  const days = Array.from({ length: count }, (_, index) => addDays(du, index));
  const taken = days.filter((day) =>
    autres.some((autre) => {
      const debut = autre.dateSession;
      return debut !== null && debut <= day && day <= (autre.dateFinSession ?? debut);
    }),
  );
  return taken.reduce<JoursPris[]>((rows, day) => {
    const before = rows.at(-1);
    if (before === undefined || addDays(before.au, 1) !== day) return [...rows, { du: day, au: day }];
    return [...rows.slice(0, -1), { du: before.du, au: day }];
  }, []);
}

const rangOf = ({ refus, joursPris: pris }: FormateurPropose): number =>
  refus === null ? (pris.length === 0 ? 0 : 1) : 2;

/** Who can lead first, then who is taken on one of the days, then who cannot; each by name (SC870). */
export const compareFormateurs = (one: FormateurPropose, other: FormateurPropose): number =>
  rangOf(one) - rangOf(other) || one.nom.localeCompare(other.nom, 'fr') || one.prenom.localeCompare(other.prenom, 'fr');
