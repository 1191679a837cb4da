import { flushSync } from 'react-dom';

/** The id of a field's control, so that a form's messages can link to it. */
export const fieldId = (path: string): string => `champ-${path.replaceAll('.', '-')}`;

/** Whether an element is behind an open dialog, out of reach. */
const isBehind = (element: Element): boolean => element.closest('[inert], [aria-hidden="true"]') !== null;

/** The element with a field's id, or the first of a group of fields; null when not on the page, or behind a dialog. */
export function findField(path: string): HTMLElement | null {
  const id = fieldId(path);
  const found = [`[id="${id}"]`, `[id^="${id}-"]`].flatMap((which) => [
    ...document.querySelectorAll<HTMLElement>(which),
  ]);
  return found.find((element) => !isBehind(element)) ?? null;
}

/** The control to focus in a field's element, which may be a group. */
function controlIn(target: HTMLElement): HTMLElement {
  // The text of an editor comes before its tools.
  const choices = ['[role="textbox"]', 'button, [role="spinbutton"]', 'input:checked', 'input'];
  return choices.map((one) => target.querySelector<HTMLElement>(one)).find((one) => one !== null) ?? target;
}

/** Scrolls to a field, or the first of a group, and focuses it. */
export function focusField(path: string): void {
  const target = findField(path);
  if (target !== null) controlIn(target).focus();
}

/** The label of the field that an element is in, after the name of its group if it has one; null when the nearest label may be that of another. */
export function nameOfField(element: Element): string | null {
  for (let place: Element | null = element; place !== null; place = place.parentElement) {
    const [name, ...others] = place.querySelectorAll('[data-field-name]');
    if (name === undefined) continue;
    // Its first text: « (facultatif) » may follow.
    const label = others.length > 0 ? null : name.firstChild?.textContent;
    const group = element.closest('[data-fields-of]')?.getAttribute('data-fields-of');
    return [group, label].filter((part) => part !== null && part !== undefined).join(', ') || null;
  }
  return null;
}

/** Goes to a field; `open` shows its tab first. A field that is not there yet has `questions`: the path of what decides about it. */
export function goToField(
  path: string,
  open: (path: string) => void,
  questions: Readonly<Record<string, string>> = {},
): void {
  flushSync(() => open(path));
  const question = findField(path) === null ? questions[path] : undefined;
  if (question === undefined) focusField(path);
  else goToField(question, open);
}
