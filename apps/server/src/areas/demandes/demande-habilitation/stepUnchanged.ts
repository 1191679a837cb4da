import type { DemandeHabilitationWrite } from '@habilis/api/demande-habilitation/DemandeHabilitation';
import type { ProblemTitle } from '@habilis/api/openapi/problemTitles';
import type { RoleContext } from '../../../platform/Handler.ts';
import { listFichiers } from './fichiers.ts';
import type { DhRow } from './scope.ts';
import { takeStep } from './takeStep.ts';

type Step = Partial<Pick<DemandeHabilitationWrite, 'dateCnh' | 'decision' | 'motif' | 'dateDebut' | 'points'>> & {
  /** Whether whoever takes it tells of it, at once for several demandes. */
  readonly isToldLater?: boolean;
};

/** A step on a demande at the version read; its form fields do not change. */
export async function stepUnchanged(
  context: RoleContext<ProblemTitle>,
  row: DhRow,
  version: number,
  currentWorkflowTask: DemandeHabilitationWrite['currentWorkflowTask'],
  { isToldLater = false, ...what }: Step = {},
): Promise<void> {
  const fichiers = await listFichiers(context.db, row.id);
  const body: DemandeHabilitationWrite = {
    id: row.id,
    version,
    cleBrouillon: null,
    dispositifNiveauId: row.dispositif_niveau_id,
    habilitationSourceMode: row.mode,
    habilitationSourceId: row.habilitation_source_id,
    formateurs: [],
    plateformesFixes: [],
    plateformeMobile: row.plateforme_mobile,
    fileUploads: fichiers.map(({ id }) => ({ id })),
    draftWorkflowComment: null,
    currentWorkflowTask,
    ...what,
  };
  await takeStep(context, { body, files: [], isToldLater });
}
