import type { FieldFault } from '../field-fault/faultIf.ts';
import { DEFAULT_ACTION } from './defaultAction.ts';
import type { Line } from './Workflow.ts';

/** What a person answers in the fields of an action, and how it is judged. */
export type ActionForm<Need extends string, Form, Refusal extends string> = {
  /** The judges of the needs that a form answers, the same as the step's; what the object itself lacks has none here. */
  readonly judges: Partial<Readonly<Record<Need, (form: Form) => Refusal | null>>>;
  /** The path in a write that a refusal is about; one without path is about the object. */
  readonly fields: Readonly<Partial<Record<Refusal, string>>>;
};

/** The lines of an action on a task, whoever may take it and whatever the object is like; null means `Soumet`. */
export const linesOfAction = <L extends Line>(
  lines: readonly L[],
  { taskKey, actionKey }: { readonly taskKey: string; readonly actionKey: string | null },
): L[] => lines.filter(({ task, action }) => task === taskKey && action === (actionKey ?? DEFAULT_ACTION));

/** Everything wrong in the fields that a line needs, each at its path. */
export function faultsOfNeeds<Need extends string, Form, Refusal extends string>(
  needs: readonly Need[],
  { judges, fields }: ActionForm<Need, Form, Refusal>,
  form: Form,
): FieldFault[] {
  return needs.flatMap((need) => {
    const title = judges[need]?.(form) ?? null;
    if (title === null) return [];
    const path = fields[title];
    return path === undefined ? [] : [{ path, title }];
  });
}
