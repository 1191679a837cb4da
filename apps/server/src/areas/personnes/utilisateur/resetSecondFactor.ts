import { pathTo } from '@habilis/api/page/paths';
import type { Utilisateur } from '@habilis/api/utilisateur/Utilisateur';
import { motifFaults } from '@habilis/domain/utilisateur/motifFaults';
import { refusalOfReinitialisation } from '@habilis/domain/utilisateur/refusalOfReinitialisation';
import { removeRecoveryCodes } from '../../../platform/auth/recoveryCodes.ts';
import { revokeSessions } from '../../../platform/auth/tokens.ts';
import type { RoleContext } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { sendAccountMail } from '../personne/sendAccountMail.ts';
import { hasFactor } from '../personne/readFacteurs.ts';
import { openUtilisateur, writePersonne } from './openUtilisateur.ts';
import { acteurOf, readUtilisateur, rolesOfPersonne } from './readUtilisateur.ts';

/** Removes the second factors and recovery codes of a person who has lost them: ends their sessions and mails them (U15, U16). */
export async function resetSecondFactor(
  context: RoleContext<
    | 'utilisateur.aucun-second-facteur'
    | 'utilisateur.compte-non-autorise'
    | 'utilisateur.compte-propre'
    | 'utilisateur.version-perimee'
  >,
  habilisId: string,
  { version, motif }: { readonly version: number; readonly motif: string },
): Promise<Utilisateur> {
  const { db, now } = context;
  const person = await openUtilisateur(context, habilisId, version);
  const faults = motifFaults({ motif });
  if (faults.length > 0) throw refuse.badRequest('donnees-invalides', faults);
  const roles = (await rolesOfPersonne(context, person.id)).filter(({ isEnCours }) => isEnCours);
  const about = { personneId: person.id, roles };
  const refusal = refusalOfReinitialisation(acteurOf(context), about, await hasFactor(db, person.id));
  if (refusal === 'compte-non-autorise') throw context.refuse.forbidden('utilisateur.compte-non-autorise');
  if (refusal !== null) throw context.refuse.conflict(`utilisateur.${refusal}`);
  await db.deleteFrom('facteur').where('personne_id', '=', person.id).execute();
  await removeRecoveryCodes(db, person.id);
  await writePersonne(context, person);
  await revokeSessions(db, person.id, {}, now);
  const detail = { motif: motif.trim() };
  await context.audit({ action: 'second-facteur-reinitialise', objetType: 'personne', objetId: person.id, detail });
  const mail = {
    modele: 'second-facteur-reinitialise',
    personneId: person.id,
    chemin: pathTo('motDePasseOublie'),
  } as const;
  await sendAccountMail(context, mail);
  return readUtilisateur(context, person.id);
}
