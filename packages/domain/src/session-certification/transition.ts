import { judgeStep } from '../demande/judgeStep.ts';
import type { SessionEtat } from './etats.ts';
import {
  SESSION_WORKFLOW,
  type SessionActionKey,
  type SessionEffect,
  type SessionRefusal,
  type SessionStep,
} from './workflow.ts';

/** What a step leads to, or the key under `erreurs.` that says why it is refused. */
export type SessionTransitionOutcome =
  | {
      readonly ok: true;
      readonly action: SessionActionKey;
      readonly next: SessionEtat;
      readonly effects: readonly SessionEffect[];
    }
  | { readonly ok: false; readonly reason: SessionRefusal | 'session-certification.action-interdite' };

/** The next state of a session with its effects, or the refusal (rules/sessions#steps). */
export function transition(step: SessionStep): SessionTransitionOutcome {
  const judged = judgeStep(SESSION_WORKFLOW, step);
  if (!judged.ok) {
    const { reason } = judged;
    return {
      ok: false,
      reason: reason === 'demande.action-interdite' ? 'session-certification.action-interdite' : reason,
    };
  }
  const { action, next, effects } = judged.line;
  return { ok: true, action, next, effects };
}
