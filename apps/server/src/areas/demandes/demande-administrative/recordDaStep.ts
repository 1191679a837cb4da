import { isSharedStep } from '@habilis/domain/demande-administrative/isSharedStep';
import type { DaTaskKey } from '@habilis/domain/demande-administrative/taskKeys';
import { actingOf } from '../../../platform/Acting.ts';
import type { RoleContext } from '../../../platform/Handler.ts';
import { recordStep } from '../historique-commentaire/recordStep.ts';

export type DaStep = {
  readonly demandeId: number;
  readonly action: string;
  readonly tache: DaTaskKey;
  readonly suivante: DaTaskKey;
  readonly commentaire: string | null;
};

/** Writes a step of an administrative request to its history, shared with the requester where it is meant for them (domain, C.1). */
export async function recordDaStep(context: RoleContext, step: DaStep): Promise<void> {
  const partage = isSharedStep({ ...step, role: context.caller.role.type });
  await recordStep(actingOf(context), 'DA', { ...step, partage });
}
