/** Scrolls a row of tabs wider than the screen to the current one, and again when the screen turns; the page itself does not scroll. */
export function bringIntoSight(tab: HTMLElement | null): (() => void) | undefined {
  const row = tab?.parentElement?.parentElement;
  if (!tab || !row) return undefined;
  const scroll = () => {
    row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  };
  scroll();
  // The tabs may become wider when their font arrives.
  void document.fonts.ready.then(scroll);
  const resized = new ResizeObserver(scroll);
  resized.observe(row);
  // The marks of the tabs may come later and make them wider.
  if (tab.parentElement) resized.observe(tab.parentElement);
  return () => resized.disconnect();
}
