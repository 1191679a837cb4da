import { useEffect } from 'react';

/** Focuses the page's title when the content around it replaces a form that was sent. */
export function FocusTitle(): null {
  useEffect(() => document.querySelector<HTMLElement>('main h1[tabindex]')?.focus(), []);
  return null;
}
