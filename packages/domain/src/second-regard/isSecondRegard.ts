import type { DaActionKey } from '../demande-administrative/workflow.ts';
import type { DaTaskKey } from '../demande-administrative/taskKeys.ts';
import type { DhActionKey } from '../demande-habilitation/workflow.ts';
import type { DhTaskKey } from '../demande-habilitation/taskKeys.ts';

/** What a responsable de caisse concludes after an instructeur: the task that was examined, and the actions that follow its conclusion. */
const SECONDS: Readonly<
  Partial<
    Record<
      DaTaskKey | DhTaskKey,
      { readonly examen: DaTaskKey | DhTaskKey; readonly actions: readonly (DaActionKey | DhActionKey)[] }
    >
  >
> = {
  validation_instruction: { examen: 'instruction', actions: ['Soumet', 'Rejette'] },
  da_validation_rejet: { examen: 'da_instruction', actions: ['Confirme'] },
};

/** The task whose conclusion a task looks at a second time; null when it is no second look (rules/demandes#second-look). */
export const examenDe = (tache: DaTaskKey | DhTaskKey): DaTaskKey | DhTaskKey | null => SECONDS[tache]?.examen ?? null;

/** Whether an action ends a second look, which is somebody else's than the first; sending back is nobody's second look (rules/demandes#second-look). */
export const isSecondRegard = (tache: DaTaskKey | DhTaskKey, action: string): boolean =>
  SECONDS[tache]?.actions.some((one) => one === action) === true;
