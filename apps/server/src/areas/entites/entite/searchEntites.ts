import type { entite } from '@habilis/api/entite/endpoints';
import type { Entite } from '@habilis/api/entite/Entite';
import type { AnswerOf, BodyOf } from '@habilis/api/endpoint';
import { withoutSpaces } from '@habilis/domain/identifiant/withoutSpaces';
import { scopeOf } from '@habilis/domain/role/scopeOf';
import { LARGEST_PAGE } from '@habilis/api/wire/List';
import { type ExpressionBuilder, type SqlBool, type Expression, sql } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { Context, RoleContext } from '../../../platform/Handler.ts';
import { activeHabilitation } from '../../habilitations/habilitation/activeHabilitation.ts';
import { findPage, idsOf, inOrderOf, searchedIn } from '../../../platform/lists/findPage.ts';
import { searchCondition, searchConditionByRow } from '../../../platform/lists/searchCondition.ts';
import { niveauxOf } from './niveauxOf.ts';
import { presentEntite, selectedEntites } from './presentEntite.ts';
import { isEntiteInScope } from './scope.ts';
import { refuseUnknownNiveau } from '../../niveaux/dispositif-niveau/refuseUnknownNiveau.ts';

type Question = BodyOf<typeof entite.search>;
type Filters = Omit<Question, 'page' | 'taille'>;
type Condition = (eb: ExpressionBuilder<Database, 'entite'>) => Expression<SqlBool>;

const SORT_COLUMNS = {
  raisonSociale: 'entite.nom_tri',
  ville: 'entite.ville',
  caisse: 'entite.caisse_libelle',
} as const;

/** A SIREN or a SIRET however it was spaced. */
const DIGITS = /^\d{9,14}$/;
const NUMERO_DEMANDE = /^D[AH]-\d{4}-\d+$/;

/** Whether what was typed is the number of a request or an accreditation. */
const isByNumber = (typed = ''): boolean =>
  typed.includes('/') || NUMERO_DEMANDE.test(withoutSpaces(typed).toUpperCase());

/** The words of the entity that are typed. */
function wordsOf(typed: string | undefined): string | undefined {
  const joined = withoutSpaces(typed ?? '');
  return DIGITS.test(joined) ? joined : typed?.trim();
}

/** The condition of what was typed: the number of a request or an accreditation, else words of the entity. */
function isFound(typed: string | undefined): Condition[] {
  const numero = withoutSpaces(typed ?? '').toUpperCase();
  if (NUMERO_DEMANDE.test(numero)) {
    return [
      () => sql<boolean>`entite.id in (
        select entite_id from demande_administrative where numero = ${numero} and tache <> 'supprimee'
        union all select entite_id from demande_habilitation where numero = ${numero} and tache <> 'supprimee')`,
    ];
  }
  if (numero.includes('/')) {
    return [() => sql<boolean>`entite.id in (select entite_id from habilitation where numero = ${numero})`];
  }
  const words = searchCondition(wordsOf(typed), 'entite.recherche');
  return words === null ? [] : [() => words];
}

/** The accreditations of today in a level. */
const accreditedIn = ({ db, today }: Context, niveau: string) =>
  db
    .selectFrom('habilitation')
    .where('habilitation.dispositif_niveau_id', '=', (eb) =>
      eb.selectFrom('dispositif_niveau').select('dispositif_niveau.id').where('code', '=', niveau),
    )
    .where(activeHabilitation(today, today));

/** The condition of being accredited today in a level; as an array, for the entities to be looked up by their id instead of all being read. */
const isAccredited =
  (context: Context, niveau: string): Condition =>
  () =>
    sql<boolean>`entite.id = any(array(${accreditedIn(context, niveau).select('habilitation.entite_id')}))`;

/** The same of entities that are read one by one: only those that were ever accredited in the level are looked up. */
function isAccreditedOne(context: Context, niveau: string, read: 'entite' | 'parcourue') {
  const [id, niveaux] = [sql.ref(`${read}.id`), sql.ref(`${read}.niveaux`)];
  const held = accreditedIn(context, niveau).where(sql<boolean>`habilitation.entite_id = ${id}`);
  return sql<boolean>`${niveaux} @> array(select id from dispositif_niveau where code = ${niveau}) and exists (${held})`;
}

/** The only fund whose entities are seen, by the caller's role or by what is asked. */
function onlyFundOf(context: RoleContext, { caisseId }: Filters): number | null | undefined {
  const { role } = context.caller;
  return scopeOf(role.type, 'read-entites') === 'caisse' ? role.mrpId : caisseId;
}

