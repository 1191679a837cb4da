/** Id of a field's control, so that the error summary can focus it. */
export const fieldId = (path: string): string => `champ-${path.replaceAll('.', '-')}`;

/** Brings a field in sight and gives it the focus. */
export function focusField(path: string): void {
  const target = document.getElementById(fieldId(path));
  (target?.querySelector<HTMLElement>('button, [role="spinbutton"]') ?? target)?.focus();
}
