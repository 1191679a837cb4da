import type {
  DemandeHabilitation,
  DemandeHabilitationWrite,
} from '@habilis/api/demande-habilitation/DemandeHabilitation';

/** The body that saves a demande d'habilitation as read, with a test's changes. */
export function dhWriteBody(
  read: DemandeHabilitation,
  changes: Partial<DemandeHabilitationWrite> & { readonly action?: string; readonly assigne?: string } = {},
): DemandeHabilitationWrite {
  const { action, assigne, ...rest } = changes;
  return {
    id: read.id,
    version: read.version,
    cleBrouillon: null,
    dispositifNiveauId: read.dispositifNiveau?.id ?? null,
    habilitationSourceMode: read.habilitationSourceMode,
    habilitationSourceId: read.habilitationSourceId,
    formateurs: read.formateurs,
    plateformesFixes: read.plateformesFixes,
    plateformeMobile: read.plateformeMobile,
    fileUploads: read.fileUploads.map(({ id }) => ({ id })),
    draftWorkflowComment: null,
    currentWorkflowTask: { selectedActionKey: action ?? null, assignedUserHabilisId: assigne ?? null },
    ...rest,
  };
}
