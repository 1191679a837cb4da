import { cleanName } from '@habilis/domain/clean-text/cleanName';
import type { habilitation } from '@habilis/api/habilitation/endpoints';
import type { HabilitationSummary } from '@habilis/api/habilitation/Habilitation';
import type { QueryOf } from '@habilis/api/endpoint';
import { isNetworkScope } from '@habilis/domain/role/isNetworkScope';
import { mayOpenSession } from '@habilis/domain/session-certification/mayOpenSession';
import { type RawBuilder, sql } from 'kysely';
import type { RoleContext } from '../../../platform/Handler.ts';
import { findPage, idsOf, inOrderOf, type Slice } from '../../../platform/lists/findPage.ts';
import { isFormer } from '../../../platform/reprise/isFormer.ts';
import { searchTyped } from '../../../platform/lists/searchWords.ts';
import { etatHabilitationSql, isInEtat } from './etatHabilitationSql.ts';
import { habilitationRows } from './habilitationRows.ts';
import { presentSummaries } from './readHabilitation.ts';
import { refusSessionOf } from './refusSessionOf.ts';
import { inScope } from './scope.ts';
import { refuseUnknownNiveau } from '../../niveaux/dispositif-niveau/refuseUnknownNiveau.ts';

type Query = QueryOf<typeof habilitation.list>;
type Filters = Omit<Query, 'page' | 'taille'>;

/** The column of each order. */
const SORT_COLUMNS = {
  numero: 'habilitation.numero',
  raisonSociale: 'habilitation.entite_nom_tri',
  dispositifNiveau: 'dispositif_niveau.code',
  dateDebut: 'habilitation.date_debut',
  dateFin: 'habilitation.date_fin',
} as const;

/** The beginning of a habilitation's number: its sequence, and what follows after a stroke. */
const NUMERO = /^\d{1,7}(?:\/.*)?$/;

/** Words find the entite; what looks like the beginning of a number may also be one. */
function isFound(recherche: string | undefined): RawBuilder<boolean> | null {
  const words = searchTyped(recherche, 'entite.recherche');
  if (words === null) return null;
  const ofEntite = sql<boolean>`habilitation.entite_id in (select entite.id from entite where ${words})`;
  const typed = cleanName(recherche ?? '').toUpperCase();
  const former = isFormer('habilitations', 'habilitation.id', recherche);
  if (!NUMERO.test(typed) && former === null) return ofEntite;
  const isNumero = sql<boolean>`habilitation.numero like ${`${typed.replaceAll(/[\\%_]/g, '\\$&')}%`}`;
  // Of both apart, so that each is looked up in its index: with `or` every habilitation would be read.
  return sql<boolean>`habilitation.id in (select habilitation.id from habilitation where ${ofEntite}
    union all select habilitation.id from habilitation where ${isNumero}
    union all select habilitation.id from habilitation where ${former ?? sql<boolean>`false`})`;
}

/** The habilitations that the caller may read and that filters find. */
function selected(
  context: RoleContext,
  { recherche, etat, niveau, caisse, departement, entite, finAvant, finDu, finAu, ouvre }: Filters,
) {
  const words = isFound(recherche);
  // Whether by formateurs (SC20): of both kinds, of the network's alone, or of none.
  const opened =
    ouvre === 'session'
      ? [true, false].filter((sessionParFormateur) => mayOpenSession(context.caller.role.type, { sessionParFormateur }))
      : [true, false];
  return context.db
    .selectFrom('habilitation')
    .where(inScope(context))
    .$if(words !== null, (rows) => rows.where(words ?? sql<boolean>`true`))
    .$if(etat !== undefined, (rows) => rows.where(isInEtat(etat ?? 'ACTIVE', context.today)))
    .$if(niveau !== undefined && niveau !== '', (rows) =>
      rows.where('habilitation.dispositif_niveau_id', '=', (eb) =>
        eb
          .selectFrom('dispositif_niveau')
          .select('dispositif_niveau.id')
          .where('code', '=', niveau ?? ''),
      ),
    )
    .$if(caisse !== undefined && caisse !== '', (rows) =>
      rows.where('habilitation.entite_caisse_id', '=', (eb) =>
        eb
          .selectFrom('mrp')
          .select('mrp.id')
          .where('code', '=', caisse ?? ''),
      ),
    )
    .$if(entite !== undefined, (rows) => rows.where('habilitation.entite_id', '=', entite ?? 0))
    .$if(opened.length < 2, (rows) =>
      rows.where('habilitation.dispositif_niveau_id', 'in', (eb) =>
        eb
          .selectFrom('dispositif_niveau')
          .select('dispositif_niveau.id')
          .where(sql<boolean>`session_par_formateur = any(${opened}::boolean[])`),
      ),
    )
    .$if(departement !== undefined && departement !== '', (rows) =>
      rows.where('habilitation.entite_id', 'in', (eb) =>
        eb
          .selectFrom('entite')
          .select('entite.id')
          .where('code_departement', '=', departement ?? ''),
      ),
    )
    .$if(finDu !== undefined, (rows) => rows.where('habilitation.date_fin', '>=', finDu ?? ''))
    .$if(finAu !== undefined, (rows) => rows.where('habilitation.date_fin', '<=', finAu ?? ''))
    .$if(finAvant !== undefined, (rows) => rows.where('habilitation.date_fin', '<', finAvant ?? ''));
}

