import { DEFAULT_ACTION } from '../demande/defaultAction.ts';
import { judgeStep } from '../demande/judgeStep.ts';
import { can } from '../role/can.ts';
import type { DaTaskKey } from './taskKeys.ts';
import { DA_WORKFLOW, type DaActionKey, type DaEffect, type DaEtat, type DaRefusal, type DaStep } from './workflow.ts';

/** A step that somebody asks for, with the state of the demande administrative. */
export type DaAskedStep = Omit<DaStep, 'etat'> & DaEtat;

/** What a step leads to, or the key under `erreurs.` that says why it is refused. */
export type DaTransitionOutcome =
  | {
      readonly ok: true;
      readonly action: DaActionKey;
      readonly next: DaTaskKey;
      readonly effects: readonly DaEffect[];
      /** The suspension that remains after the step. */
      readonly dateSuspensionAdministrative: string | null;
    }
  | {
      readonly ok: false;
      readonly reason: DaRefusal | 'demande.action-interdite' | 'demande.delete-with-suspension-not-allowed';
    };

function suspensionAfter(effects: readonly DaEffect[], carried: string | null, wanted: string | null): string | null {
  if (effects.includes('lift-suspension')) return null;
  return effects.includes('set-suspension') ? (wanted ?? carried) : carried;
}

/** The next task of a demande administrative with its effects, or the refusal (rules/dossier#steps). */
export function transition({ taskKey, revision, ...asked }: DaAskedStep): DaTransitionOutcome {
  const step: DaStep = { ...asked, etat: { taskKey, revision } };
  const { dateSuspensionAdministrative: carried, dateSuspensionDemandee: wanted, role } = step;
  // Checked first: under a suspension no deletion is offered, and that is the reason to give.
  if ((step.actionKey ?? DEFAULT_ACTION) === 'Supprime' && carried !== null && can(role, 'delete-demande-refusee')) {
    return { ok: false, reason: 'demande.delete-with-suspension-not-allowed' };
  }
  const judged = judgeStep(DA_WORKFLOW, step);
  if (!judged.ok) return judged;
  const { action, next, effects } = judged.line;
  return { ok: true, action, next, effects, dateSuspensionAdministrative: suspensionAfter(effects, carried, wanted) };
}
