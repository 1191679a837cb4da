import { addressOf } from '../session/acting.ts';

/** Changes the address of the page without a navigation: nothing is read again, and the focus stays where one types. */
export function changeAddress({ pathname, search = location.search }: { pathname?: string; search?: string }): void {
  const address = pathname === undefined ? location.pathname : addressOf(pathname);
  // The router's own state of the entry is kept, so that going back still works.
  window.history.replaceState(window.history.state, '', address + search + location.hash);
}
