import { useEffect } from 'react';

/** Gives the focus to the page's title when what it stands with takes the place of a form that was sent. */
export function FocusTitle(): null {
  useEffect(() => document.querySelector<HTMLElement>('main h1[tabindex]')?.focus(), []);
  return null;
}
