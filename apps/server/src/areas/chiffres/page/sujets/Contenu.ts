import type { FigureStatistique, LienStatistique, TraceStatistique } from '@habilis/api/statistique/Statistique';
import type { LectureDuRole } from '../Lecture.ts';

/** What a page of figures holds. */
export type Contenu = { readonly figures: FigureStatistique[]; readonly traces: TraceStatistique[] };

/** A list under the filters of the page, with more of its own; none where the list does not know one of them. */
export function lienVers(
  { filtres }: LectureDuRole,
  liste: LienStatistique['liste'],
  own: Readonly<Record<string, string>> = {},
  known: readonly (keyof LectureDuRole['filtres'])[] = ['caisse', 'niveau'],
): LienStatistique | null {
  const set = Object.entries(filtres).filter((entry): entry is [keyof typeof filtres, string] => Boolean(entry[1]));
  return set.every(([name]) => known.includes(name))
    ? { liste, filtres: { ...Object.fromEntries(set), ...own } }
    : null;
}
