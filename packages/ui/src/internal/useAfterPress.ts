import { useEffect, useState } from 'react';

let isPressed = false;
let isListening = false;
const waiting = new Set<() => void>();

function release(): void {
  isPressed = false;
  for (const tell of waiting) tell();
}

/** Follows the pointer of the whole window; once. */
function listen(): void {
  if (isListening) return;
  isListening = true;
  const options = { capture: true, passive: true };
  addEventListener(
    'pointerdown',
    () => {
      isPressed = true;
    },
    options,
  );
  // What is pressed is known by now: the click that follows goes to it, wherever it moves.
  addEventListener('pointerup', release, options);
  addEventListener('pointercancel', release, options);
  addEventListener('keydown', release, options);
  // Of the window: not captured, or the blur of each field would come here.
  addEventListener('blur', release);
}

/**
 * A value as it was when the pointer went down, until it is released: a press takes the focus from a field, whose fault would
 * appear, move what is pressed away from the pointer and so swallow the press.
 */
export function useAfterPress<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  const isHeld = shown !== value && isPressed;
  if (shown !== value && !isHeld) setShown(value);
  useEffect(listen, []);
  useEffect(() => {
    if (!isHeld) return undefined;
    const show = () => setShown(value);
    // Released between the rendering and now.
    if (!isPressed) show();
    waiting.add(show);
    return () => void waiting.delete(show);
  }, [isHeld, value]);
  return isHeld ? shown : value;
}
