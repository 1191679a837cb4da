import { cleanName } from '@habilis/domain/clean-text/cleanName';
import type { habilitation } from '@habilis/api/habilitation/endpoints';
import type { HabilitationSummary } from '@habilis/api/habilitation/Habilitation';
import type { QueryOf } from '@habilis/api/endpoint';
import { mayOpenSession } from '@habilis/domain/session-certification/mayOpenSession';
import { sql } from 'kysely';
import type { RoleContext } from '../../../platform/Handler.ts';
import { findPage, idsOf, inOrderOf, type Slice } from '../../../platform/lists/findPage.ts';
import { type Reading, readings, searchTyped, type Words } from '../../../platform/lists/searchWords.ts';
import { isInEtat } from './etatHabilitationSql.ts';
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
function isFound(recherche: string | undefined): Words | null {
  const words = searchTyped(recherche, 'entite.recherche');
  if (words === null) return null;
  // Told both ways PostgreSQL expects few entites and looks their habilitations up, instead of reading all of them.
  const indexed = sql<boolean>`habilitation.entite_id in (select entite.id from entite where ${words.walked} and ${words.indexed})`;
  // `offset 0` looks each entite up: all of them would be read otherwise.
  const walked = sql<boolean>`exists (select from entite where entite.id = habilitation.entite_id and ${words.walked} offset 0)`;
  const typed = cleanName(recherche ?? '').toUpperCase();
  if (!NUMERO.test(typed)) return { indexed, walked };
  const isNumero = sql<boolean>`habilitation.numero like ${`${typed.replaceAll(/[\\%_]/g, '\\$&')}%`}`;
  return {
    // Of both apart, so that each is looked up in its index: with `or` every habilitation would be read.
    indexed: sql<boolean>`habilitation.id in (select habilitation.id from habilitation where ${indexed}
      union all select habilitation.id from habilitation where ${isNumero})`,
    walked: sql<boolean>`(${isNumero} or ${walked})`,
  };
}

/** The habilitations that the caller may read and that filters find, words apart. */
function selected(context: RoleContext, { etat, niveau, caisse, entite, finAvant, ouvre }: Filters) {
  // Whether by formateurs (SC20): of both kinds, of the network's alone, or of none.
  const opened =
    ouvre === 'session'
      ? [true, false].filter((sessionParFormateur) => mayOpenSession(context.caller.role.type, { sessionParFormateur }))
      : [true, false];
  return context.db
    .selectFrom('habilitation')
    .where(inScope(context))
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
    .$if(finAvant !== undefined, (rows) => rows.where('habilitation.date_fin', '<', finAvant ?? ''));
}

/** Their keys, with the column of the order. */
function keysOf(context: RoleContext, filters: Filters, { held, found }: Reading) {
  const { tri } = filters;
  const rows = selected(context, filters);
  return (held === undefined ? rows : rows.where(held))
    .$if(tri === 'dispositifNiveau', (sorted) =>
      sorted.innerJoin('dispositif_niveau', 'dispositif_niveau.id', 'habilitation.dispositif_niveau_id'),
    )
    .select([
      sql<string>`''`.as('genre'),
      'habilitation.id',
      sql`${sql.ref(SORT_COLUMNS[tri])}`.as('cle'),
      found.as('found'),
    ]);
}

/** A slice of a list with the total: first the keys, then the rows of those keys. */
export async function readSlice(context: RoleContext, filters: Filters, slice: Omit<Slice, 'ordre'>) {
  await refuseUnknownNiveau(context, filters);
  const { tri, ordre } = filters;
  // Only an end can be missing; those without one come last.
  const wholeSlice = { ...slice, ordre, isNullLast: tri === 'dateFin' };
  const { rows: found, unsearched } = readings(isFound(filters.recherche), (reading) => [
    keysOf(context, filters, reading),
  ]);
  const { keys, ...total } = await findPage(context.db, found, wholeSlice, { unsearched });
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
