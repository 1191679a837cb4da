import { pathTo } from '@habilis/api/page/paths';
import type { RoleWrite, Utilisateur, UtilisateurCreation } from '@habilis/api/utilisateur/Utilisateur';
import { type Identite, identiteFaultsOf, normalizeIdentite } from '@habilis/domain/compte/identiteFaultsOf';
import { ORGANISME_NATIONAL } from '@habilis/domain/entite/caisses';
import { attacheOfRole } from '@habilis/domain/utilisateur/attacheOfRole';
import { isSameRole } from '@habilis/domain/utilisateur/isSameRole';
import { attacheFaults } from '@habilis/domain/utilisateur/roleFaults';
import { mayManageRole } from '@habilis/domain/utilisateur/mayManageRole';
import { ROLES_MEMBRE } from '@habilis/domain/utilisateur/refusalOfFinMembre';
import type { Context, RoleContext } from '../../../platform/Handler.ts';
import { isOneOf } from '../../../platform/isOneOf.ts';
import { lockPersonne } from '../../../platform/auth/lockPersonne.ts';
import { type FieldError, refuse } from '../../../platform/Refusal.ts';
import { countLookups } from '../../../platform/auth/throttle.ts';
import { inheritAlertesDeFil } from '../../avertir/alerte/alertesDeFil.ts';
import { sessionsTouchees } from '../../avertir/session/sessionsTouchees.ts';
import { addPersonne } from '../personne/addPersonne.ts';
import { stagiaireOfIdentifiant } from '../personne/adoptStagiaire.ts';
import { namedPersonne } from '../../../platform/auth/namedPersonne.ts';
import { closeOffre } from '../personne/closeOffre.ts';
import { sendAccountMail, sendKey } from '../personne/sendAccountMail.ts';
import { endVoidImpersonations } from '../impersonation/endVoidImpersonations.ts';
import { gestionnaires } from './gestionnaires.ts';
import { tellParts } from '../partie-prenante/tellParts.ts';
import { heldTasks } from './heldTasks.ts';
import { openUtilisateur, writePersonne } from './openUtilisateur.ts';
import { checkedPerimetre, wordsOf, writePerimetre } from './perimetre.ts';
import { acteurOf, readUtilisateur, rolesOfPersonne } from './readUtilisateur.ts';
import { mayReadPersonne } from './scope.ts';

/** A role to give, with the name of the caisse or entite that it is held for. */
type Attached = Pick<RoleWrite, 'type' | 'mrpId' | 'entiteId'> & { readonly objet: string };
/** The same, with its dispositifs or niveaux. */
type Given = Attached & { readonly perimetre: Awaited<ReturnType<typeof checkedPerimetre>> };

const wanted = (path: string, title: string): readonly FieldError[] => [{ path, title }];

/** What a role is held for; 400 when it is unknown. */
async function attached({ db }: Context, { type, mrpId, entiteId }: RoleWrite, path: string): Promise<Attached> {
  const attache = attacheOfRole(type);
  const fail = (field: string, title: string) => refuse.badRequest('donnees-invalides', wanted(path + field, title));
  if (mrpId !== null) {
    const mrp = await db.selectFrom('mrp').select(['code', 'libelle']).where('id', '=', mrpId).executeTakeFirst();
    if (mrp === undefined) throw fail('mrpId', 'utilisateur.caisse-requise');
    if (attache === 'organisme-national' && mrp.code !== ORGANISME_NATIONAL) {
      throw fail('mrpId', 'utilisateur.organisme-national-requis');
    }
    return { type, mrpId, entiteId, objet: mrp.libelle };
  }
  if (entiteId === null) return { type, mrpId, entiteId, objet: '' };
  const entite = await db
    .selectFrom('entite')
    .select('raison_sociale')
    .where('id', '=', entiteId)
    .where('etat', '<>', 'fermee')
    .executeTakeFirst();
  if (entite === undefined) throw fail('entiteId', 'utilisateur.entite-requise');
  return { type, mrpId, entiteId, objet: entite.raison_sociale };
}

/** A role with what it is held for and its dispositifs or niveaux, all checked. */
async function found(context: Context, role: RoleWrite, path: string): Promise<Given> {
  const faults = attacheFaults(role, path);
  if (faults.length > 0) throw refuse.badRequest('donnees-invalides', faults);
  const held = await attached(context, role, path);
  return { ...held, perimetre: await checkedPerimetre(context, role.type, role, path) };
}

function refuseNotGivable(context: RoleContext<'utilisateur.role-non-autorise'>, role: RoleWrite): void {
  if (!mayManageRole(acteurOf(context), role)) throw context.refuse.forbidden('utilisateur.role-non-autorise');
}

