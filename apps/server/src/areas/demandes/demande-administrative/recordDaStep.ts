import { isSharedStep } from '@habilis/domain/demande-administrative/isSharedStep';
import type { DaTaskKey } from '@habilis/domain/demande-administrative/taskKeys';
import { actingOf } from '../../../platform/Acting.ts';
import type { Context } from '../../../platform/Handler.ts';
import { requireRole } from '../../../platform/requireCaller.ts';
import { recordStep } from '../historique-commentaire/recordStep.ts';

export type DaStep = {
  readonly demandeId: number;
  readonly action: string;
  readonly tache: DaTaskKey;
  readonly suivante: DaTaskKey;
  readonly commentaire: string | null;
};

/** Writes a step of an administrative request to its history, shared with the requester where it is meant for them (domain, C.1). */
export async function recordDaStep(context: Context, step: DaStep): Promise<void> {
  const partage = isSharedStep({ ...step, role: requireRole(context).role.type });
  await recordStep(actingOf(context), 'DA', { ...step, partage });
}
