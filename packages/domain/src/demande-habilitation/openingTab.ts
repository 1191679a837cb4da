import { firstToAnswer } from '../complement/firstToAnswer.ts';
import type { PointToAnswer } from '../complement/isRepondu.ts';
import { type DhTab, tabOfField } from './tabOfField.ts';

/** An offered action, with what tells where the work is. */
type Offered = { readonly key: string; readonly avisRequis: boolean };

type Seen = {
  readonly actions: readonly Offered[];
  /** Points that wait for the caller's answers. */
  readonly points: readonly PointToAnswer[];
  /** Whether the caller is shown avis that were given. */
  readonly hasAvis: boolean;
  /** The requested niveau: it decides the tabs. */
  readonly niveau: Parameters<typeof tabOfField>[1];
};

/** Actions that need no look at the demande. */
const AROUND: ReadonlySet<string> = new Set(['PrendEnCharge', 'Libere', 'Affecte']);

/** The tab to open first: that of the first unanswered point, that of the avis to give or to judge by, or else the first tab. */
export function openingTab({ actions, points, hasAvis, niveau }: Seen): DhTab | 'avis' {
  const asked = firstToAnswer(points);
  if (asked !== undefined) return tabOfField(asked.chemin, niveau);
  if (actions.some(({ avisRequis }) => avisRequis)) return 'avis';
  return hasAvis && actions.some(({ key }) => !AROUND.has(key)) ? 'avis' : 'niveau';
}
