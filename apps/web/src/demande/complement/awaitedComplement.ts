import type { Complement } from '@habilis/api/examen/Complement';

type Waiting = { readonly currentWorkflowTask: { readonly currentTaskDefinitionKey: string } };

const TASKS = new Set(['complement', 'da_complement']);

/** The completion that a request waits for, null when it waits for none. */
export function awaitedComplement({ currentWorkflowTask }: Waiting, [last]: readonly Complement[]): Complement | null {
  const isAsked = TASKS.has(currentWorkflowTask.currentTaskDefinitionKey);
  return isAsked && last !== undefined && last.reponduLe === null ? last : null;
}
