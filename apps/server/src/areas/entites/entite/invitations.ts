import { pathTo } from '@habilis/api/page/paths';
import type { Invitation, InvitationReponse } from '@habilis/api/entite/Invitation';
import type { Membre } from '@habilis/api/entite/Membre';
import { debutDesOffres, finOffre, isOffreEchue } from '@habilis/domain/utilisateur/offre';
import { lockPersonne } from '../../../platform/auth/lockPersonne.ts';
import type { AccountContext, RoleContext } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { giveDelegations } from '../../habilitations/habilitation/giveDelegations.ts';
import { endVoidImpersonations } from '../../personnes/impersonation/endVoidImpersonations.ts';
import { closeInvitation } from '../../personnes/invitation/closeInvitation.ts';
import { isOffreTenue } from '../../personnes/personne/isOffreTenue.ts';
import { refusePartiePrenante } from '../../personnes/partie-prenante/partiesPrenantes.ts';
import { rolesReseauSur } from '../../personnes/partie-prenante/rolesReseauSur.ts';
import { addRoleMembre } from '../../personnes/personne/addRoleMembre.ts';
import { sendAccountMail } from '../../personnes/personne/sendAccountMail.ts';
import { gestionnaires } from '../../personnes/utilisateur/gestionnaires.ts';
import { heldTasks } from '../../personnes/utilisateur/heldTasks.ts';
import { writePersonne } from '../../personnes/utilisateur/openUtilisateur.ts';
import { rolesOfPersonne } from '../../personnes/utilisateur/readUtilisateur.ts';
import { listMembres } from './membres.ts';
import { tellPartsToCaisse } from './tellPartsToCaisse.ts';

const invitationsOf = ({ db }: Pick<AccountContext, 'db'>, personneId: number) =>
  db
    .selectFrom('invitation')
    .innerJoin('entite', 'entite.id', 'invitation.entite_id')
    .innerJoin('personne as inviteur', 'inviteur.id', 'invitation.invite_par')
    .selectAll('invitation')
    .select(['entite.raison_sociale', 'entite.caisse_id', 'entite.etat', 'inviteur.nom', 'inviteur.prenom'])
    .where('invitation.personne_id', '=', personneId)
    .where(isOffreTenue);

/** The roles that entites offer the caller, the latest first, each with what they would no longer do for the network (U742). */
export async function listInvitations(context: AccountContext): Promise<Invitation[]> {
  const { personneId } = context.caller;
  const rows = await invitationsOf(context, personneId)
    .where('entite.etat', '<>', 'fermee')
    .where('invitation.invite_le', '>', new Date(debutDesOffres(context.now)))
    .orderBy('invitation.id', 'desc')
    .execute();
  return Promise.all(
    rows.map(async ({ id, type, raison_sociale: raisonSociale, caisse_id: caisseId, invite_le: le, nom, prenom }) => ({
      id,
      type,
      raisonSociale,
      invitePar: `${prenom} ${nom}`,
      inviteLe: le.toISOString(),
      expireLe: new Date(finOffre(le)).toISOString(),
      estConflit: (await rolesReseauSur(context, personneId, caisseId)).length > 0,
    })),
  );
}

type Row = Awaited<ReturnType<ReturnType<typeof invitationsOf>['executeTakeFirstOrThrow']>>;

type AnswerTitle = 'entite.fermee' | 'utilisateur.invitation-conflit' | 'utilisateur.invitation-expiree';

/** The role that the caller holds from now on; one that they were given meanwhile stays as it is. */
async function roleFrom(context: AccountContext, { type, entite_id: entiteId, raison_sociale: raisonSociale }: Row) {
  const { personneId } = context.caller;
  const person = await lockPersonne(context.db, personneId);
  const roles = await rolesOfPersonne(context, personneId);
  const held = roles.find((role) => role.isEnCours && role.type === type && role.entiteId === entiteId);
  if (held !== undefined) return held.id;
  const id = await addRoleMembre(context, personneId, { type, entite: { id: entiteId, raisonSociale } });
  await writePersonne(context, person);
  return id;
}

/** Gives the role to who accepted it: from now on it counts, against what they held for the network too (rules/rights#both-sides). */
async function accept(context: AccountContext<AnswerTitle>, row: Row, conflitLu: boolean): Promise<void> {
  const { db, now, caller } = context;
  const { personneId } = caller;
  const { type, entite_id: entiteId, caisse_id: caisseId, habilitation_ids: habilitationIds } = row;
  if (row.etat === 'fermee') throw context.refuse.conflict('entite.fermee');
  if (isOffreEchue(row.invite_le, now)) throw context.refuse.conflict('utilisateur.invitation-expiree');
  // A role of the network may have come since they read the offer.
  if (!conflitLu && (await rolesReseauSur(context, personneId, caisseId)).length > 0)
    throw context.refuse.conflict('utilisateur.invitation-conflit');
  const id = await roleFrom(context, row);
  await endVoidImpersonations(db, now, personneId);
  const asMembre: RoleContext = { ...context, caller: { ...caller, role: { id, type, entiteId, mrpId: null } } };
  // What they examine of this entite goes back to their group.
  await heldTasks.ask().release(asMembre, personneId);
  await gestionnaires.ask().follow(asMembre, personneId);
  await giveDelegations(asMembre, { entiteId, habilitationIds, roleId: id });
  await tellPartsToCaisse(asMembre, personneId, entiteId);
}

/** The caller takes or declines a role that an entite offers; who invited them is told of a refusal (U742). */
export async function answerInvitation(
  context: AccountContext<AnswerTitle>,
  id: number,
  { accepte, conflitLu }: InvitationReponse,
): Promise<void> {
  const { db, caller } = context;
  const row = await invitationsOf(context, caller.personneId)
    .where('invitation.id', '=', id)
    .forUpdate('invitation')
    .executeTakeFirst();
  if (row === undefined) throw refuse.notFound();
  if (accepte) await accept(context, row, conflitLu ?? false);
  else {
    const detail = { roleType: row.type, mrpId: null, entiteId: row.entite_id, objet: row.raison_sociale };
    await context.audit({ action: 'role-refuse', objetType: 'personne', objetId: caller.personneId, detail });
    await sendAccountMail(context, {
      modele: 'role-refuse',
      personneId: row.invite_par,
      chemin: pathTo('bienvenue'),
      mots: { role: row.type, objet: row.raison_sociale, nom: caller.nomPrenom },
    });
  }
  await closeInvitation(db, id);
}

/** Takes back an offer that nobody has answered. */
export async function withdrawInvitation(
  context: RoleContext<'utilisateur.invitation-close'>,
  entiteId: number,
  id: number,
): Promise<Membre[]> {
  await refusePartiePrenante(context, entiteId);
  const personneId = await closeInvitation(context.db, id, entiteId);
  if (personneId === undefined) throw context.refuse.conflict('utilisateur.invitation-close');
  const detail = { entiteId };
  await context.audit({ action: 'role-propose-retire', objetType: 'personne', objetId: personneId, detail });
  return listMembres(context, entiteId);
}
