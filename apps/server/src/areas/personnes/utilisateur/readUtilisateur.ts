import type { RoleUtilisateur, Utilisateur } from '@habilis/api/utilisateur/Utilisateur';
import { ROLE_TYPES } from '@habilis/domain/role/RoleType';
import { can } from '@habilis/domain/role/can';
import { givableRoles } from '@habilis/domain/utilisateur/givableRoles';
import { mayManageRole } from '@habilis/domain/utilisateur/mayManageRole';
import { perimetreOfRole } from '@habilis/domain/utilisateur/perimetreOfRole';
import { refusalOfBlocage } from '@habilis/domain/utilisateur/refusalOfBlocage';
import { refusalOfReinitialisation } from '@habilis/domain/utilisateur/refusalOfReinitialisation';
import { refusalOfFin } from '@habilis/domain/utilisateur/refusalOfFin';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { PersonneTable } from '../../../database/tables/platform.ts';
import { isLiveRole } from '../../../platform/auth/isLiveRole.ts';
import type { Context, RoleContext } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { namedPersonne } from '../../../platform/auth/namedPersonne.ts';
import { hasFactor } from '../personne/readFacteurs.ts';
import { heldTasks } from './heldTasks.ts';
import { readHistorique } from './readHistorique.ts';
import { perimetresOf } from './readPerimetres.ts';
import { isRoleVisible } from './scope.ts';
import { seulPour } from './seulPour.ts';

export type PersonneRow = Selectable<PersonneTable>;

/** The person of an identifier; that of a merged account leads to the account that is kept. */
export async function personneOf(db: Kysely<Database>, habilisId: string): Promise<PersonneRow> {
  const person = await namedPersonne(db)
    .selectAll('personne')
    .where('named.habilis_id', '=', habilisId)
    .executeTakeFirst();
  if (person === undefined) throw refuse.notFound();
  return person;
}

/** The caller, as the rules of the domain need them. */
export function acteurOf(context: RoleContext) {
  const { personneId, role } = context.caller;
  return { personneId, type: role.type, mrpId: role.mrpId };
}

/** Every role of a person, ended ones too. */
export async function rolesOfPersonne({ db, now }: Pick<Context, 'db' | 'now'>, personneId: number) {
  const rows = await db
    .selectFrom('role')
    .leftJoin('mrp', 'mrp.id', 'role.mrp_id')
    .leftJoin('entite', 'entite.id', 'role.entite_id')
    .select(['role.id', 'role.type', 'role.mrp_id', 'role.entite_id', 'role.fin_le', 'mrp.code', 'mrp.libelle'])
    .select('entite.raison_sociale')
    .where('role.personne_id', '=', personneId)
    .orderBy('role.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    type: row.type,
    mrpId: row.mrp_id,
    entiteId: row.entite_id,
    mrp: row.mrp_id === null ? null : { id: row.mrp_id, code: row.code ?? '', libelle: row.libelle ?? '' },
    entite: row.entite_id === null ? null : { id: row.entite_id, raisonSociale: row.raison_sociale ?? '' },
    finLe: row.fin_le,
    isEnCours: row.fin_le === null || row.fin_le > now,
  }));
}
export type RoleOfPersonne = Awaited<ReturnType<typeof rolesOfPersonne>>[number];

/** Whether this person is the only active administrator; with `isLocked`, two who end each other wait for each other. */
export async function isLastAdministrateur(
  { db, now }: Pick<Context, 'db' | 'now'>,
  personneId: number,
  isLocked = false,
): Promise<boolean> {
  const others = await db
    .selectFrom('role')
    .innerJoin('personne', 'personne.id', 'role.personne_id')
    .select('role.personne_id')
    .where('role.type', '=', 'ADM')
    .where('personne.etat', '=', 'active')
    // An administrator about to leave does not count: nobody would be left after them.
    .where((eb) => eb.or([eb('role.fin_le', 'is', null), eb('role.personne_id', '=', personneId)]))
    .where(isLiveRole(now))
    .orderBy('role.id')
    .$if(isLocked, (query) => query.forUpdate('role'))
    .execute();
  return others.length > 0 && others.every((other) => other.personne_id === personneId);
}

/** How many tasks each role of a person would release by ending: those that no other role lets them hold. */
async function tasksOf(context: Context, personneId: number) {
  const held = await heldTasks.ask().byRoles(context, personneId);
  return ({ id }: RoleOfPersonne): number =>
    held.reduce((sum, { roleIds, total }) => sum + (roleIds.length === 1 && roleIds[0] === id ? total : 0), 0);
}