/** Whether those that are over come last: by their ends, the first one first, the list of an entite would begin with what is long over (H863). */
const putsOverLast = ({ caller }: RoleContext, { tri, ordre, entite }: Filters): boolean =>
  tri === 'dateFin' &&
  ordre === 'asc' &&
  (entite !== undefined || !isNetworkScope(caller.role.type, 'read-habilitations'));

/** Whether one is over, as a number that sorts. */
const isOver = ({ today }: RoleContext) =>
  sql<number>`(${etatHabilitationSql(today)} in ('TERMINEE', 'ROMPUE'))::integer`;

/** Their keys, with the column of the order. */
function keysOf(context: RoleContext, filters: Filters) {
  const { tri } = filters;
  if (putsOverLast(context, filters))
    return selected(context, filters).select([
      sql<string>`''`.as('genre'),
      'habilitation.id',
      isOver(context).as('cle'),
      'habilitation.date_fin as fin',
    ]);
  return selected(context, filters)
    .$if(tri === 'dispositifNiveau', (sorted) =>
      sorted.innerJoin('dispositif_niveau', 'dispositif_niveau.id', 'habilitation.dispositif_niveau_id'),
    )
    .select([sql<string>`''`.as('genre'), 'habilitation.id', sql`${sql.ref(SORT_COLUMNS[tri])}`.as('cle')]);
}

/** A slice of a list with the total: first the keys, then the rows of those keys. */
export async function readSlice(context: RoleContext, filters: Filters, slice: Omit<Slice, 'ordre'>) {
  await refuseUnknownNiveau(context, filters);
  const { tri, ordre } = filters;
  // Only an end can be missing; those without one come last.
  const wholeSlice = {
    ...slice,
    ordre,
    isNullLast: tri === 'dateFin',
    ...(putsOverLast(context, filters) ? { thenBy: 'fin' } : {}),
  };
  const { keys, ...total } = await findPage(context.db, [keysOf(context, filters)], wholeSlice);
  const rows = await habilitationRows(context.db)
    .where(sql<boolean>`habilitation.id = any(${idsOf(keys)}::integer[])`)
    .execute();
  const refus = filters.ouvre === 'session' ? await refusSessionOf(context, idsOf(keys)) : null;
  const summaries = await presentSummaries(context, inOrderOf(keys, { '': rows }));
  const elements = summaries.map((one) => ({
    ...one,
    ...(refus === null ? {} : { refusSession: refus.get(one.id) ?? null }),
  }));
  return { elements, ...total };
}

/** One page of the habilitations that the caller may read. */
export async function listHabilitations(context: RoleContext, { page, taille, ...filters }: Query) {
  const slice = await readSlice(context, filters, { from: (page - 1) * taille, most: taille });
  return { ...slice, page, taille };
}

/** The first habilitations that filters find, in the order of the list. */
export async function readHabilitations(
  context: RoleContext,
  filters: Filters,
  most: number,
): Promise<HabilitationSummary[]> {
  return (await readSlice(context, filters, { from: 0, most })).elements;
}
