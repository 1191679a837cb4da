import type { habilitation } from '@habilis/api/habilitation/endpoints';
import { MOST_COUNTED } from '@habilis/api/wire/List';
import type { HabilitationSummary } from '@habilis/api/habilitation/Habilitation';
import type { QueryOf } from '@habilis/api/endpoint';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../platform/Handler.ts';
import { boundedCounts, totalOf } from '../demande/boundedCounts.ts';
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

/** The order of a list; what has no end comes after all that has one. */
const inOrder = ({ tri, ordre }: Pick<Filters, 'tri' | 'ordre'>, cle: string) => {
  const last = tri === 'dateFin' && ordre === 'desc' ? sql` nulls last` : sql``;
  return sql`${sql.ref(cle)} ${sql.raw(ordre)}${last}`;
};

/** A slice of a list with the total: its keys first, from an index where one gives them, then what stands there, whole. Few are found first and then sorted. */
async function readSlice(context: Context, filters: Filters, { most, after }: { most: number; after: number }) {
  const { db, today } = context;
  const rows = selected(context, filters);
  const counts = await boundedCounts(db, [rows.select('habilitation.id')]);
  const areFew = (counts[0] ?? 0) <= MOST_COUNTED;
  const keys = rows.select(['habilitation.id', sql<unknown>`${sql.ref(SORT_COLUMNS[filters.tri])}`.as('cle')]);
  const page = db
    .selectFrom((areFew ? keys.offset(0) : keys).as('trouvee'))
    .selectAll()
    .orderBy(inOrder(filters, 'cle'))
    .orderBy('id', filters.ordre)
    .limit(most)
    .offset(after);
  const found = await habilitationRows(db)
    .innerJoin(page.as('page'), 'page.id', 'habilitation.id')
    .orderBy(inOrder(filters, 'page.cle'))
    .orderBy('page.id', filters.ordre)
    .execute();
  return { elements: found.map((row) => presentSummary(row, today)), ...totalOf(counts) };
}

/** One page of the accreditations that the caller may read. */
export async function listHabilitations(context: Context, { page, taille, ...filters }: Query) {
  const slice = await readSlice(context, filters, { most: taille, after: (page - 1) * taille });
  return { ...slice, page, taille };
}

/** The first of the accreditations that filters find, in the order of the list. */
export async function readHabilitations(
  context: Context,
  filters: Filters,
  most: number,
): Promise<HabilitationSummary[]> {
  return (await readSlice(context, filters, { most, after: 0 })).elements;
}
