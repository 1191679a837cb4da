import { addDays } from '../date/addDays.ts';
import { addMonths } from '../date/addMonths.ts';
import type { Settings } from '../setting/settings.ts';
import type { DhTaskKey } from './taskKeys.ts';

/** The setting that holds each task's delay in days. */
const DELAYS = {
  instruction: 'delaiInstructionDhJours',
  validation_instruction: 'delaiValidationCaisseJours',
  repartition: 'delaiRepartitionJours',
  sous_commission: 'delaiAvisJours',
  validation_demande: 'delaiValidationDispositifJours',
  planification_decision: 'delaiPlanificationJours',
  complement: 'delaiComplementJours',
} as const satisfies Partial<Record<DhTaskKey, keyof Settings>>;

/** Day by which a task that begins today is due: a decision after its commission, a refusal when its appeal ends (rules/alerts#alerts). */
export function dueDateOf(
  taskKey: DhTaskKey,
  { today, settings, dateCnh }: { today: string; settings: Settings; dateCnh: string | null },
): string | null {
  switch (taskKey) {
    case 'decision':
      return addDays(dateCnh ?? today, settings.delaiSaisieDecisionJours);
    case 'suppression_apres_refus':
      return addMonths(today, settings.delaiRecoursMois);
    case 'saisie':
    case 'acceptee':
    case 'abandonnee':
    case 'supprimee':
      return null;
    default:
      return addDays(today, settings[DELAYS[taskKey]]);
  }
}
