import { addressOf } from '../session/acting.ts';

/** Changes the page's address without a navigation: nothing is read again, and the focus stays. */
export function changeAddress({ pathname, search = location.search }: { pathname?: string; search?: string }): void {
  const address = pathname === undefined ? location.pathname : addressOf(pathname);
  // Keeps the router's state of the entry, so that going back still works.
  window.history.replaceState(window.history.state, '', address + search + location.hash);
}
