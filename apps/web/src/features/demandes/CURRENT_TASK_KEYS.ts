import { DA_TASK_KEYS, type DaTaskKey } from '@habilis/domain/demande-administrative/taskKeys';
import { DH_TASK_KEYS, type DhTaskKey } from '@habilis/domain/demande-habilitation/taskKeys';

/** The tasks of the demandes that can be listed: deleted ones are not. */
export const CURRENT_TASK_KEYS: readonly (DaTaskKey | DhTaskKey)[] = [...DA_TASK_KEYS, ...DH_TASK_KEYS].filter(
  (key) => key !== 'supprimee',
);
