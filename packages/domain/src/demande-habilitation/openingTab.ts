import { firstToAnswer, type PointToAnswer } from '../complement/firstToAnswer.ts';
import { type DhTab, tabOfField } from './tabOfField.ts';

/** An action that may be taken, as far as it tells where one works. */
type Offered = { readonly key: string; readonly avisRequis: boolean };

type Seen = {
  readonly actions: readonly Offered[];
  /** The points that wait for the caller's answers; empty when none does. */
  readonly points: readonly PointToAnswer[];
  /** Whether the caller is shown opinions that were given. */
  readonly hasAvis: boolean;
  /** The level that is asked for, which divides the form. */
  readonly niveau: Parameters<typeof tabOfField>[1];
};

/** What is done to a task without looking at the request. */
const AROUND: ReadonlySet<string> = new Set(['PrendEnCharge', 'Libere', 'Affecte']);

/** The tab on which a request opens for whoever comes to work on it: that of the first point that waits, that of the opinion to give or to judge by, else the first. */
export function openingTab({ actions, points, hasAvis, niveau }: Seen): DhTab | 'avis' {
  const asked = firstToAnswer(points);
  if (asked !== undefined) return tabOfField(asked.chemin, niveau);
  if (actions.some(({ avisRequis }) => avisRequis)) return 'avis';
  return hasAvis && actions.some(({ key }) => !AROUND.has(key)) ? 'avis' : 'niveau';
}
