import type { DemandeHabilitationWrite } from '@habilis/api/demande-habilitation/DemandeHabilitation';
import { DH_WORKFLOW } from '@habilis/domain/demande-habilitation/workflow';
import { can } from '@habilis/domain/role/can';
import type { Writing } from '../tache/openForWrite.ts';
import { createDraft, type FirstSaveTitle } from './createDraft.ts';
import { presentDemande } from './presentDemande.ts';
import { refuseHeld } from './refuseHeld.ts';
import { type DhRow, lockDemande } from './scope.ts';
import { versionFor } from './versionFor.ts';

/** How a demande d'habilitation is written by a call. */
export const DH_WRITING: Writing<DhRow, DemandeHabilitationWrite, FirstSaveTitle | 'commission.decision-en-attente'> = {
  workflow: DH_WORKFLOW,
  create: createDraft,
  lock: async (context, id) => {
    const row = await lockDemande(context, id);
    // Only those who decide are told that a decision waits.
    if (row.tache === 'decision' && can(context.caller.role.type, 'decide')) await refuseHeld(context, row.id);
    return row;
  },
  present: presentDemande,
  versionFor,
};
