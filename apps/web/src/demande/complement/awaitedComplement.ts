import type { Complement } from '@habilis/api/examen/Complement';

type Waiting = { readonly currentWorkflowTask: { readonly currentTaskDefinitionKey: string } };

const TASKS = new Set(['complement', 'da_complement']);

/** The complement that a demande waits for, or null. */
export function awaitedComplement({ currentWorkflowTask }: Waiting, [last]: readonly Complement[]): Complement | null {
  const isAsked = TASKS.has(currentWorkflowTask.currentTaskDefinitionKey);
  return isAsked && last !== undefined && last.reponduLe === null ? last : null;
}
