import { visuallyHidden } from './visuallyHidden.css.ts';

/** How long a sentence stays where it was said: some screen readers read it late. */
const KEPT_MS = 7000;
/** A region is heard only once the screen reader knows it. */
const KNOWN_AFTER_MS = 100;

type Urgency = 'polite' | 'assertive';

let regions: Readonly<Record<Urgency, HTMLElement>> | null = null;

function regionFor(urgency: Urgency): HTMLElement {
  const region = document.createElement('div');
  region.setAttribute('aria-live', urgency);
  region.setAttribute('aria-relevant', 'additions');
  return region;
}

function regionsOfPage(): { made: Readonly<Record<Urgency, HTMLElement>>; isNew: boolean } {
  if (regions?.polite.isConnected === true) return { made: regions, isNew: false };
  const made = { polite: regionFor('polite'), assertive: regionFor('assertive') };
  const holder = document.createElement('div');
  holder.className = visuallyHidden;
  // An open dialog hides the rest of the page from screen readers, except what has this mark.
  holder.dataset['liveAnnouncer'] = 'true';
  // Screen readers see no border here. What searches or copies the page's text finds each sentence once, where it is read.
  holder.attachShadow({ mode: 'closed' }).append(made.polite, made.assertive);
  document.body.append(holder);
  regions = made;
  return { made, isNew: true };
}

/**
 * Has a sentence said once by a screen reader, wherever the focus is; an assertive one cuts what is being said. Two sentences that follow each other are both said.
 * The text stands alone in its region: one that holds a list, a heading or a button is said in pieces.
 */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  if (text === '') return;
  const { made, isNew } = regionsOfPage();
  const said = document.createElement('div');
  said.textContent = text;
  const say = () => {
    made[urgency].append(said);
    setTimeout(() => said.remove(), KEPT_MS);
  };
  if (isNew) setTimeout(say, KNOWN_AFTER_MS);
  else say();
}
