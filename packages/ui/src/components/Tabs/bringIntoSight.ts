/** Scrolls a row of tabs to the current one, where the row is wider than the screen, and again when the screen turns; the page itself does not scroll. */
export function bringIntoSight(tab: HTMLElement | null): (() => void) | undefined {
  const row = tab?.parentElement?.parentElement;
  if (!tab || !row) return undefined;
  const scroll = () => {
    row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  };
  scroll();
  // The tabs may be wider in their own face.
  void document.fonts.ready.then(scroll);
  const turned = new ResizeObserver(scroll);
  turned.observe(row);
  return () => turned.disconnect();
}
