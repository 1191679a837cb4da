import type { DemandeHabilitation } from '@habilis/api/demande-habilitation/DemandeHabilitation';
import type { HabilitationSourceMode } from '@habilis/domain/habilitation/HABILITATION_SOURCE_MODES';
import type { Context, RoleContext } from '../../../platform/Handler.ts';
import { dateSuspensionEnCours } from '../dossier-administratif/dateSuspensionEnCours.ts';
import { findLive } from '../dossier-administratif/findLive.ts';
import { niveauOf } from './niveauOf.ts';
import { isDossierValide } from './isDossierValide.ts';

type Begun = {
  readonly mode: HabilitationSourceMode;
  readonly dispositifNiveauId: number | null;
} & Partial<
  Pick<
    DemandeHabilitation,
    | 'habilitationSource'
    | 'formateurs'
    | 'certificatsFormateurs'
    | 'plateformesFixes'
    | 'plateformeMobile'
    | 'fileUploads'
  >
>;

/** The entite of the caller's role with its caisse and its common file. */
async function entiteOf({ db }: Context, entiteId: number) {
  const row = await db
    .selectFrom('entite')
    .leftJoin('mrp', 'mrp.id', 'entite.caisse_id')
    .leftJoin('demande_administrative as da', (join) =>
      join.onRef('da.entite_id', '=', 'entite.id').on('da.en_cours', '=', true),
    )
    .select(['entite.id', 'entite.raison_sociale', 'mrp.id as caisseId', 'mrp.code', 'mrp.libelle'])
    .select(dateSuspensionEnCours.as('dateSuspension'))
    .select(['da.id as dossierId', 'da.tache', 'entite.etat', 'entite.date_fin_activite'])
    .where('entite.id', '=', entiteId)
    .executeTakeFirstOrThrow();
  const { caisseId, code, libelle, dossierId, tache, etat } = row;
  return {
    entiteDemandeuse: {
      id: row.id,
      raisonSociale: row.raison_sociale,
      caisseInstructrice: caisseId === null ? null : { id: caisseId, code: code ?? '', libelle: libelle ?? '' },
      dateFinActivite: row.date_fin_activite,
      dateSuspensionAdministrative: row.dateSuspension,
      lisible: true,
    },
    dossierAdministratif:
      dossierId === null || tache === null
        ? null
        : { id: dossierId, currentTaskDefinitionKey: tache, valide: isDossierValide(etat), lisible: true },
  };
}

/** The demande administrative of a role without entite. */
async function dossierOf(context: RoleContext) {
  const dossier = await findLive(context).executeTakeFirst();
  return {
    entiteDemandeuse: null,
    dossierAdministratif:
      dossier === undefined
        ? null
        : { id: dossier.id, currentTaskDefinitionKey: dossier.tache, valide: false, lisible: true },
  };
}

/** A pre-filled demande of the caller that stores nothing (rules/wire#start-calls). */
export async function draftOf(context: RoleContext, begun: Begun): Promise<DemandeHabilitation> {
  const { role, nomPrenom } = context.caller;
  const { entiteId } = role;
  const { mode, dispositifNiveauId, habilitationSource = null } = begun;
  const niveau = await niveauOf(context.db, dispositifNiveauId);
  return {
    id: null,
    type: 'DH',
    numero: null,
    version: 0,
    dateCnh: null,
    dateDebut: null,
    dateFin: null,
    dispositifNiveau: niveau === null ? null : { id: niveau.id, libelle: niveau.libelle },
    habilitationSourceMode: mode,
    habilitationSource,
    habilitationSourceId: habilitationSource?.id ?? null,
    habilitationId: null,
    typeDernierAvis: null,
    currentWfTaskDefKeys: ['saisie'],
    currentWorkflowTask: {
      selectedActionKey: null,
      currentTaskDefinitionKey: 'saisie',
      assignedUserHabilisId: null,
    },
    retourTache: null,
    decision: null,
    motif: null,
    dateDecision: null,
    decisionEnAttente: null,
    finRecours: null,
    draftWorkflowComment: null,
    // Nothing is stored, so there is nothing to delete or give up.
    actionsPossibles: [
      { key: 'Soumet', commentaireRequis: false, avisRequis: false, affectationRequise: false, affectables: [] },
    ],
    modifiable: true,
    instructeurNomPrenom: null,
    demandeurNomPrenom: nomPrenom,
    nomPrenomAssignedUserHabilis: null,
    caisse: null,
    ...(entiteId === null ? await dossierOf(context) : await entiteOf(context, entiteId)),
    dateFirstSoumission: null,
    dateLastSoumission: null,
    dateDebutTache: null,
    dateEcheance: null,
    formateurs: begun.formateurs ?? [],
    certificatsFormateurs: begun.certificatsFormateurs ?? [],
    plateformesFixes: begun.plateformesFixes ?? [],
    plateformeMobile: begun.plateformeMobile ?? false,
    fileUploads: begun.fileUploads ?? [],
  };
}
