import { type RawBuilder, sql } from 'kysely';
import {
  longestHeld,
  searchCondition,
  searchTyped,
  searchWords,
  type Words,
} from '../../../platform/lists/searchWords.ts';
import { wordsOf } from '../../../platform/lists/wordsOf.ts';

const RECHERCHE = 'personne.recherche';

/** What the index of words holds of a person beside them: how the name begins that lists go by (decision 0121). */
const BESIDE = { beside: sql`debuts_de_nom(personne.nom_tri)` };

/** How persons are found by what is typed; null when nothing is, and signs alone find nobody. */
export const foundPersonnes = (typed: string | undefined): Words | null => searchTyped(typed, RECHERCHE, BESIDE);

/** The same as one condition, for a question that PostgreSQL may read either way. */
export const isFoundPersonne = (typed: string | undefined): RawBuilder<boolean> | null =>
  searchCondition(typed, RECHERCHE, BESIDE);

/** Persons that a word finds: those who stand together in the order of names, and all others. */
type ByName = { readonly together: RawBuilder<boolean>; readonly apart: Words };

/** How a single word finds persons for a list in the order of names (decision 0121); null when none or several are typed. */
export function foundByName(typed: string | undefined): ByName | null {
  const [word, ...more] = wordsOf(typed);
  if (word === undefined || more.length > 0) return null;
  const beginning = longestHeld(word);
  // A folded name holds no sign after « z ».
  const together = sql<boolean>`(personne.nom_tri >= ${beginning} and personne.nom_tri < ${`${beginning}{`})`;
  const { walked, indexed } = searchWords(RECHERCHE, [word], {
    ...BESIDE,
    within: [sql`${`!^${beginning}`}::tsquery`],
  });
  return {
    together: sql<boolean>`(${together} and ${walked})`,
    apart: { indexed, walked: sql<boolean>`(${walked} and not ${together})` },
  };
}
