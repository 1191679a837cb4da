import { addDays } from '../date/addDays.ts';
import type { Settings } from '../setting/settings.ts';
import { DA_TASK_KEYS, type DaTaskKey } from './taskKeys.ts';

type Delays = Pick<Settings, 'delaiInstructionDaJours' | 'delaiComplementJours' | 'delaiValidationCaisseJours'>;

/** The setting that holds each task's delay in days; a complement is awaited by the day that its entite was told. */
export const DELAYS: Partial<Readonly<Record<DaTaskKey, keyof Settings>>> = {
  da_instruction: 'delaiInstructionDaJours',
  da_validation_rejet: 'delaiValidationCaisseJours',
};

/** The tasks whose due date follows a setting while they are under way (rules/alerts#alerts; K1072). */
export const tasksDueBy = (cle: keyof Settings): DaTaskKey[] => DA_TASK_KEYS.filter((task) => DELAYS[task] === cle);

/** Day by which a task that begins today is due: its delay, or the suspension's date while a complement is awaited (rules/alerts#alerts). */
export function dueDateOf(
  taskKey: DaTaskKey,
  { today, settings, dateSuspension }: { today: string; settings: Delays; dateSuspension: string | null },
): string | null {
  switch (taskKey) {
    case 'da_instruction':
      return addDays(today, settings.delaiInstructionDaJours);
    case 'da_complement':
      return dateSuspension ?? addDays(today, settings.delaiComplementJours);
    case 'da_validation_rejet':
      return addDays(today, settings.delaiValidationCaisseJours);
    case 'da_saisie':
    case 'validee':
    case 'refusee':
    case 'supprimee':
      return null;
  }
}
