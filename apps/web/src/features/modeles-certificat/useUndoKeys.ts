import { useEffect, useEffectEvent } from 'react';
import type { Editing } from './useModele.ts';

/** Ctrl Z takes back what was done to a model, Ctrl Y and Ctrl Maj Z make it again. */
export function useUndoKeys({ undo, redo }: Editing, back: (way: Editing['undo']) => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y')) return;
    // In a field it takes back what was typed there.
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
    event.preventDefault();
    back(event.shiftKey || key === 'y' ? redo : undo);
  });
  useEffect(() => {
    const keyDown = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', keyDown);
    return () => document.removeEventListener('keydown', keyDown);
  }, []);
}
