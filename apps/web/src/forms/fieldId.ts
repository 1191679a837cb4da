import { flushSync } from 'react-dom';

/** Id of a field's control, so that what is said of its form can lead to it. */
export const fieldId = (path: string): string => `champ-${path.replaceAll('.', '-')}`;

/** What bears the id of a field, or the first of a group of fields; null when it is not on the page. */
export function findField(path: string): HTMLElement | null {
  const id = fieldId(path);
  return document.getElementById(id) ?? document.querySelector<HTMLElement>(`[id^="${id}-"]`);
}

/** Where one types or chooses in what bears the id of a field, which may be a group of them. */
function controlIn(target: HTMLElement): HTMLElement {
  const choices = ['button, [role="spinbutton"]', 'input:checked', 'input'];
  return choices.map((one) => target.querySelector<HTMLElement>(one)).find((one) => one !== null) ?? target;
}

/** Brings a field, or the first of a group of fields, in sight and gives it the focus. */
export function focusField(path: string): void {
  const target = findField(path);
  if (target !== null) controlIn(target).focus();
}

/** Goes to a field: `open` brings its tab first. */
export function goToField(path: string, open: (path: string) => void): void {
  flushSync(() => open(path));
  focusField(path);
}
