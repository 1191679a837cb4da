import type { BlocageWrite, Utilisateur } from '@habilis/api/utilisateur/Utilisateur';
import { motifFaults } from '@habilis/domain/utilisateur/motifFaults';
import {
  type RefusDeblocage,
  refusalOfBlocage,
  refusalOfDeblocage,
} from '@habilis/domain/utilisateur/refusalOfBlocage';
import type { RoleContext } from '../../../platform/Handler.ts';
import { endKeys } from '../../../platform/auth/accountKeys.ts';
import { endImpersonationsAs } from '../../../platform/auth/endImpersonations.ts';
import { revokeSessions } from '../../../platform/auth/tokens.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { sessionsTouchees } from '../../avertir/session/sessionsTouchees.ts';
import { openUtilisateur, writePersonne } from './openUtilisateur.ts';
import { acteurOf, isLastAdministrateur, readUtilisateur, rolesOfPersonne } from './readUtilisateur.ts';
import { gestionnaires } from './gestionnaires.ts';
import { heldTasks } from './heldTasks.ts';
import { handOver, successeurOf } from './passation.ts';

/** The person with the roles that they have today. */
async function withRoles(context: RoleContext, personneId: number) {
  const roles = (await rolesOfPersonne(context, personneId)).filter(({ isEnCours }) => isEnCours);
  return { personneId, roles };
}

/** 403 for an account beyond the caller's right, 409 for their own. */
function refuseForeign(context: RoleContext<`utilisateur.${RefusDeblocage}`>, refusal: RefusDeblocage | null): void {
  if (refusal === 'compte-non-autorise') throw context.refuse.forbidden('utilisateur.compte-non-autorise');
  if (refusal !== null) throw context.refuse.conflict('utilisateur.compte-propre');
}

/** Blocks an account: its sessions and its keys end at once, and its tasks are released (U6, U9, U10). */
export async function blockUtilisateur(
  context: RoleContext<
    | 'utilisateur.compte-non-autorise'
    | 'utilisateur.compte-propre'
    | 'utilisateur.deja-bloque'
    | 'utilisateur.dernier-administrateur'
    | 'utilisateur.version-perimee'
  >,
  habilisId: string,
  { version, motif, successeurHabilisId }: BlocageWrite,
): Promise<Utilisateur> {
  const person = await openUtilisateur(context, habilisId, version);
  const faults = motifFaults({ motif });
  if (faults.length > 0) throw refuse.badRequest('donnees-invalides', faults);
  const isLast = await isLastAdministrateur(context, person.id, true);
  const refusal = refusalOfBlocage(acteurOf(context), await withRoles(context, person.id), isLast);
  if (refusal === 'dernier-administrateur') throw context.refuse.conflict('utilisateur.dernier-administrateur');
  refuseForeign(context, refusal);
  if (person.etat !== 'active' && person.etat !== 'a-activer') throw context.refuse.conflict('utilisateur.deja-bloque');
  const leaving = { personneId: person.id, roleId: null };
  const successeurId = await successeurOf(context, leaving, successeurHabilisId);
  if (successeurId !== null) await handOver(context, leaving, successeurId);
  await writePersonne(context, person, { etat: 'bloquee', motif_blocage: motif.trim() });
  await revokeSessions(context.db, person.id, {}, context.now);
  await endImpersonationsAs(context.db, person.id, context.now);
  await endKeys(context.db, person.id, {}, context.now);
  await heldTasks.ask().release(context, person.id);
  await gestionnaires.ask().follow(context, person.id);
  await sessionsTouchees.ask()(context, { personneId: person.id });
  const detail = { motif: motif.trim() };
  await context.audit({ action: 'compte-bloque', objetType: 'personne', objetId: person.id, detail });
  return readUtilisateur(context, person.id);
}

/** Unblocks an account, which is then as before: in use if it has a password, otherwise to activate (U10). */
export async function unblockUtilisateur(
  context: RoleContext<
    | 'utilisateur.compte-non-autorise'
    | 'utilisateur.compte-propre'
    | 'utilisateur.pas-bloque'
    | 'utilisateur.version-perimee'
  >,
  habilisId: string,
  { version }: { readonly version: number },
): Promise<Utilisateur> {
  const person = await openUtilisateur(context, habilisId, version);
  refuseForeign(context, refusalOfDeblocage(acteurOf(context), await withRoles(context, person.id)));
  if (person.etat !== 'bloquee') throw context.refuse.conflict('utilisateur.pas-bloque');
  const etat = person.mot_de_passe === null ? 'a-activer' : 'active';
  await writePersonne(context, person, { etat, motif_blocage: null });
  await gestionnaires.ask().follow(context, person.id);
  await sessionsTouchees.ask()(context, { personneId: person.id });
  await context.audit({ action: 'compte-debloque', objetType: 'personne', objetId: person.id });
  return readUtilisateur(context, person.id);
}
