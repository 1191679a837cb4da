import { isArrivalPending } from './arrival.ts';

/** Parts that may have a title: the nearest one around the lost focus gives it to its title. */
const PARTS = 'section, [role="tabpanel"], [role="group"], fieldset, main';

const isGone = (element: Element) => !element.isConnected || element.matches(':disabled');

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

const DIALOGS = '[role="dialog"], [role="alertdialog"]';
const CONTROLS = 'a[href], button, input, select, textarea, [tabindex="0"]';

/** The control after a disabled one in its part, else the one before: what follows from it is there. */
function nextTo(disabled: Element): HTMLElement | null {
  const isFit = (one: HTMLElement) => !one.matches(':disabled, [tabindex="-1"]') && one.checkVisibility();
  for (let part = disabled.closest(`${PARTS}, ${DIALOGS}`); part !== null; part = part.parentElement) {
    const controls = [...part.querySelectorAll<HTMLElement>(CONTROLS)];
    const at = controls.findIndex((one) => one === disabled);
    const next = controls.slice(at + 1).find(isFit) ?? controls.slice(0, at).findLast(isFit);
    if (next !== undefined) return next;
    // An open dialog keeps the focus.
    if (part.matches(DIALOGS)) return null;
  }
  return null;
}

/**
 * An action may remove the element that had the focus, or disable it. The focus of a disabled one goes to the control after it; else it then goes to the control that opened the answered dialog, else to the title of
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
      if (last === target && last !== null && !isGone(last)) last = null;
    });
  };
  const isLost = () => last !== null && isGone(last) && document.activeElement === document.body;
  const land = () => {
    if (!isLost() || isArrivalPending()) return;
    const disabled = last?.isConnected === true ? last : null;
    last = null;
    const [control] = inPage;
    const stands = control !== undefined && !isGone(control) ? control : null;
    const landing = stands ?? (disabled === null ? null : nextTo(disabled)) ?? landingAmong(inPage);
    if (!(landing instanceof HTMLElement)) return;
    if (landing !== control && !landing.hasAttribute('tabindex')) landing.tabIndex = -1;
    landing.focus();
  };
  remember({ target: document.activeElement });
  const observer = new MutationObserver(() => {
    // Two frames later: a dialog that restores the focus itself goes first, and what is disabled keeps the focus until it is drawn.
    if (last !== null && isGone(last)) requestAnimationFrame(() => requestAnimationFrame(land));
  });
  // A control that its own press disables loses the focus too, without leaving.
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
  document.addEventListener('focusin', remember);
  document.addEventListener('focusout', forget);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', remember);
    document.removeEventListener('focusout', forget);
  };
}
