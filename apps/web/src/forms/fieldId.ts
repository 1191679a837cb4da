import { flushSync } from 'react-dom';

/** Id of a field's control, so that the error summary can focus it. */
export const fieldId = (path: string): string => `champ-${path.replaceAll('.', '-')}`;

/** Where one types or chooses in what bears the id of a field, which may be a group of them. */
function controlIn(target: HTMLElement): HTMLElement {
  const choices = ['button, [role="spinbutton"]', 'input:checked', 'input'];
  return choices.map((one) => target.querySelector<HTMLElement>(one)).find((one) => one !== null) ?? target;
}

/** Brings a field, or the first of a group of fields, in sight and gives it the focus. */
export function focusField(path: string): void {
  const id = fieldId(path);
  const target = document.getElementById(id) ?? document.querySelector<HTMLElement>(`[id^="${id}-"]`);
  if (target !== null) controlIn(target).focus();
}

/** Goes to a field: `open` brings its tab first. */
export function goToField(path: string, open: (path: string) => void): void {
  flushSync(() => open(path));
  focusField(path);
}
