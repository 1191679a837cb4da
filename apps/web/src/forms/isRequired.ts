import { valueAt } from './fieldFaults.ts';
import { withoutValue } from './withoutValue.ts';

type Fault = { readonly path: string; readonly title: string };

/** Whether a judged form has a fault at a path, of those that are meant. */
export function isAtFault(
  judged: () => readonly Fault[],
  path: string,
  isMeant: (title: string) => boolean = () => true,
): boolean {
  try {
    return judged().some((fault) => fault.path === path && isMeant(fault.title));
  } catch {
    // What a form never lacks, such as a mode, is not expected to by its rules: nobody fills it in.
    return false;
  }
}

const isOfAbsence = (title: string): boolean => /(?:^|[.-])(?:requise?s?|obligatoire)$/u.test(title);
export const isBlank = (value: unknown): boolean =>
  value === '' || value === null || (Array.isArray(value) && value.length === 0);

/** Whether a form may not be sent without the value at a path: what is empty now is at fault, what is filled would be said to miss if it were not. */
export function isRequired<D>(judge: (draft: D) => readonly Fault[], draft: D, path: string): boolean {
  if (isBlank(valueAt(draft, path))) return isAtFault(() => judge(draft), path);
  // Some controls leave no text, others an empty one.
  return [null, ''].some((noText) => isAtFault(() => judge(withoutValue(draft, path, noText) as D), path, isOfAbsence));
}
