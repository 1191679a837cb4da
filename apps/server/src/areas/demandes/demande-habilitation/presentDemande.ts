import type { DecisionCommission } from '@habilis/api/commission/Seance';
import type { DemandeHabilitation, DhActionPossible } from '@habilis/api/demande-habilitation/DemandeHabilitation';
import { actionsPossibles } from '@habilis/domain/demande/actionsPossibles';
import type { DhEtat } from '@habilis/domain/demande-habilitation/DhEtat';
import { isModifiable } from '@habilis/domain/demande/isModifiable';
import { can } from '@habilis/domain/role/can';
import { isDemandeur } from '@habilis/domain/role/roleGroup';
import type { RoleType } from '@habilis/domain/role/RoleType';
import { seesAgents } from '@habilis/domain/role/seesAgents';
import { plannedOnce } from '../../../database/plannedOnce.ts';
import type { Context, RoleContext } from '../../../platform/Handler.ts';
import { isSecondRegard } from '@habilis/domain/second-regard/isSecondRegard';
import { isOwnExamen } from '../tache/secondRegard.ts';
import { partPriseOf } from '../../personnes/partie-prenante/partiesPrenantes.ts';
import { sourcesOf } from '../../habilitations/habilitation/droits.ts';
import { heldDecision } from './points.ts';
import { workloadsOf } from '../examen/workloadsOf.ts';
import { mayReadDemandeAdministrative } from '../dossier-administratif/scope.ts';
import { dateSuspensionEnCours } from '../dossier-administratif/dateSuspensionEnCours.ts';
import { entiteLisible } from './entiteLisible.ts';
import { certificatsOf } from '../../niveaux/dispositif-niveau/certificatsOf.ts';
import { candidatesOf, ecartesOf, titulairesOf } from './candidatesOf.ts';
import { etatOf, typeDernierAvis } from './etatOf.ts';
import { listFichiers } from './fichiers.ts';
import { listFormateurs, listPlateformes } from './formateursEtPlateformes.ts';
import { niveauOf } from './niveauOf.ts';
import type { DhRow } from './scope.ts';
import { versionFor } from './versionFor.ts';
import { DH_WORKFLOW } from '@habilis/domain/demande-habilitation/workflow';
import { isDossierValide } from './isDossierValide.ts';

/** What decides what may be done now. */
type Standing = {
  readonly etat: DhEtat;
  readonly held: DecisionCommission | null;
  readonly isBarred: boolean;
  readonly isOwn: boolean;
};

async function namesOf({ db }: Context, row: DhRow) {
  const question = db
    .selectFrom('personne as demandeur')
    .leftJoin('personne as assigne', (join) => join.on('assigne.id', '=', row.assigne_id))
    .leftJoin('personne as instructeur', (join) => join.on('instructeur.id', '=', row.instructeur_id))
    .leftJoin('mrp as caisse', (join) => join.on('caisse.id', '=', row.caisse_id))
    .leftJoin('entite', (join) => join.on('entite.id', '=', row.entite_id))
    .leftJoin('demande_administrative as da', (join) =>
      join.onRef('da.entite_id', '=', 'entite.id').on('da.en_cours', '=', true),
    )
    .leftJoin('mrp as entite_caisse', 'entite_caisse.id', 'entite.caisse_id')
    .select(['demandeur.nom as demandeurNom', 'demandeur.prenom as demandeurPrenom'])
    .select(['assigne.habilis_id as assigneHabilisId', 'assigne.nom as assigneNom', 'assigne.prenom as assignePrenom'])
    .select(['instructeur.nom as instructeurNom', 'instructeur.prenom as instructeurPrenom'])
    .select(['caisse.id as caisseId', 'caisse.code as caisseCode', 'caisse.libelle as caisseLibelle'])
    .select(['entite.id as entiteId', 'entite.raison_sociale as raisonSociale'])
    .select(['entite.date_fin_activite as dateFinActivite', dateSuspensionEnCours.as('dateSuspension')])
    .select(['entite_caisse.id as ownId', 'entite_caisse.code as ownCode', 'entite_caisse.libelle as ownLibelle'])
    .where('demandeur.id', '=', row.demandeur_id);
  const [names] = await plannedOnce(db, question);
  if (names === undefined) throw new Error('une demande sans demandeur');
  return names;
}
type Names = Awaited<ReturnType<typeof namesOf>>;

const caisseOf = (id: number | null, code: string | null, libelle: string | null) =>
  id === null ? null : { id, code: code ?? '', libelle: libelle ?? '' };

