import type { DemandeHabilitationWrite } from '@habilis/api/demande-habilitation/DemandeHabilitation';
import { DH_WORKFLOW } from '@habilis/domain/demande-habilitation/workflow';
import type { Writing } from '../tache/openForWrite.ts';
import { createDraft, type FirstSaveTitle } from './createDraft.ts';
import { presentDemande } from './presentDemande.ts';
import { type DhRow, lockDemande } from './scope.ts';
import { versionFor } from './versionFor.ts';

/** How a demande d'habilitation is written by a call. */
export const DH_WRITING: Writing<DhRow, DemandeHabilitationWrite, FirstSaveTitle> = {
  workflow: DH_WORKFLOW,
  create: createDraft,
  lock: (context, id) => lockDemande(context, id),
  present: presentDemande,
  versionFor,
};
