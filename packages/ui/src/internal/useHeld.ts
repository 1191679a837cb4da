import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isSame } from './isSame.ts';

interface Held<Value> {
  value: Value | null;
  onChange: (value: Value | null) => void;
  /** Without it, each complete value is taken as it is typed. */
  judge: ((value: Value) => string | undefined) | undefined;
  /** What takes the place of a value that cannot be, from the element where it is typed. */
  replacing?: (typedIn: Element) => Value | undefined;
}

/** How long nothing is typed before a complete value is taken, in milliseconds. */
const PAUSE_MS = 700;

/**
 * A value held while it is typed: taken after a short pause, on Enter, on a choice in the calendar or on leaving the field,
 * unless it is judged at fault. A pause takes neither an emptied value nor one at fault, and tells no fault: it is still typed.
 */
export function useHeld<Value>({ value, onChange, judge, replacing }: Held<Value>) {
  const [held, setHeld] = useState({ given: value, typed: value, taken: value });
  const [fault, setFault] = useState<string>();
  const isOpen = useRef(false);
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
    if (!isJudged || held.typed === null || isSame(held.typed, held.taken)) return undefined;
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
        setHeld((before) => ({ ...before, typed }));
        setFault(undefined);
        if (isOpen.current) take(typed);
      },
      onOpenChange: (open: boolean) => {
        isOpen.current = open;
      },
      onBlur: () => take((latest.current ?? held).typed),
    },
    // Before the segments, which stop the keys that they handle.
    keys: {
      onKeyDownCapture: ({ key, currentTarget }: KeyboardEvent<Element>) => {
        if (key !== 'Enter' || isOpen.current) return;
        const typed = replacing?.(currentTarget) ?? (latest.current ?? held).typed;
        setHeld((before) => ({ ...before, typed }));
        take(typed);
      },
    },
  };
}
