import type { PerimetreWrite, Utilisateur } from '@habilis/api/utilisateur/Utilisateur';
import type { RoleType } from '@habilis/domain/role/RoleType';
import { mayManageRole } from '@habilis/domain/utilisateur/mayManageRole';
import { perimetreOfRole } from '@habilis/domain/utilisateur/perimetreOfRole';
import { perimetreFaults } from '@habilis/domain/utilisateur/roleFaults';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { lockPersonne } from '../../../platform/auth/lockPersonne.ts';
import type { Context, RoleContext } from '../../../platform/Handler.ts';
import { type FieldError, refuse } from '../../../platform/Refusal.ts';
import { heldTasks } from './heldTasks.ts';
import { refuseStale, writePersonne } from './openUtilisateur.ts';
import { allNiveaux, namedDispositifs, NO_PERIMETRE, type Perimetre, perimetresOf } from './readPerimetres.ts';
import { acteurOf, readUtilisateur, rolesOfPersonne } from './readUtilisateur.ts';
import { dispositifsSeuls, lockRolesOf } from './seulPour.ts';

type Ids = Pick<PerimetreWrite, 'dispositifIds' | 'niveauIds'>;

/** The dispositifs or niveaux of a role to give; a missing, unknown or useless field is refused (DN1). */
export async function checkedPerimetre(
  { db }: Context,
  type: RoleType,
  { dispositifIds, niveauIds }: Ids,
  path: string,
): Promise<Perimetre> {
  const wanted = perimetreOfRole(type);
  const fail = (field: string, title: string) => {
    const errors: FieldError[] = [{ path: path + field, title }];
    return refuse.badRequest('donnees-invalides', errors);
  };
  const faults = perimetreFaults(type, { dispositifIds, niveauIds }, path);
  if (faults.length > 0) throw refuse.badRequest('donnees-invalides', faults);
  if (wanted === 'dispositifs') {
    const known = await namedDispositifs(db).execute();
    const dispositifs = known.filter(({ id }) => dispositifIds.includes(id));
    if (dispositifs.length === 0) throw fail('dispositifIds', 'utilisateur.dispositif-requis');
    if (dispositifs.length < new Set(dispositifIds).size) throw fail('dispositifIds', 'champ.invalide');
    return { dispositifs, niveaux: [] };
  }
  if (wanted !== 'niveaux') return NO_PERIMETRE;
  const known = await allNiveaux(db);
  const niveaux = known.filter(({ id }) => niveauIds.includes(id));
  if (niveaux.length === 0) throw fail('niveauIds', 'utilisateur.niveau-requis');
  if (niveaux.length < new Set(niveauIds).size) throw fail('niveauIds', 'champ.invalide');
  return { dispositifs: [], niveaux };
}

/** Sets the dispositifs or niveaux of a role to exactly these. */
export async function writePerimetre(
  db: Kysely<Database>,
  roleId: number,
  { dispositifs, niveaux }: Perimetre,
): Promise<void> {
  await db.deleteFrom('role_dispositif').where('role_id', '=', roleId).execute();
  await db.deleteFrom('role_dispositif_niveau').where('role_id', '=', roleId).execute();
  const managed = dispositifs.map(({ id }) => ({ role_id: roleId, dispositif_id: id }));
  if (managed.length > 0) await db.insertInto('role_dispositif').values(managed).execute();
  const examined = niveaux.map(({ id }) => ({ role_id: roleId, dispositif_niveau_id: id }));
  if (examined.length > 0) await db.insertInto('role_dispositif_niveau').values(examined).execute();
}

/** What a role works on, in words. */
export const wordsOf = ({ dispositifs, niveaux }: Perimetre): string =>
  [...dispositifs, ...niveaux].map(({ libelle }) => libelle).join(', ');

/** Changes the dispositifs or the niveaux of a role, none so that a dispositif keeps no responsable; tasks that it no longer covers go back to their group (DN1, DN1031, U9). */
export async function setPerimetre(
  context: RoleContext<
    'utilisateur.role-deja-termine' | 'utilisateur.role-non-autorise' | 'utilisateur.version-perimee'
  >,
  roleId: number,
  { version, ...ids }: PerimetreWrite,
): Promise<Utilisateur> {
  const { db } = context;
  const { personne_id: personneId } = await db
    .selectFrom('role')
    .select('personne_id')
    .where('id', '=', roleId)
    .executeTakeFirstOrThrow();
  const person = await lockPersonne(db, personneId);
  const role = (await rolesOfPersonne(context, personneId)).find(({ id }) => id === roleId);
  if (role === undefined) throw refuse.notFound();
  if (!mayManageRole(acteurOf(context), role)) throw context.refuse.forbidden('utilisateur.role-non-autorise');
  const perimetre = await checkedPerimetre(context, role.type, ids, '');
  await refuseStale(context, person, version);
  if (!role.isEnCours) throw context.refuse.conflict('utilisateur.role-deja-termine');
  const before = (await perimetresOf(db, [roleId]))(roleId);
  const kept = new Set(perimetre.dispositifs.map(({ id }) => id));
  const left = before.dispositifs.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  if (left.length > 0) await lockRolesOf(db, role.type);
  if ((await dispositifsSeuls(db, role, left)).length > 0) {
    throw refuse.badRequest('donnees-invalides', [
      { path: 'dispositifIds', title: 'utilisateur.dispositif-sans-responsable' },
    ]);
  }
  await writePerimetre(db, roleId, perimetre);
  await writePersonne(context, person);
  await heldTasks.ask().release(context, personneId);
  const { type, mrpId } = role;
  const detail = { roleId, roleType: type, mrpId, objet: wordsOf(perimetre) };
  await context.audit({ action: 'perimetre-change', objetType: 'personne', objetId: personneId, detail });
  return readUtilisateur(context, personneId);
}
