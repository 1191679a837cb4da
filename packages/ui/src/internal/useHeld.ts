import { type FocusEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isSame } from './isSame.ts';

interface Held<Value> {
  value: Value | null;
  onChange: (value: Value | null) => void;
  /** Without it, each complete value is taken as it is typed. */
  judge: ((value: Value) => string | undefined) | undefined;
  /** What takes the place of a value typed that cannot be. */
  replacing: () => Value | undefined;
}

/** How long nothing is typed before a complete value is taken, in milliseconds. */
const PAUSE_MS = 700;

/** The keys that step a segment to another whole value. */
const STEPS: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End']);

/**
 * A value held while it is typed: taken on Enter, on a choice in the calendar, on leaving the field, or after a short pause once the
 * last segment is typed or a segment stepped, unless it is judged at fault. A pause takes neither an emptied value nor one at fault,
 * and tells no fault: it is still typed. However slowly one types, a value passed through on the way is never taken.
 */
export function useHeld<Value>({ value, onChange, judge, replacing }: Held<Value>) {
  const [held, setHeld] = useState({ given: value, typed: value, taken: value });
  const [fault, setFault] = useState<string>();
  const isOpen = useRef(false);
  const isInLast = useRef(false);
  const isStepped = useRef(false);
  // Whether more is likely typed: a day over another is complete before its month and its year are.
  const isMidway = useRef(false);
  // What was typed since the last render: leaving the field may complete the value and take it in one event.
  const latest = useRef<{ typed: Value | null }>(null);
  if (!isSame(held.given, value)) {
    // A taken value may come back late over a slow network: what was typed since stays.
    const isOwn = isSame(held.taken, value);
    setHeld(isOwn ? { ...held, given: value } : { given: value, typed: value, taken: value });
    if (!isOwn) setFault(undefined);
  }
  const take = (typed: Value | null) => {
    latest.current = null;
    const found = typed === null ? undefined : judge?.(typed);
    setFault(found);
    if (found !== undefined || isSame(typed, held.taken)) return;
    setHeld((before) => ({ ...before, taken: typed }));
    onChange(typed);
  };
  const onPause = useEffectEvent((typed: Value) => {
    if (judge?.(typed) === undefined) take(typed);
  });
  const isJudged = judge !== undefined;
  useEffect(() => {
    if (!isJudged || isMidway.current || held.typed === null || isSame(held.typed, held.taken)) return undefined;
    const { typed } = held;
    const timer = setTimeout(() => onPause(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [held, isJudged]);
  if (judge === undefined) return { fault: undefined, parts: { value, onChange }, keys: {} };
  return {
    fault,
    parts: {
      value: held.typed,
      onChange: (typed: Value | null) => {
        latest.current = { typed };
        isMidway.current = !isInLast.current && !isStepped.current;
        setHeld((before) => ({ ...before, typed }));
        setFault(undefined);
        if (isOpen.current) take(typed);
      },
      onOpenChange: (open: boolean) => {
        isOpen.current = open;
      },
      onBlur: () => take((latest.current ?? held).typed),
    },
    keys: {
      onFocusCapture: ({ target, currentTarget }: FocusEvent<Element>) => {
        isInLast.current = [...currentTarget.querySelectorAll('[role="spinbutton"]')].at(-1) === target;
      },
      // Before the segments, which stop the keys that they handle.
      onKeyDownCapture: ({ key }: KeyboardEvent) => {
        isStepped.current = STEPS.has(key);
        if (key !== 'Enter' || isOpen.current) return;
        const typed = replacing() ?? (latest.current ?? held).typed;
        setHeld((before) => ({ ...before, typed }));
        take(typed);
      },
    },
  };
}
