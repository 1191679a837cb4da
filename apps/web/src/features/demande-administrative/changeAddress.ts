/** Changes the address of the page without a navigation: nothing is read again, and the focus stays where one types. */
export function changeAddress({ pathname = location.pathname, search = location.search }): void {
  // The router's own state of the entry is kept, so that going back still works.
  window.history.replaceState(window.history.state, '', pathname + search + location.hash);
}
