import type { FinRoleWrite, Utilisateur } from '@habilis/api/utilisateur/Utilisateur';
import { dernierJourFaults } from '@habilis/domain/utilisateur/dernierJourFaults';
import { groupeDuRole } from '@habilis/domain/utilisateur/groupeDuRole';
import { refusalOfFin } from '@habilis/domain/utilisateur/refusalOfFin';
import { formatDate } from '@habilis/i18n/format';
import type { Context, RoleContext } from '../../../platform/Handler.ts';
import { lockPersonne } from '../../../platform/auth/lockPersonne.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { endOfDayAt } from '../../../platform/today.ts';
import { sessionsTouchees } from '../../avertir/session/sessionsTouchees.ts';
import { nameOf } from '../personne/nameOf.ts';
import { endVoidImpersonations } from '../impersonation/endVoidImpersonations.ts';
import { tellRole } from './giveRole.ts';
import { refuseStale, writePersonne } from './openUtilisateur.ts';
import {
  acteurOf,
  isLastAdministrateur,
  type PersonneRow,
  readUtilisateur,
  type RoleOfPersonne,
  rolesOfPersonne,
} from './readUtilisateur.ts';
import { gestionnaires } from './gestionnaires.ts';
import { heldTasks } from './heldTasks.ts';
import { handOver, successeurOf } from './passation.ts';
import { lockRolesOf, seulPour } from './seulPour.ts';

/** When a role ends: now, or at the end of its last day. */
function finOf({ now, today }: Context, dernierJour: string | null): Date {
  if (dernierJour === null) return now;
  const faults = dernierJourFaults(dernierJour, today);
  if (faults.length > 0) throw refuse.badRequest('donnees-invalides', faults);
  return endOfDayAt(dernierJour);
}

/** Refuses to end a role that the caller may not end, that has already ended, or whose group would be left empty (U4, U5, U943). */
async function refuseUnending(
  context: RoleContext<
    | 'utilisateur.dernier-administrateur'
    | 'utilisateur.role-deja-termine'
    | 'utilisateur.role-non-autorise'
    | 'utilisateur.role-propre'
    | 'utilisateur.role-sans-releve'
  >,
  { id: personneId, etat }: PersonneRow,
  role: RoleOfPersonne,
): Promise<void> {
  if (!role.isEnCours) throw context.refuse.conflict('utilisateur.role-deja-termine');
  const isLast = role.type === 'ADM' && (await isLastAdministrateur(context, personneId, true));
  const refusal = refusalOfFin(acteurOf(context), { ...role, personneId }, isLast);
  if (refusal === 'role-non-autorise') throw context.refuse.forbidden('utilisateur.role-non-autorise');
  if (refusal !== null) throw context.refuse.conflict(`utilisateur.${refusal}`);
  // Most roles leave no group: theirs are many, and are not locked.
  if (etat !== 'active' || groupeDuRole(role.type) === null) return;
  await lockRolesOf(context.db, role.type);
  const left = await seulPour(context.db, role);
  if (left.length > 0) throw context.refuse.conflict('utilisateur.role-sans-releve');
}

/** Ends a role, at once or after a day; its tasks are released in the same transaction, or on that day (U4, U5, U9). */
export async function endRole(
  context: RoleContext<
    | 'utilisateur.dernier-administrateur'
    | 'utilisateur.role-deja-termine'
    | 'utilisateur.role-non-autorise'
    | 'utilisateur.role-propre'
    | 'utilisateur.role-sans-releve'
    | 'utilisateur.version-perimee'
  >,
  roleId: number,
  { version, dernierJour, successeurHabilisId }: FinRoleWrite,
): Promise<Utilisateur> {
  const { db } = context;
  const { personne_id: personneId } = await db
    .selectFrom('role')
    .select('personne_id')
    .where('id', '=', roleId)
    .executeTakeFirstOrThrow();
  const person = await lockPersonne(db, personneId);
  await refuseStale(context, person, version);
  const role = (await rolesOfPersonne(context, personneId)).find(({ id }) => id === roleId);
  if (role === undefined) throw refuse.notFound();
  const finLe = finOf(context, dernierJour);
  await refuseUnending(context, person, role);
  const leaving = { personneId, roleId };
  const successeurId = await successeurOf(context, leaving, successeurHabilisId);
  // Until a last day they go on with their tasks, which are handed over when it has passed.
  if (successeurId !== null && dernierJour === null) await handOver(context, leaving, successeurId);
  await finishRole(context, person, role, { finLe, dernierJour, successeurId });
  return readUtilisateur(context, personneId);
}

/** Ends a role of a locked person: releases its tasks and mails the person (U9). */
export async function finishRole(
  context: RoleContext,
  person: PersonneRow,
  role: RoleOfPersonne,
  {
    finLe,
    dernierJour,
    successeurId = null,
  }: { readonly finLe: Date; readonly dernierJour: string | null; readonly successeurId?: number | null },
): Promise<void> {
  const { db } = context;
  const { id: roleId } = role;
  const { id: personneId } = person;
  await db.updateTable('role').set({ fin_le: finLe, successeur_id: successeurId }).where('id', '=', roleId).execute();
  await writePersonne(context, person);
  await heldTasks.ask().release(context, personneId);
  await gestionnaires.ask().follow(context, personneId);
  await sessionsTouchees.ask()(context, { personneId });
  await endVoidImpersonations(db, context.now, personneId);
  const objet = role.mrp?.libelle ?? role.entite?.raisonSociale ?? '';
  const { type, mrpId, entiteId } = role;
  const detail = { roleId, roleType: type, mrpId, entiteId, objet, dernierJour };
  await context.audit({ action: 'role-termine', objetType: 'personne', objetId: personneId, detail });
  const fin = dernierJour === null ? '' : formatDate(dernierJour);
  const successeur = successeurId === null ? '' : await nameOf(db, successeurId);
  await tellRole(context, personneId, 'role-termine', { type, objet, fin, successeur });
}
