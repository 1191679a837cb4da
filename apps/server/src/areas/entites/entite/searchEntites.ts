import type { entite } from '@habilis/api/entite/endpoints';
import type { Entite } from '@habilis/api/entite/Entite';
import type { AnswerOf, BodyOf } from '@habilis/api/endpoint';
import { cleanGroups, cleanNumber } from '@habilis/domain/clean-text/cleanNumber';
import { LARGEST_PAGE } from '@habilis/api/wire/List';
import { type ExpressionBuilder, type SqlBool, type Expression, sql } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { Context, RoleContext } from '../../../platform/Handler.ts';
import { activeHabilitation } from '../../habilitations/habilitation/activeHabilitation.ts';
import { findPage, idsOf, inOrderOf, type Slice } from '../../../platform/lists/findPage.ts';
import { isFormer, orFormer } from '../../../platform/reprise/isFormer.ts';
import { searchTyped } from '../../../platform/lists/searchWords.ts';
import { niveauxOf } from './niveauxOf.ts';
import { presentEntite, selectedEntites } from './presentEntite.ts';
import { isEntiteInScope, isNiveauInScope } from './scope.ts';
import { refuseUnknownNiveau } from '../../niveaux/dispositif-niveau/refuseUnknownNiveau.ts';

type Question = BodyOf<typeof entite.search>;
type Filters = Omit<Question, 'page' | 'taille'>;
/** Filters, and whether all that they find is in the caller's scope. */
type Asked = Filters & { readonly isAllInScope: boolean };
type Condition = (eb: ExpressionBuilder<Database, 'entite'>) => Expression<SqlBool>;

const SORT_COLUMNS = {
  raisonSociale: 'entite.nom_tri',
  ville: 'entite.ville_tri',
} as const;

/** The caisses with their place in the order of people, whatever that of the database (LI763); folded once each, not once for every entite. */
const caissesOf = ({ db }: RoleContext) =>
  db
    .selectFrom('mrp')
    .select(['id', sql<string>`texte_plie(libelle) collate "C"`.as('cle')])
    .offset(0)
    .as('caisse');

/** A SIREN or a SIRET, without what parts its groups. */
const DIGITS = /^\d{9,14}$/;
const NUMERO_DEMANDE = /^D[AH]-\d{4}-\d+$/;

/** What is typed, trimmed; a SIREN or a SIRET loses its spaces. */
function wordsOf(typed: string | undefined): string | undefined {
  const joined = cleanGroups(typed ?? '');
  return DIGITS.test(joined) ? joined : typed?.trim();
}

/** The condition of what was typed: the number of a demande or a habilitation, otherwise words of the entite. */
function isFound(typed: string | undefined): Condition[] {
  const numero = cleanNumber(typed ?? '').toUpperCase();
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
  const words = searchTyped(wordsOf(typed), 'entite.recherche');
  return words === null ? [] : [() => orFormer(words, isFormer('entites', 'entite.id', typed))];
}

/** The habilitations of today in a niveau. */
const accreditedIn = ({ db, today }: Context, niveau: string) =>
  db
    .selectFrom('habilitation')
    .where('habilitation.dispositif_niveau_id', '=', (eb) =>
      eb.selectFrom('dispositif_niveau').select('dispositif_niveau.id').where('code', '=', niveau),
    )
    .where(activeHabilitation(today, today));

/** The condition of being accredited today in a niveau. */
const isAccredited =
  (context: Context, niveau: string): Condition =>
  (eb) =>
    eb('entite.id', 'in', accreditedIn(context, niveau).select('habilitation.entite_id'));

function conditionsOf(context: RoleContext, filters: Asked): Condition[] {
  const { recherche, caisseId, departement, niveau, etat, registre } = filters;
  return [
    ...(filters.isAllInScope ? [] : [isEntiteInScope(context, 'read-entites', caisseId)]),
    ...isFound(recherche),
    ...(caisseId === undefined ? [] : [((eb) => eb('entite.caisse_id', '=', caisseId)) satisfies Condition]),
    ...(departement === undefined || departement === ''
      ? []
      : [((eb) => eb('entite.code_departement', '=', departement)) satisfies Condition]),
    ...(niveau === undefined || niveau === '' ? [] : [isAccredited(context, niveau)]),
    ...(etat === undefined ? [] : [((eb) => eb('entite.etat', '=', etat)) satisfies Condition]),
    ...(registre === undefined ? [] : [((eb) => eb('entite.registre', '=', registre)) satisfies Condition]),
  ];
}

/** The entites that filters find. */
function selected(context: RoleContext, filters: Asked) {
  let found = context.db.selectFrom('entite').select([sql<string>`''`.as('genre'), 'entite.id', 'entite.nom_tri']);
  for (const condition of conditionsOf(context, filters)) found = found.where(condition);
  return found;
}

/** The keys of the entites that filters find; sorted by caisse, those with one are read apart from those without. */
function keysOf(context: RoleContext, filters: Asked) {
  const found = selected(context, filters);
  if (filters.tri !== 'caisse') return [found.select(sql.ref(SORT_COLUMNS[filters.tri]).as('cle'))];
  return [
    context.db
      .selectFrom(caissesOf(context))
      // `offset 0` reads caisse after caisse: all entites would be looked at before the first caisse is known.
      .innerJoinLateral(
        found
          .where(sql<boolean>`entite.caisse_id = caisse.id`)
          .offset(0)
          .as('held'),
        (join) => join.onTrue(),
      )
      .select(['held.genre', 'held.id', 'held.nom_tri', 'caisse.cle']),
    found.where('entite.caisse_id', 'is', null).select(sql`null::text`.as('cle')),
  ];
}

/** A slice of a list with the total: first the keys, then the rows of those keys. */
export async function readSlice(context: RoleContext, filters: Filters, slice: Omit<Slice, 'ordre'>) {
  await refuseUnknownNiveau(context, filters);
  const { tri, ordre, niveau = '' } = filters;
  const asked = { ...filters, isAllInScope: niveau !== '' && (await isNiveauInScope(context, niveau)) };
  const { keys, ...total } = await findPage(context.db, keysOf(context, asked), {
    ...slice,
    ordre,
    ...(tri === 'caisse' && { thenBy: 'nom_tri' }),
  });
  const ids = idsOf(keys);
  const rows = await selectedEntites(context)
    .where(sql<boolean>`entite.id = any(${ids}::integer[])`)
    .execute();
  const niveaux = await niveauxOf(context, ids);
  const elements = inOrderOf(keys, { '': rows }).map((row) => presentEntite(context, row, niveaux.get(row.id) ?? []));
  return { elements, ...total };
}

/** One page of the entites that the caller may read (rules/wire#lists). */
export async function searchEntites(context: RoleContext, question: Question) {
  const { page, taille, ...filters } = question;
  return { ...(await readSlice(context, filters, { from: (page - 1) * taille, most: taille })), page, taille };
}

/** The first entites that filters find, in the order of the list. */
export const readEntites = async (context: RoleContext, filters: Filters, most: number): Promise<Entite[]> =>
  (await readSlice(context, filters, { from: 0, most })).elements;

/** The first entites by name among those that the caller may read, to choose from. */
export function listEntites(
  context: RoleContext,
  recherche: string | undefined,
): Promise<AnswerOf<typeof entite.list>> {
  let rows = context.db.selectFrom('entite').select(['entite.id', 'entite.raison_sociale as raisonSociale']);
  for (const condition of [isEntiteInScope(context), ...isFound(recherche)]) rows = rows.where(condition);
  return rows.orderBy('entite.nom_tri').orderBy('entite.id').limit(LARGEST_PAGE).execute();
}
