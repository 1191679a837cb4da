import { getDefaultStore } from 'jotai';
import { askedPageAtom, askSignIn, KEY, PAGE } from './askedPage.ts';
import { tryStorage } from './tryStorage.ts';

/** Milliseconds that the asked page is kept: a new password is chosen from a mail, in another tab. */
const HANDED_OVER_MS = 24 * 3_600_000;
const HANDED_OVER = new RegExp(`^(\\d+) (${PAGE})$`);

/** Lets the tab opened from the next mail go on to the page asked for here. */
export function handOverAskedPage(now: number): void {
  const path = getDefaultStore().get(askedPageAtom)?.path ?? '';
  if (path !== '') tryStorage(() => localStorage.setItem(KEY, `${now} ${path}`));
}

/** Takes the page that another tab handed over before a new password was asked for. */
export function takeOverAskedPage(now: number): void {
  const [, at = '', path] = HANDED_OVER.exec(tryStorage(() => localStorage.getItem(KEY)) ?? '') ?? [];
  tryStorage(() => localStorage.removeItem(KEY));
  if (path !== undefined && now - Number(at) < HANDED_OVER_MS) askSignIn('demandee', path);
}
