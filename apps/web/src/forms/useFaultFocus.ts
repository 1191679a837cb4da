import { type RefObject, useEffect, useRef } from 'react';
import type { Sending } from './useSending.ts';

/** The control that takes the focus in a field at fault. */
const FAULTY = '[data-invalid] :is(input, textarea, button, [role="spinbutton"]):not([type="hidden"], [tabindex="-1"])';

/** Focuses the first field at fault after each attempt; gives the ref of what holds the fields. */
export function useFaultFocus({
  attempts,
  isBusy,
}: Pick<Sending, 'attempts' | 'isBusy'>): RefObject<HTMLDivElement | null> {
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempts > 0 && !isBusy) fields.current?.querySelector<HTMLElement>(FAULTY)?.focus();
  }, [attempts, isBusy]);
  return fields;
}
