import type { Echeance } from '@habilis/api/echeance/Echeance';
import type { echeance } from '@habilis/api/echeance/endpoints';
import type { QueryOf } from '@habilis/api/endpoint';
import { ECHEANCES } from '@habilis/domain/echeance/ECHEANCES';
import { joursEntre, moisDeLigne } from '@habilis/domain/echeance/moisDeLigne';
import { type RawBuilder, sql } from 'kysely';
import type { RoleContext } from '../../../platform/Handler.ts';
import { findPage } from '../../../platform/lists/findPage.ts';
import { countUndated, type EcheanceSource, echeanceSources } from './echeanceSources.ts';
import { readEcheances } from './readEcheances.ts';

type Query = QueryOf<typeof echeance.list>;
type Filters = Omit<Query, 'page' | 'taille'>;

const day = (date: string | null): RawBuilder<unknown> | null => (date === null ? null : sql`${date}::date`);

/** The keys that filters find; without a first month, what is still due whatever its age, and the rest from the month before (EC10). */
function keysOf(context: RoleContext, source: EcheanceSource, { genre, vue, du, au }: Filters) {
  const { genre: own, resteDue } = ECHEANCES[source.type];
  const isLateAsked = vue === 'en-retard';
  if ((genre !== undefined && genre !== own) || (isLateAsked && !resteDue)) return null;
  const [first = ''] = moisDeLigne(context.today);
  const from = du ?? (resteDue ? null : first);
  const before = au === undefined ? null : joursEntre(au, au).avant;
  const avant = isLateAsked && (before === null || before > context.today) ? context.today : before;
  return source.keys(context, {
    du: day(from === null ? null : joursEntre(from, from).du),
    avant: day(avant),
    aVous: vue === 'a-vous',
  });
}

async function readSlice(
  context: RoleContext,
  filters: Filters,
  slice: { readonly from: number; readonly most: number },
) {
  const asked = await Promise.all(echeanceSources().map(async (source) => keysOf(context, source, filters)));
  const sources = asked.filter((source) => source !== null);
  const { keys, ...total } = await findPage(context.db, sources, { ...slice, ordre: filters.ordre });
  const named = keys.map(({ genre: type, id }) => ({ type, id }));
  return { elements: await readEcheances(context, named), ...total };
}

/** One page of what ends or is due in the caller's scope. */
export async function listEcheances(context: RoleContext, { page, taille, ...filters }: Query) {
  const slice = await readSlice(context, filters, { from: (page - 1) * taille, most: taille });
  return { ...slice, page, taille };
}

/** How much waits for the caller: the dates that are their move, and what they began that has no day (EC33). */
export async function countAVous(context: RoleContext): Promise<{ total: number }> {
  const filters = { vue: 'a-vous', ordre: 'asc' } as const;
  const [dated, undated] = await Promise.all([
    readSlice(context, filters, { from: 0, most: 0 }),
    countUndated(context),
  ]);
  return { total: dated.total + undated };
}

/** The first ones that filters find, in the order of the list. */
export const readFirst = async (context: RoleContext, filters: Filters, most: number): Promise<Echeance[]> =>
  (await readSlice(context, filters, { from: 0, most })).elements;
