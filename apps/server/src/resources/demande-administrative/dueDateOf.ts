import { addDays } from '@habilis/domain/date/addDays';
import type { DaTaskKey } from '@habilis/domain/demande-administrative/taskKeys';
import type { Settings } from '@habilis/domain/setting/settings';

/** Day by which a task that begins today is due: its delay, or the suspension's date while a completion is awaited (domain, C.8). */
export function dueDateOf(
  tache: DaTaskKey,
  { today, settings, dateSuspension }: { today: string; settings: Settings; dateSuspension: string | null },
): string | null {
  switch (tache) {
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