/** The condition that the fund bears the name of the only one that is seen: the order of funds then begins at it. */
function isOfOnlyFund(context: RoleContext, filters: Filters): Condition[] {
  const only = onlyFundOf(context, filters);
  if (filters.tri !== 'caisse' || only === undefined) return [];
  return [
    ({ selectFrom }) =>
      sql<boolean>`entite.caisse_libelle = ${selectFrom('mrp').select('libelle').where('id', '=', only)}`,
  ];
}

/** The condition of being accredited in a level, for those of one fund or for all. */
const isOfNiveau = (context: RoleContext, filters: Filters, niveau: string): Condition =>
  onlyFundOf(context, filters) === undefined
    ? isAccredited(context, niveau)
    : () => isAccreditedOne(context, niveau, 'entite');

function conditionsOf(context: RoleContext, filters: Filters): Condition[] {
  const { recherche, caisseId, departement, niveau, etat, registre } = filters;
  return [
    isEntiteInScope(context),
    ...isOfOnlyFund(context, filters),
    ...isFound(recherche),
    ...(caisseId === undefined ? [] : [((eb) => eb('entite.caisse_id', '=', caisseId)) satisfies Condition]),
    ...(departement === undefined || departement === ''
      ? []
      : [((eb) => eb('entite.code_departement', '=', departement)) satisfies Condition]),
    ...(niveau === undefined || niveau === '' ? [] : [isOfNiveau(context, filters, niveau)]),
    ...(etat === undefined ? [] : [((eb) => eb('entite.etat', '=', etat)) satisfies Condition]),
    ...(registre === undefined ? [] : [((eb) => eb('entite.registre', '=', registre)) satisfies Condition]),
  ];
}

/** The keys of the entities that meet every condition. */
function keysOf({ db }: Context, conditions: readonly Condition[], tri: Filters['tri']) {
  let found = db.selectFrom('entite');
  for (const condition of conditions) found = found.where(condition);
  return found.select([sql<string>`''`.as('genre'), 'entite.id', sql`${sql.ref(SORT_COLUMNS[tri])}`.as('cle')]);
}

/** The entities among which words, or those that are accredited in a level, are met one by one along the order of the list. */
function searchedAmong(context: RoleContext, filters: Filters) {
  const { recherche, niveau, tri } = filters;
  const words = isByNumber(recherche) ? null : searchConditionByRow(wordsOf(recherche));
  const level = niveau === undefined || niveau === '' ? null : isAccreditedOne(context, niveau, 'parcourue');
  const asked = [words, level].filter((condition) => condition !== null);
  return searchedIn(asked.length === 0 ? null : sql<boolean>`${sql.join(asked, sql` and `)}`, () => {
    const others = { ...filters, recherche: words === null ? recherche : undefined, niveau: undefined };
    const keys = keysOf(context, conditionsOf(context, others), tri).select('entite.niveaux');
    return [words === null ? keys : keys.select('entite.recherche as texte')];
  });
}

/** A slice of a list with the total: its keys first, then what stands there, whole. */
async function readSlice(
  context: RoleContext,
  filters: Filters,
  slice: { readonly from: number; readonly most: number },
) {
  await refuseUnknownNiveau(context, filters);
  const { tri, ordre } = filters;
  const sources = [keysOf(context, conditionsOf(context, filters), tri)];
  const { keys, ...total } = await findPage(context.db, sources, { ...slice, ordre }, searchedAmong(context, filters));
  const ids = idsOf(keys);
  const rows = await selectedEntites(context)
    .where(sql<boolean>`entite.id = any(${ids}::integer[])`)
    .execute();
  const niveaux = await niveauxOf(context, ids);
  const elements = inOrderOf(keys, { '': rows }).map((row) => presentEntite(context, row, niveaux.get(row.id) ?? []));
  return { elements, ...total };
}

/** One page of the entities that the caller may read (wire, Lists). */
export async function searchEntites(context: RoleContext, question: Question) {
  const { page, taille, ...filters } = question;
  return { ...(await readSlice(context, filters, { from: (page - 1) * taille, most: taille })), page, taille };
}

/** The first of the entities that filters find, in the order of the list. */
export const readEntites = async (context: RoleContext, filters: Filters, most: number): Promise<Entite[]> =>
  (await readSlice(context, filters, { from: 0, most })).elements;

/** The first entities by their name among those that the caller may read, for a choice. */
export function listEntites(
  context: RoleContext,
  recherche: string | undefined,
): Promise<AnswerOf<typeof entite.list>> {
  let rows = context.db.selectFrom('entite').select(['entite.id', 'entite.raison_sociale as raisonSociale']);
  for (const condition of [isEntiteInScope(context), ...isFound(recherche)]) rows = rows.where(condition);
  return rows.orderBy('entite.nom_tri').orderBy('entite.id').limit(LARGEST_PAGE).execute();
}
