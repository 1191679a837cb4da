import { beginArrival, endArrival } from './arrival.ts';

/** How long a page draws nothing new before it stands, in milliseconds: what it draws later would take the word from its title. */
const STILL_MS = 120;
/** A page that never stops drawing is read all the same. */
const PATIENCE_MS = 2000;

const GESTURES = ['keydown', 'pointerdown'] as const;
const PAGE_CONTROLS = 'main :is(a[href], button, input, select, textarea)';

const isShown = (element: HTMLElement) => element.checkVisibility();

/** Where a page is read from: what its address names, the link to the page that was left, else its title. A placeholder's title is none: it cannot take the focus. */
function landingOf(id: string, back: string): HTMLElement | null {
  const links = back === '' ? [] : document.querySelectorAll<HTMLAnchorElement>('main a[href]');
  const link = [...links].find((one) => one.pathname === back && isShown(one));
  const titles = document.querySelectorAll<HTMLElement>('main h1[tabindex]');
  return (id === '' ? null : document.getElementById(id)) ?? link ?? [...titles].find(isShown) ?? null;
}

let endLast = (): void => undefined;

/**
 * Focuses a new page once, when it stands, so that its title is heard whole: what its address names (`id`), the link to the page one comes back
 * from (`back`), else the title. The next page ends it, and what the person focuses meanwhile stays.
 */
export function focusArrival(id: string, back: string): void {
  endLast();
  const begun = document.activeElement;
  // Opened while the page was awaited: what is being typed there would be lost.
  if (begun?.closest('[role="search"][data-open]')) return;
  const begunAt = performance.now();
  let timer: ReturnType<typeof setTimeout>;
  let isTouched = false;
  const touch = ({ target }: Event) => {
    isTouched = true;
    // Who already acts on the page goes on from there: what their act removes is no reason to take them to the title.
    if (target instanceof Element && target !== begun && target.closest(PAGE_CONTROLS) !== null) endLast();
  };
  const isPatient = () => performance.now() < begunAt + PATIENCE_MS;
  const land = () => {
    const landing = landingOf(id, back);
    // Still awaited: the next thing drawn looks again.
    if (landing === null) return;
    // Behind a menu that is closing nothing takes the focus.
    if (document.querySelector('[role="dialog"]') !== null && isPatient()) {
      wait();
      return;
    }
    endLast();
    const now = document.activeElement;
    // A menu that closes behind its link gives the focus back to its button: nobody asked for that.
    const isGone = begun === document.body || begun?.isConnected === false;
    const isGivenBack = isGone && !isTouched && now?.closest('main') === null;
    if (now === begun || now === document.body || isGivenBack) landing.focus({ preventScroll: true });
  };
  const wait = () => {
    clearTimeout(timer);
    const left = begunAt + PATIENCE_MS - performance.now();
    timer = setTimeout(land, Math.max(0, Math.min(STILL_MS, left)));
  };
  const observer = new MutationObserver(wait);
  endLast = () => {
    clearTimeout(timer);
    observer.disconnect();
    for (const gesture of GESTURES) document.removeEventListener(gesture, touch, true);
    endArrival();
    endLast = () => undefined;
  };
  beginArrival();
  for (const gesture of GESTURES) document.addEventListener(gesture, touch, true);
  observer.observe(document.body, { childList: true, subtree: true });
  wait();
}
