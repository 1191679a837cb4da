import { DEFAULT_ACTION } from '@habilis/domain/demande/defaultAction';
import { forceableTasks } from '@habilis/domain/demande-habilitation/forceableTasks';
import { DH_WORKFLOW } from '@habilis/domain/demande-habilitation/workflow';
import type { RoleType } from '@habilis/domain/role/RoleType';
import type { HttpHandler } from 'msw';
import { demandeAdministrative } from '../demande-administrative/endpoints.ts';
import type { DemandeHabilitation } from '../demande-habilitation/DemandeHabilitation.ts';
import { demandeHabilitation } from '../demande-habilitation/endpoints.ts';
import { exampleDhFile, exampleDemandeHabilitation } from './fixtures/exampleDemandeHabilitation.ts';
import { exampleDispositifNiveaux } from './fixtures/exampleDispositifs.ts';
import { mock, type MockedCall } from './mock.ts';
import { problemAnswer } from './problemAnswer.ts';

type WriteCall = MockedCall<typeof demandeHabilitation.update>;

const NEW_FILE_ID = 900;
const { update, updateAction, updateAvis, updateDateCnh, updateDecision } = demandeHabilitation;
const SAVES = [update, updateAction, updateAvis, updateDateCnh, updateDecision];
const { submit, submitAction, submitActionAssigned, submitAvis, submitDateCnh, submitDecision } = demandeHabilitation;
const SUBMITS = [submit, submitAction, submitActionAssigned, submitAvis, submitDateCnh, submitDecision];

/** The demande after a save. */
function written(before: DemandeHabilitation, { body, files }: WriteCall): DemandeHabilitation {
  const niveau = exampleDispositifNiveaux().find(({ id }) => id === body.dispositifNiveauId);
  return {
    ...before,
    id: before.id ?? 433,
    version: body.version + 1,
    dispositifNiveau: niveau === undefined ? null : { id: niveau.id, libelle: niveau.libelle },
    formateurs: body.formateurs,
    plateformesFixes: body.plateformesFixes,
    plateformeMobile: body.plateformeMobile,
    fileUploads: body.fileUploads.flatMap((input) => {
      if ('id' in input) return before.fileUploads.filter(({ id }) => id === input.id);
      const { champ, intitule = null, partIndex, userFilename = files[partIndex]?.name ?? '' } = input;
      const id = NEW_FILE_ID + before.fileUploads.length + partIndex;
      return [exampleDhFile({ id, champ, userFilename, intitule, taille: files[partIndex]?.size ?? 0 })];
    }),
  };
}

/** The demande after an action, by the rules of the workflow. */
function acted(before: DemandeHabilitation, call: WriteCall, role: RoleType): DemandeHabilitation | Response {
  const action = call.body.currentWorkflowTask.selectedActionKey ?? DEFAULT_ACTION;
  const task = before.currentWorkflowTask.currentTaskDefinitionKey;
  const row = DH_WORKFLOW.lines.find((one) => one.task === task && one.action === action);
  if (row === undefined) return problemAnswer(400, 'demande.action-interdite');
  const { fileUploads, formateurs, plateformesFixes, plateformeMobile, dispositifNiveau } = written(before, call);
  const taskKey = row.next === 'retour' ? (before.retourTache ?? 'instruction') : row.next;
  const kept = { fileUploads, formateurs, plateformesFixes, plateformeMobile, dispositifNiveau };
  return exampleDemandeHabilitation({ ...kept, version: call.body.version + 1 }, { taskKey, role });
}

/** Reads, saves and acts on one demande d'habilitation; each answer is computed from the one given, nothing is stored. */
export function demandeHabilitationMocks(
  demande: DemandeHabilitation = exampleDemandeHabilitation(),
  role: RoleType = 'G',
): HttpHandler[] {
  const blank = exampleDemandeHabilitation({
    id: null,
    version: 0,
    dispositifNiveau: null,
    formateurs: [],
    fileUploads: [],
    actionsPossibles: demande.actionsPossibles.filter(({ key }) => key === DEFAULT_ACTION),
  });
  return [
    mock(demandeHabilitation.start, blank),
    mock(demandeAdministrative.startRenouvellement, { ...blank, habilitationSourceMode: 'REN' }),
    mock(demandeAdministrative.startAjoutPlateformeFixe, { ...blank, habilitationSourceMode: 'APF' }),
    mock(demandeHabilitation.get, ({ params }) => ({ ...demande, id: params.id })),
    mock(demandeHabilitation.currentList, { elements: [], total: 0, page: 1, taille: 20 }),
    ...SAVES.map((save) => mock(save, (call) => written(demande, call))),
    ...SUBMITS.map((endpoint) => mock(endpoint, (call) => acted(demande, call, role))),
    mock(demandeHabilitation.remove, undefined),
    mock(demandeHabilitation.avis, []),
    mock(demandeHabilitation.avisDraft, { type: null, texte: null }),
    mock(
      demandeHabilitation.wfTaskDefKeys,
      forceableTasks({
        taskKey: demande.currentWorkflowTask.currentTaskDefinitionKey,
        isJamaisSoumise: false,
        dateCnh: demande.dateCnh,
      }),
    ),
    mock(demandeHabilitation.wfGotoTask, undefined),
  ];
}
