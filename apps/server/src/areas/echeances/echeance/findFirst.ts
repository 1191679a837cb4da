import { MOST_IN_MONTH } from '@habilis/api/echeance/Echeance';
import { compareEcheances } from '@habilis/domain/echeance/compareEcheances';
import { ECHEANCES, type TypeEcheance } from '@habilis/domain/echeance/ECHEANCES';
import { sql } from 'kysely';
import type { RoleContext } from '../../../platform/Handler.ts';
import { echeanceSources } from './echeanceSources.ts';
import { readEcheances } from './readEcheances.ts';

/** Some days of the line under a name; without a first one, what is still due of all before. */
type Jours = { readonly nom: string; readonly du: string | null; readonly avant: string };
type Found = { readonly type: TypeEcheance; readonly nom: string; readonly total: number; readonly ids: number[] };

/** No date is earlier (rules/wire#dates). */
const ALWAYS = '1900-01-01';

/** A total as it is told: no further than it is counted. */
export const capped = (total: number): { total: number; totalDepasse?: true } =>
  total > MOST_IN_MONTH ? { total: MOST_IN_MONTH, totalDepasse: true } : { total };

/** The first keys of each of some days of each source, with their count, in one question: each reads a thousand rows at most. */
async function findKeys(context: RoleContext, days: readonly Jours[], named: number): Promise<readonly Found[]> {
  const limits = { du: sql`jours.du`, avant: sql`jours.avant` };
  const asked = await Promise.all(
    echeanceSources().map(async ({ type, keys }) => ({ type, rows: await keys(context, limits) })),
  );
  const parts = asked.flatMap(({ type, rows }) => {
    if (rows === null) return [];
    return sql`select ${sql.lit(type)}::text as type, jours.nom, counted.total, counted.ids
      from jours cross join lateral (
        select count(*)::integer as total, (array_agg(id order by cle, id))[1:${sql.lit(named)}] as ids
        from (select id, cle from ${rows.as('every')} order by cle, id limit ${sql.lit(MOST_IN_MONTH + 1)}) first_ones
      ) counted where counted.total > 0 and (${sql.lit(ECHEANCES[type].resteDue)} or not jours.passes)`;
  });
  if (parts.length === 0) return [];
  const found = await sql<Found>`with jours as (
      select * from unnest(${days.map(({ nom }) => nom)}::text[], ${days.map(({ du }) => du ?? ALWAYS)}::date[],
        ${days.map(({ avant }) => avant)}::date[], ${days.map(({ du }) => du === null)}::boolean[])
        as jours (nom, du, avant, passes)
    ) ${sql.join(parts, sql` union all `)}`.execute(context.db);
  return found.rows;
}

/** How many dates some days hold, of each type, and the first ones in their order: `named` at most of each (EC9). */
export async function findFirst(context: RoleContext, days: readonly Jours[], named: number) {
  const counts = await findKeys(context, days, named);
  const keys = counts.flatMap(({ type, ids }) => ids.map((id) => ({ type, id })));
  return { counts, echeances: (await readEcheances(context, keys)).toSorted(compareEcheances) };
}
