import type { Membre, MembreWrite } from '@habilis/api/entite/Membre';
import { can } from '@habilis/domain/role/can';
import type { RoleType } from '@habilis/domain/role/RoleType';
import { refusalOfFinMembre } from '@habilis/domain/utilisateur/refusalOfFinMembre';
import { finOffre, isOffreEchue } from '@habilis/domain/utilisateur/offre';
import { isLiveRole } from '../../../platform/auth/isLiveRole.ts';
import type { Context, RoleContext } from '../../../platform/Handler.ts';
import { lockPersonne } from '../../../platform/auth/lockPersonne.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { type InviteTitle, invitePersonne } from '../../personnes/account/invitePersonne.ts';
import { refusePartiePrenante } from '../../personnes/partie-prenante/partiesPrenantes.ts';
import { sendKey } from '../../personnes/personne/sendAccountMail.ts';
import { endVoidImpersonations } from '../../personnes/impersonation/endVoidImpersonations.ts';
import { gestionnaires } from '../../personnes/utilisateur/gestionnaires.ts';
import { heldTasks } from '../../personnes/utilisateur/heldTasks.ts';
import { tellPartsToCaisse } from './tellPartsToCaisse.ts';
import { actsForNetwork } from '@habilis/domain/role/refusalOfPartiePrenante';
import { isOffreTenue } from '../../personnes/personne/isOffreTenue.ts';
import { proposeRole } from '../../personnes/invitation/proposeRole.ts';
import { finishRole } from '../../personnes/utilisateur/endRole.ts';
import { tellRole } from '../../personnes/utilisateur/giveRole.ts';
import { writePersonne } from '../../personnes/utilisateur/openUtilisateur.ts';
import { isSansGestionnaire } from './isSansGestionnaire.ts';
import { rolesOfPersonne } from '../../personnes/utilisateur/readUtilisateur.ts';
import { addRoleMembre } from '../../personnes/personne/addRoleMembre.ts';

/** Managers come first. */
const IN_ORDER: readonly RoleType[] = ['G', 'DM', 'DL'];

/** The live roles of an entite's people. */
const liveRoles = (context: Context, entiteId: number) =>
  context.db
    .selectFrom('role')
    .innerJoin('personne', 'personne.id', 'role.personne_id')
    .where('role.entite_id', '=', entiteId)
    .where(isLiveRole(context.now));

/** Whether this person is the only manager of the entite, not counting those who cannot sign in yet; with `isLocked`, two managers who end each other wait for each other. */
async function isLastGestionnaire(
  context: Context,
  entiteId: number,
  personneId: number,
  isLocked = false,
): Promise<boolean> {
  const managers = await liveRoles(context, entiteId)
    .select(['role.personne_id', 'personne.etat', 'role.fin_le'])
    .where('role.type', '=', 'G')
    .orderBy('role.id')
    .$if(isLocked, (query) => query.forUpdate('role'))
    .execute();
  // A manager about to leave does not count either.
  return !managers.some(
    ({ personne_id: of, etat, fin_le: finLe }) => of !== personneId && etat === 'active' && finLe === null,
  );
}

/** The roles that an entite offered, which nobody has answered. */
async function offersOf({ db, now }: Context, entiteId: number): Promise<Membre[]> {
  const rows = await db
    .selectFrom('invitation')
    .innerJoin('personne', 'personne.id', 'invitation.personne_id')
    .select(['invitation.id as invitationId', 'invitation.type', 'invitation.invite_le as le'])
    .select('personne.habilis_id as habilisId')
    .select(['personne.nom', 'personne.prenom', 'personne.email', 'personne.etat'])
    .where('invitation.entite_id', '=', entiteId)
    .where(isOffreTenue)
    .orderBy('personne.nom_tri')
    .orderBy('invitation.id')
    .execute();
  return rows.map(({ nom, prenom, le, ...one }) => ({
    ...one,
    offre: { expireLe: new Date(finOffre(le)).toISOString(), estExpiree: isOffreEchue(le, now) },
    roleId: null,
    nomPrenom: `${prenom} ${nom}`,
    terminable: true,
  }));
}

/** The people with a live role for an entite, managers first, then those who have not answered, by name (U740, U742). */
export async function listMembres(context: RoleContext, entiteId: number): Promise<Membre[]> {
  const { personneId } = context.caller;
  const rows = await liveRoles(context, entiteId)
    .select(['role.id as roleId', 'role.type', 'role.personne_id', 'role.fin_le'])
    .select(['personne.habilis_id as habilisId', 'personne.nom', 'personne.prenom', 'personne.email', 'personne.etat'])
    .orderBy('personne.nom_tri')
    .orderBy('role.id')
    .execute();
  const last = new Map<number, boolean>();
  for (const { personne_id: of, type } of rows) {
    if (type === 'G') last.set(of, await isLastGestionnaire(context, entiteId, of));
  }
  const offered = await offersOf(context, entiteId);
  const held = rows
    .toSorted((one, other) => IN_ORDER.indexOf(one.type) - IN_ORDER.indexOf(other.type))
    .map(({ roleId, type, personne_id: of, habilisId, nom, prenom, email, etat }) => ({
      roleId,
      invitationId: null,
      offre: null,
      type,
      habilisId,
      nomPrenom: `${prenom} ${nom}`,
      email,
      etat,
      terminable: refusalOfFinMembre({ personneId }, { type, personneId: of }, last.get(of) ?? false) === null,
    }));
  return [...held, ...offered];
}

