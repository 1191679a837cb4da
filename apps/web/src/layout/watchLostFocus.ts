/** Parts that may have a title: the nearest one around the lost focus gives it to its title. */
const PARTS = 'section, [role="tabpanel"], [role="group"], fieldset, main';

function placesAround(element: Element): Element[] {
  const places: Element[] = [element];
  for (let place = element.parentElement; place !== null; place = place.parentElement) places.push(place);
  return places;
}

/** The title of the part of the page where a removed element was, or the page's title. */
function landingAmong(places: readonly Element[]): HTMLElement | null {
  const left = places.find(({ isConnected }) => isConnected);
  const part = left?.closest(PARTS);
  const title = part?.querySelector<HTMLElement>('h1, h2, h3, legend');
  // The failure to start is a hidden page before this one.
  return title ?? document.querySelector<HTMLElement>('main:not([hidden]) h1');
}

/**
 * An action may remove the element that had the focus. The focus then goes to the control that opened the answered dialog, else to the title of
 * its part, so that a screen reader user goes on from there instead of from the top of the page. Gives what ends the watch.
 */
export function watchLostFocus(): () => void {
  let last: Element | null = null;
  let inPage: readonly Element[] = [];
  const remember = ({ target }: { readonly target: EventTarget | null }) => {
    if (!(target instanceof Element)) return;
    last = target;
    if (target.closest('main') !== null) inPage = placesAround(target);
  };
  // Blurred while still on the page, such as by a click beside it: the focus is not lost.
  const forget = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null) return;
    setTimeout(() => {
      if (last === target && last?.isConnected === true) last = null;
    });
  };
  const isLost = () => last !== null && !last.isConnected && document.activeElement === document.body;
  const land = () => {
    if (!isLost()) return;
    last = null;
    const [control] = inPage;
    const landing = control?.isConnected === true ? control : landingAmong(inPage);
    if (!(landing instanceof HTMLElement)) return;
    if (landing !== control && !landing.hasAttribute('tabindex')) landing.tabIndex = -1;
    landing.focus();
  };
  remember({ target: document.activeElement });
  const observer = new MutationObserver(() => {
    // Two frames later: a dialog that restores the focus itself goes first.
    if (isLost()) requestAnimationFrame(() => requestAnimationFrame(land));
  });
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', remember);
  document.addEventListener('focusout', forget);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', remember);
    document.removeEventListener('focusout', forget);
  };
}