/** Who holds the task: its owner for colleagues, only the caisse's name for the demandeur (rules/demandes#holder). */
function ownerOf(names: Names, role: RoleType) {
  const { assigneHabilisId, assigneNom, assignePrenom, caisseLibelle } = names;
  if (assigneHabilisId === null) return { assignedUserHabilisId: null, nomPrenom: null };
  return seesAgents(role)
    ? { assignedUserHabilisId: assigneHabilisId, nomPrenom: `${assignePrenom} ${assigneNom}` }
    : { assignedUserHabilisId: null, nomPrenom: caisseLibelle };
}

/** The decision that may still be cancelled, for those who decide; null for the others (CN1). */
const heldFor = async (context: RoleContext, row: DhRow): Promise<DecisionCommission | null> =>
  row.tache === 'decision' && can(context.caller.role.type, 'decide') ? heldDecision(context, row.id) : null;

/** The caller's actions, each with those who may be given the task; none while a decision waits (CN6) or for who has a part in the entite. */
async function actionsOf(
  context: RoleContext,
  row: DhRow,
  { etat, held, isBarred, isOwn }: Standing,
): Promise<DhActionPossible[]> {
  const { role } = context.caller;
  if (held !== null || isBarred) return [];
  const offered = actionsPossibles(DH_WORKFLOW, etat, { role: role.type, today: context.today });
  return Promise.all(
    offered
      .filter(({ key }) => !isOwn || !isSecondRegard(row.tache, key))
      .map(async (action) => {
        if (!action.affectationRequise) return { ...action, affectables: [] };
        // A repartiteur's submit gives the next task, an assignment the current one.
        const given = action.key === 'Soumet' ? 'sous_commission' : row.tache;
        const persons = await candidatesOf(context, given, row);
        const workloads = await workloadsOf(
          context.db,
          persons.map(({ personneId }) => personneId),
        );
        return {
          ...action,
          ecartes: await ecartesOf(context, given, row),
          affectables: persons.map(({ habilisId, nomPrenom, personneId }) => ({
            habilisId,
            nomPrenom,
            charge: workloads.get(personneId) ?? 0,
          })),
        };
      }),
  );
}

/** The entite's common file, as it is now. */
async function dossierOf(context: RoleContext, row: DhRow) {
  const dossier = await context.db
    .selectFrom('demande_administrative as da')
    .leftJoin('entite', 'entite.id', 'da.entite_id')
    .select(['da.id', 'da.tache', 'entite.etat'])
    .where('da.en_cours', '=', true)
    .where((eb) =>
      row.entite_id === null
        ? eb.and([eb('da.role_id', '=', row.role_id), eb('da.entite_id', 'is', null)])
        : eb('da.entite_id', '=', row.entite_id),
    )
    .executeTakeFirst();
  if (dossier === undefined) return null;
  const lisible = await mayReadDemandeAdministrative(context, dossier.id);
  return { id: dossier.id, currentTaskDefinitionKey: dossier.tache, valide: isDossierValide(dossier.etat), lisible };
}

const UNKNOWN = { decision: null, motif: null, dateDecision: null, dateDebut: null };

/** What the commission decided, and its start date: only the commission knows while it prepares or may cancel it; the others learn of it with its effects. */
function decisionFor(row: DhRow, role: RoleType) {
  const isInForce = row.date_decision !== null && row.tache !== 'decision';
  if (!isInForce && !can(role, 'decide')) return UNKNOWN;
  return { decision: row.decision, motif: row.motif, dateDecision: row.date_decision, dateDebut: row.date_debut };
}

/** The commission's day; a day that is only planned is shown to those who decide, to nobody else. */
const dateCnhFor = ({ tache, date_cnh: dateCnh }: DhRow, role: RoleType): string | null =>
  tache === 'planification_decision' && !can(role, 'decide') ? null : dateCnh;

/** Who asks, and who examines it for colleagues of theirs. */
const authorsFor = (names: Names, role: RoleType) => ({
  instructeurNomPrenom:
    seesAgents(role) && names.instructeurNom !== null ? `${names.instructeurPrenom} ${names.instructeurNom}` : null,
  demandeurNomPrenom: `${names.demandeurPrenom} ${names.demandeurNom}`,
});

/** The entite that asks, once it is known. */
async function entiteOf(context: RoleContext, names: Names): Promise<DemandeHabilitation['entiteDemandeuse']> {
  if (names.entiteId === null) return null;
  return {
    id: names.entiteId,
    raisonSociale: names.raisonSociale ?? '',
    caisseInstructrice: caisseOf(names.ownId, names.ownCode, names.ownLibelle),
    dateFinActivite: names.dateFinActivite,
    dateSuspensionAdministrative: names.dateSuspension,
    lisible: await entiteLisible.ask()(context, names.entiteId),
  };
}