/** A caisse's responsable names a gestionnaire only where none is left (EN930). */
async function refuseNaming(
  context: RoleContext<'entite.gestionnaire-en-place' | 'utilisateur.role-non-autorise'>,
  entiteId: number,
  type: RoleType,
): Promise<void> {
  if (can(context.caller.role.type, 'manage-entite-users')) return;
  if (type !== 'G') throw context.refuse.forbidden('utilisateur.role-non-autorise');
  const deserted = await context.db
    .selectFrom('entite')
    .select('entite.id')
    .where('entite.id', '=', entiteId)
    .where(isSansGestionnaire(context.now))
    .forUpdate()
    .executeTakeFirst();
  if (deserted === undefined) throw context.refuse.conflict('entite.gestionnaire-en-place');
}

/** Invites a manager or a delegataire of an entite: a new person gets the key of their account, a known one the offer of the role, or from the network the role itself (U740, U742). */
export async function inviteMembre(
  context: RoleContext<
    | 'entite.fermee'
    | 'entite.gestionnaire-en-place'
    | InviteTitle
    | 'utilisateur.role-deja-tenu'
    | 'utilisateur.role-non-autorise'
  >,
  entiteId: number,
  { type, ...typed }: MembreWrite,
): Promise<Membre[]> {
  const { db } = context;
  await refusePartiePrenante(context, entiteId);
  const entite = await db
    .selectFrom('entite')
    .select(['id', 'raison_sociale as raisonSociale', 'etat'])
    .where('id', '=', entiteId)
    .executeTakeFirstOrThrow();
  if (entite.etat === 'fermee') throw context.refuse.conflict('entite.fermee');
  const { id, isNew } = await invitePersonne(context, typed);
  await refuseNaming(context, entiteId, type);
  const person = await lockPersonne(db, id);
  const held = await rolesOfPersonne(context, id);
  if (held.some((role) => role.isEnCours && role.type === type && role.entiteId === entiteId)) {
    throw context.refuse.conflict('utilisateur.role-deja-tenu');
  }
  if (isNew || actsForNetwork(context.caller.role.type)) {
    // Of who is nobody yet, choosing a password with the key of this mail is their yes.
    await addRoleMembre(context, id, { type, entite });
    await writePersonne(context, person);
    await endVoidImpersonations(context.db, context.now, id);
    // What they examine of this entite goes back to their group.
    await heldTasks.ask().release(context, id);
    await gestionnaires.ask().follow(context, id);
    await tellPartsToCaisse(context, id, entiteId);
    if (isNew) await sendKey(context, { usage: 'activation', personneId: id });
    await tellRole(context, id, 'role-donne', { type, objet: entite.raisonSociale });
  } else {
    await proposeRole(context, id, { type, entite });
  }
  return listMembres(context, entiteId);
}

/** Ends the role of one of an entite's people, at once (U741). */
export async function endMembre(
  context: RoleContext<
    | 'utilisateur.dernier-gestionnaire'
    | 'utilisateur.role-deja-termine'
    | 'utilisateur.role-non-autorise'
    | 'utilisateur.role-propre'
  >,
  entiteId: number,
  roleId: number,
): Promise<Membre[]> {
  const { db, now } = context;
  await refusePartiePrenante(context, entiteId);
  const found = await db
    .selectFrom('role')
    .select('personne_id')
    .where('id', '=', roleId)
    .where('entite_id', '=', entiteId)
    .executeTakeFirst();
  if (found === undefined) throw refuse.notFound();
  const { personne_id: personneId } = found;
  // Lock the managers before the person: two who end each other wait for each other here.
  const isLast = await isLastGestionnaire(context, entiteId, personneId, true);
  const person = await lockPersonne(db, personneId);
  const role = (await rolesOfPersonne(context, personneId)).find(({ id }) => id === roleId);
  if (role === undefined) throw refuse.notFound();
  if (!role.isEnCours) throw context.refuse.conflict('utilisateur.role-deja-termine');
  const refusal = refusalOfFinMembre(context.caller, { type: role.type, personneId }, isLast);
  if (refusal === 'role-non-autorise') throw context.refuse.forbidden('utilisateur.role-non-autorise');
  if (refusal !== null) throw context.refuse.conflict(`utilisateur.${refusal}`);
  await finishRole(context, person, role, { finLe: now, dernierJour: null });
  return listMembres(context, entiteId);
}