async function presentRoles(context: RoleContext, person: PersonneRow): Promise<RoleUtilisateur[]> {
  const all = await rolesOfPersonne(context, person.id);
  const seen = await context.db
    .selectFrom('role')
    .select('role.id')
    .where('role.personne_id', '=', person.id)
    .where(isRoleVisible(context))
    .execute();
  const visible = new Set(seen.map(({ id }) => id));
  const taches = await tasksOf(context, person.id);
  const isLast = await isLastAdministrateur(context, person.id);
  const perimetreOf = await perimetresOf(context.db, [...visible]);
  const alone = new Map<number, readonly string[]>();
  for (const role of all) {
    if (visible.has(role.id) && role.isEnCours && person.etat !== 'a-activer')
      alone.set(role.id, await seulPour(context.db, role));
  }
  return all
    .filter(({ id }) => visible.has(id))
    .map((role) => ({
      id: role.id,
      type: role.type,
      mrp: role.mrp,
      entite: role.entite,
      finLe: role.finLe === null ? null : role.finLe.toISOString(),
      isEnCours: role.isEnCours,
      ...perimetreOf(role.id),
      taches: role.isEnCours ? taches(role) : 0,
      seulPour: [...(alone.get(role.id) ?? [])],
      terminable:
        role.isEnCours && refusalOfFin(acteurOf(context), { ...role, personneId: person.id }, isLast) === null,
      reglable: role.isEnCours && perimetreOfRole(role.type) !== null && mayManageRole(acteurOf(context), role),
    }))
    .toSorted(
      (a, b) =>
        Number(b.isEnCours) - Number(a.isEnCours) ||
        ROLE_TYPES.indexOf(a.type) - ROLE_TYPES.indexOf(b.type) ||
        a.id - b.id,
    );
}

/** What the caller may do with an account now (U1 to U7). */
async function actionsOf(context: RoleContext, person: PersonneRow): Promise<Utilisateur['actions']> {
  const acteur = acteurOf(context);
  const roles = (await rolesOfPersonne(context, person.id)).filter(({ isEnCours }) => isEnCours);
  const isLast = await isLastAdministrateur(context, person.id);
  const isFree = refusalOfBlocage(acteur, { personneId: person.id, roles }, isLast) === null;
  const isOwn = acteur.personneId === person.id;
  const isReset = refusalOfReinitialisation(
    acteur,
    { personneId: person.id, roles },
    await hasFactor(context.db, person.id),
  );
  return {
    rolesADonner: person.etat === 'fusionnee' ? [] : givableRoles(acteur.type),
    bloquer: isFree && (person.etat === 'active' || person.etat === 'a-activer'),
    debloquer: isFree && person.etat === 'bloquee',
    renvoyerActivation: person.etat === 'a-activer',
    reinitialiserSecondFacteur: isReset === null && person.etat === 'active',
    fusionner: can(acteur.type, 'merge-users') && !isOwn && (person.etat === 'active' || person.etat === 'a-activer'),
  };
}

async function lastSignIn({ db }: Context, personneId: number): Promise<string | null> {
  const entry = await db
    .selectFrom('audit')
    .select('fait_le')
    .where('objet_type', '=', 'personne')
    .where('objet_id', '=', personneId)
    .where('action', '=', 'connexion')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return entry === undefined ? null : entry.fait_le.toISOString();
}

/** A person with their roles, their history and the caller's actions, as far as the caller may see them. */
export async function presentUtilisateur(context: RoleContext, person: PersonneRow): Promise<Utilisateur> {
  const merged = await context.db
    .selectFrom('personne')
    .select('habilis_id')
    .where('fusionnee_en', '=', person.id)
    .orderBy('habilis_id')
    .execute();
  const roles = await presentRoles(context, person);
  return {
    habilisId: person.habilis_id,
    nom: person.nom,
    prenom: person.prenom,
    email: person.email,
    etat: person.etat,
    version: person.version,
    creeLe: person.cree_le.toISOString(),
    derniereConnexionLe: await lastSignIn(context, person.id),
    motifBlocage: person.motif_blocage,
    identifiantsFusionnes: merged.map(({ habilis_id }) => habilis_id),
    roles,
    historique: await readHistorique(context, person.id),
    actions: await actionsOf(context, person),
  };
}

/** A person, read again after the caller changed them. */
export async function readUtilisateur(context: RoleContext, personneId: number): Promise<Utilisateur> {
  const person = await context.db
    .selectFrom('personne')
    .selectAll()
    .where('id', '=', personneId)
    .executeTakeFirstOrThrow();
  return presentUtilisateur(context, person);
}
