import type { DemandeAdministrative } from '@habilis/api/demande-administrative/DemandeAdministrative';
import { actionsOnTask } from '@habilis/domain/demande/actionsOnTask';
import type { RoleContext } from '../../../platform/Handler.ts';
import { findLive } from '../dossier-administratif/findLive.ts';
import { EMPTY_SAISIE } from '@habilis/domain/demande-administrative/emptySaisie';
import { presentDemande } from './presentDemande.ts';
import { UNVERIFIED } from './UNVERIFIED.ts';
import { DA_WORKFLOW } from '@habilis/domain/demande-administrative/workflow';

/** What is known of the caller and of their role's entite, to pre-fill the form. */
async function prefilled(context: RoleContext) {
  const { personneId, role } = context.caller;
  const person = await context.db
    .selectFrom('personne')
    .selectAll()
    .where('id', '=', personneId)
    .executeTakeFirstOrThrow();
  const entite =
    role.entiteId === null
      ? undefined
      : await context.db
          .selectFrom('entite')
          .leftJoin('mrp', 'mrp.id', 'entite.caisse_id')
          .selectAll('entite')
          .select(['mrp.code as caisseCode', 'mrp.libelle as caisseLibelle'])
          .where('entite.id', '=', role.entiteId)
          .executeTakeFirst();
  const saisie = {
    ...EMPTY_SAISIE,
    raisonSociale: entite?.raison_sociale ?? null,
    siret: entite?.siret ?? null,
    typeEntite: entite?.type_entite ?? null,
    regime: entite?.regime ?? null,
    adresse: {
      ...EMPTY_SAISIE.adresse,
      codePostalVille: { codePostal: entite?.code_postal ?? null, ville: entite?.ville ?? null },
    },
    contact: { ...EMPTY_SAISIE.contact, nom: person.nom, prenom: person.prenom, email: person.email },
  };
  const caisseInstructrice =
    entite?.caisse_id != null && entite.caisseCode !== null && entite.caisseLibelle !== null
      ? { id: entite.caisse_id, code: entite.caisseCode, libelle: entite.caisseLibelle }
      : null;
  return { saisie, caisseInstructrice, nomPrenom: `${person.prenom} ${person.nom}` };
}

/** A pre-filled draft that stores nothing, or the demande that the entite already has: one at a time (rules/wire#start-calls). */
export async function startDraft(
  context: RoleContext,
  avecDemandeHabilitation: boolean,
): Promise<DemandeAdministrative> {
  const { role } = context.caller;
  const live = await findLive(context).executeTakeFirst();
  if (live !== undefined) return presentDemande(context, live);
  const { saisie, caisseInstructrice, nomPrenom } = await prefilled(context);
  return {
    ...saisie,
    id: null,
    type: 'DA',
    numero: null,
    version: 0,
    avecDemandeHabilitation,
    entiteId: role.entiteId,
    dateSuspensionAdministrative: null,
    dateFirstSoumission: null,
    dateLastSoumission: null,
    dateDebutTache: null,
    dateEcheance: null,
    demandeurNomPrenom: nomPrenom,
    assignedUserNomPrenom: null,
    caisseInstructrice,
    verificationSiren: UNVERIFIED,
    champsCorriges: [],
    copieValidee: null,
    champsRetenus: [],
    currentWorkflowTask: {
      selectedActionKey: null,
      currentTaskDefinitionKey: 'da_saisie',
      assignedUserHabilisId: null,
    },
    draftWorkflowComment: null,
    // Nothing is stored, so there is nothing to delete.
    actionsPossibles: actionsOnTask(DA_WORKFLOW, { taskKey: 'da_saisie', role: role.type }).filter(
      ({ key }) => key === 'Soumet',
    ),
    affectables: [],
    modifiable: true,
    fileUploads: [],
  };
}
