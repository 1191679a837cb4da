import { hasWrittenPoint } from '@habilis/domain/complement/hasWrittenPoint';
import { normalizeSaisie } from '@habilis/domain/demande-administrative/normalizeSaisie';
import { transition } from '@habilis/domain/demande-administrative/transition';
import type { RoleType } from '@habilis/domain/role/RoleType';
import { DEFAULT_SETTINGS } from '@habilis/domain/setting/settings';
import type { HttpHandler } from 'msw';
import {
  type DemandeAdministrative,
  DemandeAdministrativeSaisie,
} from '../demande-administrative/DemandeAdministrative.ts';
import { demandeAdministrative } from '../demande-administrative/endpoints.ts';
import type { FileUpload } from '../file/FileUpload.ts';
import { type HistoriqueCommentaire, historiqueCommentaire } from '../historique-commentaire/endpoints.ts';
import { exampleDemandeAdministrative } from './fixtures/exampleDemandeAdministrative.ts';
import { exampleFileUpload } from './fixtures/exampleFileUpload.ts';
import { exampleHistorique } from './fixtures/exampleHistorique.ts';
import { exampleServerProperties } from './fixtures/exampleServerProperties.ts';
import { mock, type MockedCall } from './mock.ts';
import { problemAnswer } from './problemAnswer.ts';

type WriteCall = MockedCall<typeof demandeAdministrative.update>;

const NEW_FILE_ID = 900;

/** The documents that a write keeps or adds. */
function filesAfter(stored: readonly FileUpload[], { body, files }: WriteCall): FileUpload[] {
  return body.fileUploads.flatMap((input) => {
    if ('id' in input) return stored.filter(({ id }) => id === input.id);
    const { champ, partIndex, userFilename = files[partIndex]?.name ?? '' } = input;
    const taille = files[partIndex]?.size ?? 0;
    return [exampleFileUpload({ champ, userFilename, id: NEW_FILE_ID + stored.length + partIndex, taille })];
  });
}

/** The demande after a save. */
function written(before: DemandeAdministrative, call: WriteCall): DemandeAdministrative {
  const { body } = call;
  return {
    ...before,
    ...normalizeSaisie(DemandeAdministrativeSaisie.parse(body)),
    id: before.id ?? 217,
    version: body.version + 1,
    draftWorkflowComment: body.draftWorkflowComment,
    fileUploads: filesAfter(before.fileUploads, call),
  };
}

/** The demande after an action, by the rules of the workflow. */
function acted(before: DemandeAdministrative, call: WriteCall, role: RoleType): DemandeAdministrative | Response {
  const { body } = call;
  const { selectedActionKey, assignedUserHabilisId = null } = body.currentWorkflowTask;
  const outcome = transition({
    taskKey: before.currentWorkflowTask.currentTaskDefinitionKey,
    actionKey: selectedActionKey,
    role,
    // No example has a validated copy.
    revision: 'premiere',
    hasComment: body.draftWorkflowComment !== null,
    hasPoints: hasWrittenPoint(body.points ?? []),
    hasAssignee: assignedUserHabilisId !== null,
    dateSuspensionAdministrative: before.dateSuspensionAdministrative,
    dateSuspensionDemandee: body.dateSuspensionAdministrative ?? null,
    today: exampleServerProperties().today,
    delaiSuspensionJours: DEFAULT_SETTINGS.delaiSuspensionJours,
  });
  if (!outcome.ok) return problemAnswer(400, outcome.reason);
  return exampleDemandeAdministrative(
    {
      ...DemandeAdministrativeSaisie.parse(written(before, call)),
      version: body.version + 1,
      fileUploads: filesAfter(before.fileUploads, call),
    },
    { taskKey: outcome.next, role },
  );
}

/** Reads, saves and acts on one demande administrative; each answer is computed from the one given, nothing is stored. */
export function demandeAdministrativeMocks(
  demande: DemandeAdministrative = exampleDemandeAdministrative(),
  { role = 'DM', steps = exampleHistorique() }: { role?: RoleType; steps?: readonly HistoriqueCommentaire[] } = {},
): HttpHandler[] {
  const blank = exampleDemandeAdministrative({ id: null, version: 0, fileUploads: [] });
  return [
    mock(demandeAdministrative.get, ({ params }) => ({ ...demande, id: params.id })),
    mock(demandeAdministrative.check, demande.verificationSiren),
    mock(demandeAdministrative.registre, { fiche: null }),
    mock(demandeAdministrative.start, { ...blank, avecDemandeHabilitation: true }),
    mock(demandeAdministrative.startWithoutDemandeHabilitation, blank),
    mock(demandeAdministrative.update, (call) => written(demande, call)),
    mock(demandeAdministrative.updateByInstructeur, (call) => written(demande, call)),
    mock(demandeAdministrative.submit, (call) => acted(demande, call, role)),
    mock(demandeAdministrative.submitByInstructeur, (call) => acted(demande, call, role)),
    mock(demandeAdministrative.remove, undefined),
    mock(historiqueCommentaire.list, [...steps]),
  ];
}