/** Gives a role and records it in the account's history; returns its id. */
export async function addRole(
  context: Context,
  personneId: number,
  { objet, type, mrpId, entiteId, perimetre }: Given,
): Promise<number> {
  const { id } = await context.db
    .insertInto('role')
    .values({ personne_id: personneId, type, mrp_id: mrpId, entite_id: entiteId, fin_le: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writePerimetre(context.db, id, perimetre);
  if (entiteId !== null && isOneOf(ROLES_MEMBRE, type)) await closeOffre(context, personneId, { type, entiteId });
  await inheritAlertesDeFil(context, id);
  const words = [objet, wordsOf(perimetre)].filter((part) => part !== '').join(', ');
  const detail = { roleId: id, roleType: type, mrpId, entiteId, objet: words };
  await context.audit({ action: 'role-donne', objetType: 'personne', objetId: personneId, detail });
  return id;
}

/** The 409 of an address already in use; names the person to callers who may see them (U13). */
async function takenAddress(context: RoleContext<'utilisateur.adresse-deja-utilisee'>, email: string) {
  const known = await namedPersonne(context.db)
    .select(['personne.habilis_id as habilisId', 'personne.nom', 'personne.prenom'])
    .where('named.email', '=', email)
    .executeTakeFirstOrThrow();
  const { habilisId, prenom, nom } = known;
  const isSeen = await mayReadPersonne(context, habilisId);
  return context.refuse.conflict(
    'utilisateur.adresse-deja-utilisee',
    isSeen ? { habilisId, nomPrenom: `${prenom} ${nom}` } : undefined,
  );
}

/** The new formateur of an identifier and names; 400 for anybody else. */
async function namedStagiaire({ db }: Context, identite: Identite, habilisId: string): Promise<number> {
  const stagiaireId = await stagiaireOfIdentifiant(db, identite, habilisId);
  if (stagiaireId === undefined)
    throw refuse.badRequest('donnees-invalides', wanted('habilisId', 'utilisateur.identifiant-inconnu'));
  return stagiaireId;
}

/** Creates a person with their first role and mails them the key of their account (U13). */
export async function createUtilisateur(
  context: RoleContext<
    'utilisateur.adresse-deja-utilisee' | 'utilisateur.role-non-autorise' | 'session-certification.trop-de-recherches'
  >,
  { role, habilisId, ...typed }: UtilisateurCreation,
): Promise<Utilisateur> {
  const faults = identiteFaultsOf(typed);
  if (faults.length > 0) throw refuse.badRequest('donnees-invalides', faults);
  if (role === null && habilisId === undefined)
    throw refuse.badRequest('donnees-invalides', wanted('role', 'champ.requis'));
  if (role !== null) refuseNotGivable(context, role);
  const given = role === null ? null : await found(context, role, 'role.');
  const identite = normalizeIdentite(typed);
  // The answer tells whether an address or an identifier is known (SC22).
  await countLookups(context, 1, { action: 'utilisateur.Recherche', detail: { habilisId: habilisId ?? null } });
  const stagiaireId = habilisId === undefined ? undefined : await namedStagiaire(context, identite, habilisId);
  const personneId = await addPersonne(context, identite, null, stagiaireId);
  if (personneId === undefined) throw await takenAddress(context, identite.email);
  await context.audit({ action: 'utilisateur-cree', objetType: 'personne', objetId: personneId });
  if (given !== null) await addRole(context, personneId, given);
  await sendKey(context, { usage: 'activation', personneId });
  return readUtilisateur(context, personneId);
}

/** Gives a person one more role and mails them; a role that they already hold is refused (U8). */
export async function giveRole(
  context: RoleContext<'utilisateur.role-deja-tenu' | 'utilisateur.role-non-autorise' | 'utilisateur.version-perimee'>,
  habilisId: string,
  { version, ...role }: RoleWrite & { readonly version: number },
): Promise<Utilisateur> {
  const person = await openUtilisateur(context, habilisId, version);
  refuseNotGivable(context, role);
  const given = await found(context, role, '');
  const held = await rolesOfPersonne(context, person.id);
  // Also when its last day is set: it would still end then. End it first, then give it again.
  if (held.some((one) => one.isEnCours && isSameRole(one, role))) {
    throw context.refuse.conflict('utilisateur.role-deja-tenu');
  }
  await addRole(context, person.id, given);
  await writePersonne(context, person);
  await endVoidImpersonations(context.db, context.now, person.id);
  // A role for an entite takes from them what they examine of it.
  await heldTasks.ask().release(context, person.id);
  await gestionnaires.ask().follow(context, person.id);
  await sessionsTouchees.ask()(context, { personneId: person.id });
  await tellParts.ask()(context, person.id, role.entiteId ?? undefined);
  await tellRole(context, person.id, 'role-donne', given);
  return readUtilisateur(context, person.id);
}

/** Mails a person that they have a role, or have it no longer. */
export async function tellRole(
  context: Context,
  personneId: number,
  modele: 'role-donne' | 'role-termine',
  {
    type,
    objet,
    fin = '',
    successeur = '',
  }: {
    readonly type: RoleWrite['type'];
    readonly objet: string;
    readonly fin?: string;
    /** Who takes over what the role held. */
    readonly successeur?: string;
  },
): Promise<void> {
  const { etat } = await lockPersonne(context.db, personneId);
  const mots = {
    role: type,
    objet: objet === '' ? 'aucun' : objet,
    fin: fin === '' ? 'aucune' : fin,
    successeur: successeur === '' ? 'aucun' : successeur,
    // Whoever has no password yet holds the role once they have chosen it.
    compte: etat === 'a-activer' ? 'nouveau' : 'ouvert',
  };
  await sendAccountMail(context, { modele, personneId, chemin: pathTo('bienvenue'), mots });
}

/** Sends the key of an account again to a person who has not used it yet (U13). */
export async function sendActivation(
  context: Context<'utilisateur.compte-deja-active'>,
  personneId: number,
): Promise<void> {
  const { etat } = await lockPersonne(context.db, personneId);
  if (etat !== 'a-activer') throw context.refuse.conflict('utilisateur.compte-deja-active');
  await sendKey(context, { usage: 'activation', personneId });
  await context.audit({ action: 'activation-renvoyee', objetType: 'personne', objetId: personneId });
}
