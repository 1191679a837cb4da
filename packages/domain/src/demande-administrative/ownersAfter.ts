import { type HandOver, handOver, type Owners } from '../demande/handOver.ts';
import type { DaTaskKey } from './taskKeys.ts';
import { DA_WORKFLOW } from './workflow.ts';

/**
 * Who owns the task of a demande administrative after a step, and which instructeur gets it back later; nobody once validated (rules/demandes#holder).
 */
export function ownersAfter(step: HandOver<DaTaskKey, 'instructeur'>): Owners<'instructeur'> {
  if (step.next === 'validee') return { assigne: null, instructeur: null };
  return handOver(DA_WORKFLOW, { da_instruction: 'instructeur' }, step);
}
