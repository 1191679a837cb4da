import { addDays } from '../date/addDays.ts';
import { addMonths } from '../date/addMonths.ts';
import type { Settings } from '../setting/settings.ts';
import { DH_TASK_KEYS, type DhTaskKey } from './taskKeys.ts';

/** The setting that holds each task's delay in days from when it begins. */
export const DELAYS = {
  instruction: 'delaiInstructionDhJours',
  validation_instruction: 'delaiValidationCaisseJours',
  repartition: 'delaiRepartitionJours',
  sous_commission: 'delaiAvisJours',
  validation_demande: 'delaiValidationDispositifJours',
  planification_decision: 'delaiPlanificationJours',
  complement: 'delaiComplementJours',
} as const satisfies Partial<Record<DhTaskKey, keyof Settings>>;

const DELAYS_OF: Partial<Readonly<Record<DhTaskKey, keyof Settings>>> = {
  ...DELAYS,
  decision: 'delaiSaisieDecisionJours',
};

/** Dates that were told to an entite, or stand in its letter: they stay as they were told. */
const PROMISED: ReadonlySet<DhTaskKey> = new Set(['complement', 'suppression_apres_refus']);

/** The tasks whose due date follows a setting while they are under way (rules/alerts#alerts; K1072). */
export const tasksDueBy = (cle: keyof Settings): DhTaskKey[] =>
  DH_TASK_KEYS.filter((task) => !PROMISED.has(task) && DELAYS_OF[task] === cle);

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
