/** Scrolls a row of tabs to the current one, where the row is wider than the screen; the page itself does not scroll. */
export function bringIntoSight(tab: HTMLElement | null): void {
  const row = tab?.parentElement?.parentElement;
  if (!tab || !row) return;
  const scroll = () => {
    row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  };
  scroll();
  // The tabs may be wider in their own face.
  void document.fonts.ready.then(scroll);
}
