import type { DemandeAdministrativeWrite } from '@habilis/api/demande-administrative/DemandeAdministrative';
import { DA_WORKFLOW } from '@habilis/domain/demande-administrative/workflow';
import type { Writing } from '../tache/openForWrite.ts';
import { createDraft } from './createDraft.ts';
import { type DemandeRow, lockDemande } from './findDemande.ts';
import { presentDemande } from './presentDemande.ts';

/** How a demande administrative is written by a call. */
export const DA_WRITING: Writing<DemandeRow, DemandeAdministrativeWrite, 'demande.version-perimee'> = {
  workflow: DA_WORKFLOW,
  create: createDraft,
  lock: (context, id) => lockDemande(context, id),
  present: presentDemande,
  versionFor: (_context, { version }) => version,
};
