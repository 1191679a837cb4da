import { type LigneDeTemps, MOST_IN_MONTH, type MoisEcheances, NAMED_IN_MONTH } from '@habilis/api/echeance/Echeance';
import { compareEcheances } from '@habilis/domain/echeance/compareEcheances';
import { ECHEANCES, GENRES_ECHEANCE, type TypeEcheance } from '@habilis/domain/echeance/ECHEANCES';
import { joursDeMois, moisDeLigne } from '@habilis/domain/echeance/moisDeLigne';
import { sql } from 'kysely';
import type { RoleContext } from '../../../platform/Handler.ts';
import { type EcheanceSource, echeanceSources } from './echeanceSources.ts';
import { readEcheances } from './readEcheances.ts';

type Found = { readonly type: TypeEcheance; readonly mois: string; readonly total: number; readonly ids: number[] };

const capped = (total: number): { total: number; totalDepasse?: true } =>
  total > MOST_IN_MONTH ? { total: MOST_IN_MONTH, totalDepasse: true } : { total };

/** The first keys of each month of each source, with their count, in one question: each month reads a thousand rows at most. */
async function findMonths(
  context: RoleContext,
  sources: readonly EcheanceSource[],
  months: readonly string[],
  named: number,
): Promise<readonly Found[]> {
  const limits = { du: sql`mois.du`, avant: sql`mois.avant` };
  const asked = await Promise.all(sources.map(async ({ type, keys }) => ({ type, rows: await keys(context, limits) })));
  const parts = asked.flatMap(({ type, rows }) => {
    if (rows === null) return [];
    return sql`select ${sql.lit(type)}::text as type, mois.nom as mois, counted.total, counted.ids
      from mois cross join lateral (
        select count(*)::integer as total, (array_agg(id order by cle, id))[1:${sql.lit(named)}] as ids
        from (select id, cle from ${rows.as('every')} order by cle, id limit ${sql.lit(MOST_IN_MONTH + 1)}) first_ones
      ) counted where counted.total > 0`;
  });
  if (parts.length === 0) return [];
  const days = months.map((month) => joursDeMois(month, month));
  const found = await sql<Found>`with mois as (
      select * from unnest(${months}::text[], ${days.map(({ du }) => du)}::date[], ${days.map(({ avant }) => avant)}::date[])
        as mois (nom, du, avant)
    ) ${sql.join(parts, sql` union all `)}`.execute(context.db);
  return found.rows;
}

/** How many are late, whatever their age. */
async function countLate(context: RoleContext): Promise<LigneDeTemps['enRetard']> {
  const limits = { du: null, avant: sql`${context.today}::date` };
  const remaining = echeanceSources().filter(({ type }) => ECHEANCES[type].resteDue);
  const late = await Promise.all(remaining.map(async ({ keys }) => keys(context, limits)));
  const counts = late.flatMap((rows) => {
    if (rows === null) return [];
    return sql`(select count(*)::integer from (select 1 from ${rows.as('every')} limit ${sql.lit(MOST_IN_MONTH + 1)}) n)`;
  });
  if (counts.length === 0) return { total: 0 };
  const { rows } = await sql<{ total: number }>`select ${sql.join(counts, sql` + `)} as total`.execute(context.db);
  return capped(rows[0]?.total ?? 0);
}

/** The months of the line that hold something, each with its first dates: `named` at most (EC6, EC9). */
export async function readMonths(context: RoleContext, named = NAMED_IN_MONTH): Promise<MoisEcheances[]> {
  const months = moisDeLigne(context.today);
  const found = await findMonths(context, echeanceSources(), months, named);
  const keys = found.flatMap(({ type, ids }) => ids.map((id) => ({ type, id })));
  const echeances = await readEcheances(context, keys);
  return GENRES_ECHEANCE.flatMap((genre) =>
    months.flatMap((mois): MoisEcheances[] => {
      const isHere = (type: TypeEcheance) => ECHEANCES[type].genre === genre;
      const total = found
        .filter((one) => one.mois === mois && isHere(one.type))
        .reduce((sum, one) => sum + one.total, 0);
      if (total === 0) return [];
      const premieres = echeances
        .filter(({ type, date }) => isHere(type) && date.startsWith(mois))
        .toSorted(compareEcheances)
        .slice(0, named);
      return [{ genre, mois, ...capped(total), premieres }];
    }),
  );
}

/** The caller's line of time. */
export const readLigne = async (context: RoleContext): Promise<LigneDeTemps> => ({
  mois: moisDeLigne(context.today),
  cases: await readMonths(context),
  enRetard: await countLate(context),
});
