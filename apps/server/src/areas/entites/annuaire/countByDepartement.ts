import type { AnnuaireDepartement } from '@habilis/api/annuaire/AnnuaireEntite';
import { ANNUAIRE_CACHED_SECONDS } from '@habilis/api/annuaire/endpoints';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { type AnnuaireQuestion, POUR_SALARIES, publishedEntites } from './publishedEntites.ts';

/** How many entites match a question, by département in the order of the codes; null counts those without one (DX963). */
export async function countByDepartement(
  db: Kysely<Database>,
  question: AnnuaireQuestion,
): Promise<AnnuaireDepartement[]> {
  const rows = await publishedEntites(db, question)
    .select(['entite.code_departement', sql<number>`count(*)::integer`.as('total')])
    .select(sql<number>`count(*) filter (where not (${POUR_SALARIES}))::integer`.as('ouvertes'))
    .groupBy('entite.code_departement')
    .orderBy(sql`entite.code_departement collate "C"`)
    .execute();
  return rows.map(({ code_departement: codeDepartement, total, ouvertes: ouvertesATous }) => ({
    codeDepartement,
    total,
    ouvertesATous,
  }));
}

/** Enough for the questions of a minute; the oldest goes first. */
const MOST_KEPT = 500;

/** Keeps what is counted for the time that an answer of the directory may be old; one question is counted once at a time (DX965). */
export function keptCounts() {
  const kept = new Map<string, { readonly until: number; readonly counted: Promise<AnnuaireDepartement[]> }>();
  return (
    question: AnnuaireQuestion,
    now: Date,
    count: () => Promise<AnnuaireDepartement[]>,
  ): Promise<AnnuaireDepartement[]> => {
    const key = JSON.stringify(Object.entries(question).toSorted(([one], [other]) => (one < other ? -1 : 1)));
    const known = kept.get(key);
    if (known !== undefined && known.until > now.getTime()) return known.counted;
    const counted = count();
    kept.delete(key);
    kept.set(key, { until: now.getTime() + ANNUAIRE_CACHED_SECONDS * 1000, counted });
    const oldest = kept.keys().next().value;
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    // What failed is asked anew.
    counted.catch(() => kept.delete(key));
    return counted;
  };
}
