import type { habilitation } from '@habilis/api/habilitation/endpoints';
import type { HabilitationSummary } from '@habilis/api/habilitation/Habilitation';
import type { QueryOf } from '@habilis/api/endpoint';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../platform/Handler.ts';
import { findPage, idsOf, inOrderOf } from '../../platform/lists/findPage.ts';
import { searchCondition } from '../demande/searchCondition.ts';
import { isInEtat } from './etatHabilitationSql.ts';
import { habilitationRows, presentSummary } from './readHabilitation.ts';
import { inScope } from './scope.ts';

type Query = QueryOf<typeof habilitation.list>;
type Filters = Omit<Query, 'page' | 'taille'>;

/** What each order looks at: a column of the accreditation's own row, for its index to give the order. */
const SORT_COLUMNS = {
  numero: 'habilitation.numero',
  raisonSociale: 'habilitation.entite_nom_tri',
  dispositifNiveau: 'habilitation.niveau_code',
  dateDebut: 'habilitation.date_debut',
  dateFin: 'habilitation.date_fin',
} as const;

/** The condition that words find the entity, or that what was typed begins the number, which begins by digits. */
function isFound(recherche: string | undefined): RawBuilder<boolean> | null {
  const words = searchCondition(recherche, 'habilitation.entite_recherche');
  const typed = (recherche ?? '').trim();
  if (words === null || !/^\d/.test(typed)) return words;
  return sql<boolean>`(${words} or habilitation.numero like ${`${typed.replaceAll(/[\\%_]/g, '\\$&')}%`})`;
}

/** The accreditations that the caller may read and that filters find. */
function selected(context: Context, { recherche, etat, niveau, caisse, entite, finAvant }: Filters) {
  const found = isFound(recherche);
  return context.db
    .selectFrom('habilitation')
    .where(inScope(context))
    .$if(found !== null, (rows) => rows.where(found ?? sql<boolean>`true`))
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
    .$if(finAvant !== undefined, (rows) => rows.where('habilitation.date_fin', '<', finAvant ?? ''));
}

/** A slice of a list with the total: its keys first, then what stands there, whole. */
async function readSlice(context: Context, filters: Filters, slice: { readonly from: number; readonly most: number }) {
  const { tri, ordre } = filters;
  const source = selected(context, filters).select([
    sql<string>`''`.as('genre'),
    'habilitation.id',
    sql<unknown>`${sql.ref(SORT_COLUMNS[tri])}`.as('cle'),
  ]);
  // What has no end comes after all that has one; nothing else is without a value.
  const { keys, ...total } = await findPage(context.db, [source], { ...slice, ordre, isNullLast: tri === 'dateFin' });
  const rows = await habilitationRows(context.db)
    .where(sql<boolean>`habilitation.id = any(${idsOf(keys)}::integer[])`)
    .execute();
  return { elements: inOrderOf(keys, { '': rows }).map((row) => presentSummary(row, context.today)), ...total };
}

/** One page of the accreditations that the caller may read. */
export async function listHabilitations(context: Context, { page, taille, ...filters }: Query) {
  const slice = await readSlice(context, filters, { from: (page - 1) * taille, most: taille });
  return { ...slice, page, taille };
}

/** The first of the accreditations that filters find, in the order of the list. */
export async function readHabilitations(
  context: Context,
  filters: Filters,
  most: number,
): Promise<HabilitationSummary[]> {
  return (await readSlice(context, filters, { from: 0, most })).elements;
}
