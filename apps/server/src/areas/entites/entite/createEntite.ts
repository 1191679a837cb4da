import type { TitlesOf } from '@habilis/api/endpoint';
import type { entite } from '@habilis/api/entite/endpoints';
import type { EntiteCreation, EntiteDetail } from '@habilis/api/entite/Entite';
import { applyTypeEntite } from '@habilis/domain/demande-administrative/applyTypeEntite';
import { EMPTY_SAISIE } from '@habilis/domain/demande-administrative/emptySaisie';
import { caisseOf } from '@habilis/domain/entite/caisseOf';
import { checkCreation } from '@habilis/domain/entite/checkCreation';
import { normalizeCreation } from '@habilis/domain/entite/normalizeCreation';
import { scopeOf } from '@habilis/domain/role/scopeOf';
import { countLookups } from '../../../platform/auth/throttle.ts';
import type { RoleContext, UploadedFile } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { invitePersonne } from '../../personnes/account/invitePersonne.ts';
import { sendKey } from '../../personnes/personne/sendAccountMail.ts';
import { departementOfCity } from '../../../platform/communes/findCommunes.ts';
import { addValidated } from '../../demandes/demande-administrative/addValidated.ts';
import { freeRefusedSiret } from '../../demandes/demande-administrative/freeRefusedSiret.ts';
import { replaceFichiers } from '../../demandes/demande-administrative/fichiers.ts';
import { nextNumero } from '../../../platform/nextNumero.ts';
import { addRole, tellRole } from '../../personnes/utilisateur/giveRole.ts';
import { readEntite } from './readEntite.ts';
import { addEntite } from './writeEntite.ts';
import { verificationEntiteJob } from './verificationEntiteJob.ts';

type CreateTitle = TitlesOf<(typeof entite)['create']>;

/** The file of an entite, as far as its creation fills it; its manager completes it. */
function saisieOf({ gestionnaire: { nom, prenom, email }, fileUploads: _files, ...typed }: EntiteCreation) {
  const contact = { nom, prenom, email, telephone: EMPTY_SAISIE.contact.telephone };
  return applyTypeEntite({ ...EMPTY_SAISIE, ...typed, contact });
}

/** The row of the entite, with the caisse of its place; refused when that is not the instructeur's own caisse (EN7). */
async function createRow(context: RoleContext<CreateTitle>, creation: EntiteCreation) {
  const { db } = context;
  const { role } = context.caller;
  const { codePostal, ville } = creation.adresse.codePostalVille;
  const codeDepartement = departementOfCity(codePostal, ville);
  const caisse = await db
    .selectFrom('mrp')
    .select('id')
    .where('code', '=', caisseOf({ regime: creation.regime, codeDepartement }))
    .executeTakeFirstOrThrow();
  if (scopeOf(role.type, 'create-entite') === 'caisse' && caisse.id !== role.mrpId) {
    throw refuse.badRequest('donnees-invalides', [
      { path: 'adresse.codePostalVille.codePostal', title: 'entite.hors-caisse' },
    ]);
  }
  await countLookups(context, 1, { action: 'entite.RechercheSiret', detail: { siret: creation.siret } });
  await freeRefusedSiret(db, creation.siret);
  const id = await addEntite(db, {
    raison_sociale: creation.raisonSociale,
    siret: creation.siret,
    etat: 'active',
    type_entite: creation.typeEntite,
    regime: creation.regime,
    caisse_id: caisse.id,
    code_postal: codePostal,
    ville,
    code_departement: codeDepartement,
  });
  // A submitted demande with this SIRET has its entite already, so it is found here too.
  if (id === undefined) throw context.refuse.conflict('demande-administrative.siret-deja-utilise');
  return { id, caisseId: caisse.id };
}

/** The manager's role: of the person who has the name and the address, or of a new one who is invited. */
async function addGestionnaire(
  context: RoleContext<CreateTitle>,
  { gestionnaire, raisonSociale: objet }: EntiteCreation,
  entiteId: number,
): Promise<{ readonly personneId: number; readonly roleId: number }> {
  const perimetre = { dispositifs: [], niveaux: [] };
  const role = { type: 'G' as const, mrpId: null, entiteId, objet, perimetre };
  const { id: personneId, isNew } = await invitePersonne(context, gestionnaire);
  const roleId = await addRole(context, personneId, role);
  if (isNew) await sendKey(context, { usage: 'activation', personneId });
  else await tellRole(context, personneId, 'role-donne', role);
  return { personneId, roleId };
}

/** Creates an entite without examination, with its file and its manager (rules/rights#matrix). */
export async function createEntite(
  context: RoleContext<CreateTitle>,
  typed: EntiteCreation,
  files: readonly UploadedFile[],
): Promise<EntiteDetail> {
  const { db, today, jobs } = context;
  const creation = normalizeCreation(typed);
  const faults = checkCreation(creation);
  if (faults.length > 0) throw refuse.badRequest('donnees-invalides', faults);
  const { id, caisseId } = await createRow(context, creation);
  const { personneId, roleId } = await addGestionnaire(context, creation, id);
  const saisie = saisieOf(creation);
  const numero = await nextNumero(db, 'DA', today);
  const demandeId = await addValidated(db, { numero, saisie, personneId, roleId, entiteId: id, caisseId }, today);
  await replaceFichiers(context, demandeId, creation.fileUploads, files);
  await context.audit({
    action: 'entite-creee',
    objetType: 'entite',
    objetId: id,
    detail: { siret: creation.siret, demandeAdministrativeId: demandeId },
  });
  await jobs.send(verificationEntiteJob, { entiteId: id }, db);
  return readEntite(context, id);
}
