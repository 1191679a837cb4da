import { findField, focusField } from './fieldId.ts';

/** Frames within which a menu has closed, its movement included. */
const SOON = 60;

/** Focuses a field that is about to come: what asked for it, such as a menu, closes first and would take the focus back. */
export function focusSoon(path: string, frames = SOON): void {
  requestAnimationFrame(() => {
    if (findField(path) !== null) focusField(path);
    else if (frames > 0) focusSoon(path, frames - 1);
  });
}