/** The formateurs whom a demande declares, with what their certificats say. */
async function formateursOf(context: RoleContext, row: DhRow, niveauFormateurId: number | null) {
  const declared = await listFormateurs(context.db, row.id);
  const certificatOf = await certificatsOf(
    context,
    declared.map(({ personneId }) => personneId),
    niveauFormateurId,
  );
  return {
    formateurs: declared.map(({ habilisId, nomPrenom }) => ({ habilisId, nomPrenom })),
    certificatsFormateurs: declared.map(({ personneId, habilisId }) => ({ habilisId, ...certificatOf(personneId) })),
  };
}

/** The comment begun on the reader's side; an examination's only for who has an action now. */
function draftFor(row: DhRow, role: RoleType, hasAction: boolean): string | null {
  if (isDemandeur(role)) return row.brouillon_demandeur;
  return hasAction ? row.brouillon_examen : null;
}

/** Whether the reader concluded the instruction whose second look this is. */
const isOwnInstruction = (context: RoleContext, row: DhRow): Promise<boolean> =>
  isOwnExamen(context, {
    type: 'DH',
    id: row.id,
    tache: row.tache,
    titulaires: () => titulairesOf(context, row.tache, row),
  });

/** A stored demande as its reader may see it, with the actions they have now. */
export async function presentDemande(context: RoleContext, row: DhRow): Promise<DemandeHabilitation> {
  const { role } = context.caller;
  const { db } = context;
  const [names, niveau, etat] = [
    await namesOf(context, row),
    await niveauOf(db, row.dispositif_niveau_id),
    await etatOf(db, row),
  ];
  const formateurs = await formateursOf(context, row, niveau?.niveauFormateurId ?? null);
  const held = await heldFor(context, row);
  const partPrise = await partPriseOf(context, row.entite_id);
  const isBarred = partPrise !== null;
  const isOwn = can(role.type, 'validate-instruction') && (await isOwnInstruction(context, row));
  const actions = await actionsOf(context, row, { etat, held, isBarred, isOwn });
  const sources = await sourcesOf(context, row.habilitation_source_id === null ? [] : [row.habilitation_source_id]);
  const { assignedUserHabilisId, nomPrenom } = ownerOf(names, role.type);
  return {
    id: row.id,
    type: 'DH',
    numero: row.numero,
    version: versionFor(context, row),
    dateCnh: dateCnhFor(row, role.type),
    dateFin: row.date_fin,
    dispositifNiveau: niveau === null ? null : { id: niveau.id, libelle: niveau.libelle },
    habilitationSourceMode: row.mode,
    habilitationSource: sources.get(row.habilitation_source_id ?? 0) ?? null,
    habilitationSourceId: row.habilitation_source_id,
    habilitationId: row.habilitation_id,
    typeDernierAvis: can(role.type, 'see-latest-avis') ? await typeDernierAvis(db, row.id) : null,
    currentWfTaskDefKeys: [row.tache],
    currentWorkflowTask: {
      selectedActionKey: actions.some(({ key }) => key === row.action_choisie) ? row.action_choisie : null,
      currentTaskDefinitionKey: row.tache,
      assignedUserHabilisId,
    },
    retourTache: row.retour_tache,
    ...decisionFor(row, role.type),
    decisionEnAttente: held,
    finRecours: etat.finRecours,
    draftWorkflowComment: draftFor(row, role.type, actions.length > 0),
    actionsPossibles: actions,
    ...(isBarred ? { partPrise } : {}),
    ...(isOwn ? { propreInstruction: true } : {}),
    modifiable: !isBarred && isModifiable(DH_WORKFLOW, row.tache, role.type),
    ...authorsFor(names, role.type),
    nomPrenomAssignedUserHabilis: nomPrenom,
    caisse: caisseOf(names.caisseId, names.caisseCode, names.caisseLibelle),
    entiteDemandeuse: await entiteOf(context, names),
    dossierAdministratif: await dossierOf(context, row),
    dateFirstSoumission: row.date_first_soumission,
    dateLastSoumission: row.date_last_soumission,
    dateDebutTache: row.date_debut_tache,
    dateEcheance: row.date_echeance,
    ...formateurs,
    plateformesFixes: await listPlateformes(db, row.id),
    plateformeMobile: row.plateforme_mobile,
    fileUploads: await listFichiers(db, row.id),
  };
}
