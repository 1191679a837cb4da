import { useEffect } from 'react';

/** What may be named by its title: the nearest of these in which the focus stood takes it over. */
const PARTS = 'section, [role="tabpanel"], [role="group"], fieldset, main';

function placesAround(element: Element): Element[] {
  const places: Element[] = [element];
  for (let place = element.parentElement; place !== null; place = place.parentElement) places.push(place);
  return places;
}

/** The title of the part of the page where a removed element stood, or the page's title. */
function landingAmong(places: readonly Element[]): HTMLElement | null {
  const left = places.find(({ isConnected }) => isConnected);
  const part = left?.closest(PARTS);
  const title = part?.querySelector<HTMLElement>('h1, h2, h3, legend');
  return title ?? document.querySelector<HTMLElement>('main h1');
}

/**
 * What had the focus may leave the page by what it did: the control whose dialog was answered comes first, else the title of the part where it
 * stood, so that one who does not see the page goes on from what changed instead of from its beginning.
 */
export function useLostFocus(): void {
  useEffect(() => {
    let last: Element | null = null;
    let inPage: readonly Element[] = [];
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      last = target;
      if (target.closest('main') !== null) inPage = placesAround(target);
    };
    // Left on purpose while it still exists, such as by a press beside: the focus is not lost.
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
    const observer = new MutationObserver(() => {
      // After code that knows better, such as a dialog that gives the focus back.
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
  }, []);
}
