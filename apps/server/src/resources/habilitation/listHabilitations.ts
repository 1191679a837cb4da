import type { habilitation } from '@habilis/api/habilitation/endpoints';
import type { HabilitationSummary } from '@habilis/api/habilitation/Habilitation';
import type { QueryOf } from '@habilis/api/endpoint';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../platform/Handler.ts';
import { boundedTotal } from '../demande/boundedTotal.ts';
import { searchCondition } from '../demande/searchCondition.ts';
import { etatHabilitationSql } from './etatHabilitationSql.ts';
import { habilitationRows, presentSummary } from './readHabilitation.ts';
import { inScope } from './scope.ts';

type Query = QueryOf<typeof habilitation.list>;
type Filters = Omit<Query, 'page' | 'taille'>;

const SORT_COLUMNS = {
  numero: 'habilitation.numero',
  raisonSociale: 'entite.nom_tri',
  dispositifNiveau: 'dispositif_niveau.code',
  dateDebut: 'habilitation.date_debut',
  dateFin: 'habilitation.date_fin',
} as const;

/** The accreditations of the entities that words find, and those whose number begins so: each looked up by an index of its own, which one condition on both has not. */
function foundIds(words: RawBuilder<boolean>, recherche = '') {
  const beginning = `${recherche.trim().replaceAll(/[\\%_]/g, '\\$&')}%`;
  return sql<number>`(select trouvee.id from habilitation trouvee join entite on entite.id = trouvee.entite_id where ${words}
    union all select trouvee.id from habilitation trouvee where trouvee.numero like ${beginning})`;
}

function selected(context: Context, { recherche, etat, niveau, caisse, entite, finAvant }: Filters) {
  const words = searchCondition(recherche, 'entite.recherche');
  return habilitationRows(context.db)
    .where(inScope(context))
    .$if(words !== null, (rows) =>
      rows.where('habilitation.id', 'in', foundIds(words ?? sql<boolean>`true`, recherche)),
    )
    .$if(etat !== undefined, (rows) => rows.where(sql<boolean>`${etatHabilitationSql(context.today)} = ${etat}`))
    .$if(niveau !== undefined && niveau !== '', (rows) => rows.where('dispositif_niveau.code', '=', niveau ?? ''))
    .$if(caisse !== undefined && caisse !== '', (rows) => rows.where('mrp.code', '=', caisse ?? ''))
    .$if(entite !== undefined, (rows) => rows.where('habilitation.entite_id', '=', entite ?? 0))
    .$if(finAvant !== undefined, (rows) => rows.where('habilitation.date_fin', '<', finAvant ?? ''));
}

const ordered = (context: Context, { tri, ordre, ...filters }: Filters) =>
  selected(context, { tri, ordre, ...filters })
    // What has no end comes after all that has one.
    .orderBy(SORT_COLUMNS[tri], (order) => (ordre === 'asc' ? order.asc() : order.desc()).nullsLast())
    .orderBy('habilitation.id', ordre);

/** One page of the accreditations that the caller may read. */
export async function listHabilitations(context: Context, { page, taille, ...filters }: Query) {
  const rows = await ordered(context, filters)
    .limit(taille)
    .offset((page - 1) * taille)
    .execute();
  const total = await boundedTotal(context.db, [selected(context, filters).clearSelect().select('habilitation.id')]);
  return { elements: rows.map((row) => presentSummary(row, context.today)), ...total, page, taille };
}

/** The first of the accreditations that filters find, in the order of the list. */
export async function readHabilitations(
  context: Context,
  filters: Filters,
  most: number,
): Promise<HabilitationSummary[]> {
  const rows = await ordered(context, filters).limit(most).execute();
  return rows.map((row) => presentSummary(row, context.today));
}
