import type { utilisateur } from '@habilis/api/utilisateur/endpoints';
import type { EntiteTrouvee, UtilisateurSummary } from '@habilis/api/utilisateur/Utilisateur';
import type { QueryOf } from '@habilis/api/endpoint';
import { ROLE_TYPES } from '@habilis/domain/role/RoleType';
import { attacheOfRole } from '@habilis/domain/utilisateur/attacheOfRole';
import { givableRoles } from '@habilis/domain/utilisateur/givableRoles';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { isLiveRole } from '../../../platform/auth/isLiveRole.ts';
import type { RoleContext } from '../../../platform/Handler.ts';
import { findPage, idsOf, inOrderOf, type Slice } from '../../../platform/lists/findPage.ts';
import { foldText } from '../../../platform/lists/foldText.ts';
import { isFormer, orFormer } from '../../../platform/reprise/isFormer.ts';
import { searchTyped } from '../../../platform/lists/searchWords.ts';
import { isRoleVisible, scopeOverUsers } from './scope.ts';

type Query = QueryOf<typeof utilisateur.search>;
type Filters = Omit<Query, 'page' | 'taille'>;
type Builder = ExpressionBuilder<Database, 'personne'>;

const SORT_COLUMNS = { nom: 'personne.nom_tri', habilisId: 'personne.habilis_id', creeLe: 'personne.cree_le' } as const;

const MOST_ENTITES = 20;

/** The condition that the typed words are found; null when there are none. */
const searched = (typed: string | undefined, column: string) =>
  foldText(typed ?? '') === '' ? null : searchTyped(typed, column);

/** The condition that a person has a live role, in the caller's scope, that matches the filters on roles. */
function hasRole(context: RoleContext, { role, caisse, entite }: Pick<Query, 'role' | 'caisse' | 'entite'>) {
  const words = searched(entite, 'entite.recherche');
  return ({ exists, selectFrom }: Builder) => {
    let roles = selectFrom('role')
      .select('role.id')
      .whereRef('role.personne_id', '=', 'personne.id')
      .where(isRoleVisible(context));
    if (role !== undefined || caisse !== undefined || words !== null) roles = roles.where(isLiveRole(context.now));
    if (role !== undefined) roles = roles.where('role.type', '=', role);
    if (caisse !== undefined) {
      roles = roles.where(({ eb, selectFrom: from }) =>
        eb('role.mrp_id', '=', from('mrp').select('mrp.id').where('mrp.code', '=', caisse)),
      );
    }
    if (words !== null) {
      roles = roles.where('role.entite_id', 'in', (eb) => eb.selectFrom('entite').select('entite.id').where(words));
    }
    return exists(roles);
  };
}

/** Whether roles limit the list: by a filter, or by what the caller may see. */
function isByRole(context: RoleContext, { role, caisse, entite }: Filters): boolean {
  const isFiltered = role !== undefined || caisse !== undefined || searched(entite, 'entite.recherche') !== null;
  return isFiltered || scopeOverUsers(context.caller.role.type) !== 'all';
}

/** The keys of the persons that filters find. */
function keysOf(context: RoleContext, query: Filters) {
  const { etat, tri } = query;
  const words = searched(query.recherche, 'personne.recherche');
  let rows = context.db.selectFrom('personne');
  if (words !== null) rows = rows.where(orFormer(words, isFormer('personnes', 'personne.id', query.recherche)));
  // Merged accounts are listed only when asked for.
  rows = etat === undefined ? rows.where('personne.etat', '<>', 'fusionnee') : rows.where('personne.etat', '=', etat);
  return (isByRole(context, query) ? rows.where(hasRole(context, query)) : rows).select([
    sql<string>`''`.as('genre'),
    'personne.id',
    sql`${sql.ref(SORT_COLUMNS[tri])}`.as('cle'),
  ]);
}

/** The live roles of persons that the caller may see, by the person's id. */
async function rolesOf(context: RoleContext, ids: readonly number[]) {
  const byPerson = new Map<number, UtilisateurSummary['roles']>();
  if (ids.length === 0) return byPerson;
  const rows = await context.db
    .selectFrom('role')
    .leftJoin('mrp', 'mrp.id', 'role.mrp_id')
    .leftJoin('entite', 'entite.id', 'role.entite_id')
    .select(['role.id', 'role.type', 'role.personne_id', 'mrp.id as mrpId', 'mrp.code', 'mrp.libelle'])
    .select(['entite.id as entiteId', 'entite.raison_sociale as raisonSociale'])
    .where('role.personne_id', 'in', ids)
    .where(isRoleVisible(context))
    .where(isLiveRole(context.now))
    .execute();
  const inOrder = rows.toSorted((a, b) => ROLE_TYPES.indexOf(a.type) - ROLE_TYPES.indexOf(b.type) || a.id - b.id);
  for (const { id, type, personne_id: personneId, mrpId, code, libelle, entiteId, raisonSociale } of inOrder) {
    const role = {
      id,
      type,
      mrp: mrpId === null || code === null || libelle === null ? null : { id: mrpId, code, libelle },
      entite: entiteId === null || raisonSociale === null ? null : { id: entiteId, raisonSociale },
    };
    byPerson.set(personneId, [...(byPerson.get(personneId) ?? []), role]);
  }
  return byPerson;
}

/** A slice of a list with the total: first the keys, then the persons of those keys. */
export async function readSlice(context: RoleContext, query: Filters, slice: Omit<Slice, 'ordre'>) {
  const { keys, ...total } = await findPage(context.db, [keysOf(context, query)], { ...slice, ordre: query.ordre });
  const ids = idsOf(keys);
  const persons = await context.db
    .selectFrom('personne')
    .select(['personne.id', 'habilis_id', 'nom', 'prenom', 'email', 'etat', 'cree_le'])
    .where(sql<boolean>`personne.id = any(${ids}::integer[])`)
    .execute();
  const rows = inOrderOf(keys, { '': persons });
  const roles = await rolesOf(context, ids);
  const elements = rows.map(({ id, habilis_id: habilisId, cree_le: creeLe, ...person }) => ({
    ...person,
    habilisId,
    creeLe: creeLe.toISOString(),
    roles: roles.get(id) ?? [],
  }));
  return { elements, ...total };
}

/** One page of the persons whom the caller may see (rules/wire#lists). */
export async function listUtilisateurs(context: RoleContext, { page, taille, ...filters }: Query) {
  return { ...(await readSlice(context, filters, { from: (page - 1) * taille, most: taille })), page, taille };
}

/** Entites by the words of their name, town or SIRET; none for a caller who may give no role of an entite. */
export async function findEntites(context: RoleContext, recherche: string | undefined): Promise<EntiteTrouvee[]> {
  const words = searched(recherche, 'entite.recherche');
  const isUseful = givableRoles(context.caller.role.type).some((type) => attacheOfRole(type) === 'entite');
  if (words === null || !isUseful) return [];
  return context.db
    .selectFrom('entite')
    .select(['id', 'raison_sociale as raisonSociale', 'siret', 'ville'])
    .where(words)
    .where('etat', '<>', 'fermee')
    .orderBy('nom_tri')
    .orderBy('id')
    .limit(MOST_ENTITES)
    .execute();
}
