import type { habilitation } from '@habilis/api/habilitation/endpoints';
import type { HabilitationSummary } from '@habilis/api/habilitation/Habilitation';
import type { QueryOf } from '@habilis/api/endpoint';
import { scopeOf } from '@habilis/domain/role/scopeOf';
import { type RawBuilder, sql } from 'kysely';
import type { RoleContext } from '../../../platform/Handler.ts';
import { findPage, idsOf, inOrderOf, searchedIn } from '../../../platform/lists/findPage.ts';
import { searchCondition, searchConditionByRow } from '../../../platform/lists/searchCondition.ts';
import { niveauxOfRole } from '../../niveaux/dispositif-niveau/niveauxOfRole.ts';
import { isInEtat } from './etatHabilitationSql.ts';
import { habilitationRows, presentSummary } from './readHabilitation.ts';
import { inScope } from './scope.ts';
import { refuseUnknownNiveau } from '../../niveaux/dispositif-niveau/refuseUnknownNiveau.ts';

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

/** Whether what is typed may begin a number. */
const isBegun = (recherche = ''): boolean => /^\d/.test(recherche.trim());

/** The condition that words find the entity, or that what was typed begins the number, which begins by digits. */
function isFound(recherche: string | undefined): RawBuilder<boolean> | null {
  const words = searchCondition(recherche, 'habilitation.entite_recherche');
  const typed = (recherche ?? '').trim();
  if (words === null || !isBegun(recherche)) return words;
  return sql<boolean>`(${words} or habilitation.numero like ${`${typed.replaceAll(/[\\%_]/g, '\\$&')}%`})`;
}

/** The condition that the code of the level lies between those of the caller's levels, where these are all they see: the order of codes then begins among them. */
function isWithinCodes(context: RoleContext): RawBuilder<boolean> {
  const { role } = context.caller;
  if (scopeOf(role.type, 'read-habilitations') !== 'dispositif') return sql<boolean>`true`;
  const codes = sql`from dispositif_niveau where id in (${niveauxOfRole(context.db, role.id)})`;
  return sql<boolean>`habilitation.niveau_code between (select min(code) ${codes}) and (select max(code) ${codes})`;
}

/** The accreditations that the caller may read and that filters find. */
function selected(context: RoleContext, { recherche, etat, niveau, caisse, entite, finAvant }: Filters) {
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
async function readSlice(
  context: RoleContext,
  filters: Filters,
  slice: { readonly from: number; readonly most: number },
) {
  await refuseUnknownNiveau(context, filters);
  const { tri, ordre } = filters;
  const keysOf = (narrowed: Filters) =>
    selected(context, narrowed)
      .$if(tri === 'dispositifNiveau', (rows) => rows.where(isWithinCodes(context)))
      .select([sql<string>`''`.as('genre'), 'habilitation.id', sql`${sql.ref(SORT_COLUMNS[tri])}`.as('cle')]);
  const searched = searchedIn(isBegun(filters.recherche) ? null : searchConditionByRow(filters.recherche), () => [
    keysOf({ ...filters, recherche: undefined }).select('habilitation.entite_recherche as texte'),
  ]);
  // What has no end comes after all that has one; nothing else is without a value.
  const wholeSlice = { ...slice, ordre, isNullLast: tri === 'dateFin' };
  const { keys, ...total } = await findPage(context.db, [keysOf(filters)], wholeSlice, searched);
  const rows = await habilitationRows(context.db)
    .where(sql<boolean>`habilitation.id = any(${idsOf(keys)}::integer[])`)
    .execute();
  return { elements: inOrderOf(keys, { '': rows }).map((row) => presentSummary(row, context.today)), ...total };
}

/** One page of the accreditations that the caller may read. */
export async function listHabilitations(context: RoleContext, { page, taille, ...filters }: Query) {
  const slice = await readSlice(context, filters, { from: (page - 1) * taille, most: taille });
  return { ...slice, page, taille };
}

/** The first of the accreditations that filters find, in the order of the list. */
export async function readHabilitations(
  context: RoleContext,
  filters: Filters,
  most: number,
): Promise<HabilitationSummary[]> {
  return (await readSlice(context, filters, { from: 0, most })).elements;
}
