import type { DemandeAdministrative } from '@habilis/api/demande-administrative/DemandeAdministrative';
import { actionsOnTask } from '@habilis/domain/demande/actionsOnTask';
import { faultsAtOnce } from '@habilis/domain/demande-administrative/atOnceFields';
import { isModifiable } from '@habilis/domain/demande/isModifiable';
import { seesAgents } from '@habilis/domain/role/seesAgents';
import { sideOf } from '@habilis/domain/role/sideOf';
import type { RoleType } from '@habilis/domain/role/RoleType';
import { plannedOnce } from '../../../database/plannedOnce.ts';
import type { Context, RoleContext } from '../../../platform/Handler.ts';
import { isSecondRegard } from '@habilis/domain/second-regard/isSecondRegard';
import { isOwnExamen } from '../tache/secondRegard.ts';
import { partPriseOf } from '../../personnes/partie-prenante/partiesPrenantes.ts';
import { ecartesOf, titulairesOf } from './titulairesOf.ts';
import { copyFor } from './copyFor.ts';
import { listFichiers } from './fichiers.ts';
import type { DemandeRow } from './findDemande.ts';
import { limitsOf } from './limitsOf.ts';
import { DA_WORKFLOW } from '@habilis/domain/demande-administrative/workflow';

async function namesOf({ db }: Context, row: DemandeRow) {
  const question = db
    .selectFrom('personne as demandeur')
    .leftJoin('personne as assigne', (join) => join.on('assigne.id', '=', row.assigne_id))
    .leftJoin('mrp as caisse', (join) => join.on('caisse.id', '=', row.caisse_id))
    .select(['demandeur.nom as demandeurNom', 'demandeur.prenom as demandeurPrenom'])
    .select(['assigne.habilis_id as assigneHabilisId', 'assigne.nom as assigneNom', 'assigne.prenom as assignePrenom'])
    .select(['caisse.id as caisseId', 'caisse.code as caisseCode', 'caisse.libelle as caisseLibelle'])
    .where('demandeur.id', '=', row.demandeur_id);
  const [names] = await plannedOnce(db, question);
  if (names === undefined) throw new Error('une demande sans demandeur');
  return names;
}

/** Who holds the task: its owner for colleagues, only the caisse's name for the demandeur (rules/demandes#holder). */
function ownerOf(names: Awaited<ReturnType<typeof namesOf>>, role: RoleType) {
  if (names.assigneHabilisId === null) return { assignedUserHabilisId: null, assignedUserNomPrenom: null };
  return seesAgents(role)
    ? {
        assignedUserHabilisId: names.assigneHabilisId,
        assignedUserNomPrenom: `${names.assignePrenom} ${names.assigneNom}`,
      }
    : { assignedUserHabilisId: null, assignedUserNomPrenom: names.caisseLibelle };
}

/** Each side sees its own unsent comment. */
function draftCommentFor(row: DemandeRow, role: RoleType): string | null {
  const side = sideOf(role);
  return side === null ? null : row[`brouillon_${side}`];
}

/** What the working copy is compared with, for whoever types in it, and which of its fields keep their validated value. */
async function referenceOf(
  context: Context,
  { id, tache, donnees, donnees_validees: saisie }: DemandeRow,
  role: RoleType,
): Promise<Pick<DemandeAdministrative, 'copieValidee' | 'champsRetenus'>> {
  if (saisie === null || !isModifiable(DA_WORKFLOW, tache, role)) return { copieValidee: null, champsRetenus: [] };
  const fichiers = await listFichiers(context.db, id, 'validee');
  return {
    copieValidee: { saisie, fileUploads: fichiers.map((fichier) => fichier.id) },
    champsRetenus: faultsAtOnce(donnees, limitsOf(context)),
  };
}

/** A stored demande as its reader may see it, with the actions they have now. */
export async function presentDemande(context: RoleContext, row: DemandeRow): Promise<DemandeAdministrative> {
  const { role } = context.caller;
  const names = await namesOf(context, row);
  const partPrise = await partPriseOf(context, row.entite_id);
  const isBarred = partPrise !== null;
  const offered = isBarred ? [] : actionsOnTask(DA_WORKFLOW, { taskKey: row.tache, role: role.type });
  const titulaires = () => titulairesOf(context, row.tache, row);
  const isOwn =
    offered.some(({ key }) => isSecondRegard(row.tache, key)) &&
    (await isOwnExamen(context, { type: 'DA', id: row.id, tache: row.tache, titulaires }));
  const actions = offered.filter(({ key }) => !isOwn || !isSecondRegard(row.tache, key));
  const { saisie, copie } = copyFor(row, role.type);
  const { assignedUserHabilisId, assignedUserNomPrenom } = ownerOf(names, role.type);
  const isGiven = actions.some(({ affectationRequise }) => affectationRequise);
  const persons = isGiven ? await titulaires() : [];
  return {
    ...saisie,
    id: row.id,
    type: 'DA',
    numero: row.numero,
    version: row.version,
    avecDemandeHabilitation: row.avec_demande_habilitation,
    entiteId: row.entite_id,
    dateSuspensionAdministrative: row.date_suspension_administrative,
    dateFirstSoumission: row.date_first_soumission,
    dateLastSoumission: row.date_last_soumission,
    dateDebutTache: row.date_debut_tache,
    dateEcheance: row.date_echeance,
    demandeurNomPrenom: `${names.demandeurPrenom} ${names.demandeurNom}`,
    assignedUserNomPrenom,
    caisseInstructrice:
      names.caisseId === null
        ? null
        : { id: names.caisseId, code: names.caisseCode ?? '', libelle: names.caisseLibelle ?? '' },
    verificationSiren: row.verification_siren,
    champsCorriges: row.champs_corriges,
    ...(await referenceOf(context, row, role.type)),
    currentWorkflowTask: {
      selectedActionKey: actions.some(({ key }) => key === row.action_choisie) ? row.action_choisie : null,
      currentTaskDefinitionKey: row.tache,
      assignedUserHabilisId,
    },
    draftWorkflowComment: draftCommentFor(row, role.type),
    actionsPossibles: actions,
    affectables: persons.map(({ habilisId, nomPrenom }) => ({ habilisId, nomPrenom })),
    ...(isGiven ? { ecartes: await ecartesOf(context, row.tache, row) } : {}),
    ...(isBarred ? { partPrise } : {}),
    ...(isOwn ? { propreInstruction: true } : {}),
    modifiable: !isBarred && isModifiable(DA_WORKFLOW, row.tache, role.type),
    fileUploads: await listFichiers(context.db, row.id, copie),
  };
}
