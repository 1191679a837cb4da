import { type RefObject, useEffect, useRef } from 'react';
import type { Sending } from './useSending.ts';

/** The control that takes the focus in a field at fault. */
const CONTROL = ':is(input, textarea, button, [role="spinbutton"]):not([type="hidden"], [tabindex="-1"])';

/** Focuses the first field at fault after each attempt, and shows it with its message; gives the ref of what holds the fields. */
export function useFaultFocus({
  attempts,
  isBusy,
}: Pick<Sending, 'attempts' | 'isBusy'>): RefObject<HTMLDivElement | null> {
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempts === 0 || isBusy) return;
    const field = fields.current?.querySelector(`[data-invalid]:has(${CONTROL})`);
    field?.querySelector<HTMLElement>(CONTROL)?.focus();
    // The control alone may stand just above the edge of a dialog that scrolls, its message below.
    field?.scrollIntoView({ block: 'nearest' });
  }, [attempts, isBusy]);
  return fields;
}
