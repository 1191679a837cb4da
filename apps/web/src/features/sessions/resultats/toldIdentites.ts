import { tryStorage } from '../../../session/tryStorage.ts';

/** Of each session, in the tab: a page loaded again asks no second time. */
const PREFIX = 'habilis-identites-';
/** Those of this page, where storage is full or forbidden. */
const told = new Set<string>();

/** Whether somebody said of a session that they saw a document of each; it is asked once (SC854). */
export const isTold = (key: string): boolean =>
  told.has(key) || tryStorage(() => sessionStorage.getItem(PREFIX + key)) === 'vues';

/** Notes that it was said of a session. */
export function noteTold(key: string): void {
  told.add(key);
  tryStorage(() => sessionStorage.setItem(PREFIX + key, 'vues'));
}
