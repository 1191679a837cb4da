/** What a screen reader says from its texts, one after the other; other controls are said by their names, which part the words of boxes. */
const SAID_WHOLE = 'a[href]:not([role]), [role=link], legend';
const ENDS = /[\p{L}\p{N}%)»:;,.!?]$/u;
const BEGINS = /^[\p{L}\p{N}(«]/u;

/** The box whose line a text stands in: what is not inline. */
function boxOf(text: Text): Element | null {
  let box = text.parentElement;
  while (box !== null && ['inline', 'contents'].includes(getComputedStyle(box).display)) box = box.parentElement;
  return box;
}

/** Whether a text is said. */
const isSaid = ({ parentElement }: Text): boolean =>
  parentElement?.closest('[aria-hidden=true], [hidden], script, style') === null &&
  parentElement.checkVisibility({ visibilityProperty: true });

/** Whether white space of a text stays where its box ends, and so is said. */
const isKept = (text: Text): boolean =>
  text.data.includes('\u00A0') ||
  !['collapse', 'preserve-breaks'].includes(getComputedStyle(text.parentElement ?? document.body).whiteSpaceCollapse);

function textsOf(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode() !== null) texts.push(walker.currentNode as Text);
  return texts.filter((text) => text.data !== '' && isSaid(text));
}

/** Whether one word is written in pieces, which the edge of a column may part: an address, a number. */
function isOneWord(before: Text, next: Text): boolean {
  const between = document.createRange();
  between.setStartAfter(before);
  between.setEndBefore(next);
  return between.cloneContents().querySelector('wbr') !== null;
}

/** Where words of two parts of an element are said as one, such as « Mes tâches31 »: between boxes white space collapses, and space that styles leave is not said. */
function gluedIn(element: Element): string[] {
  const texts = textsOf(element);
  const worded = texts.filter(({ data }) => data.trim() !== '');
  return worded.slice(1).flatMap((next, rank) => {
    const before = worded[rank];
    if (before === undefined || !ENDS.test(before.data.trim()) || !BEGINS.test(next.data.trim())) return [];
    if (isOneWord(before, next)) return [];
    const between = texts.slice(texts.indexOf(before), texts.indexOf(next) + 1);
    const isOneLine = boxOf(before) === boxOf(next);
    const spaced = between.some((text) => {
      const part = text === before ? /\s+$/u : text === next ? /^\s+/u : /\s/u;
      return part.test(text.data) && (isOneLine || isKept(text));
    });
    return spaced ? [] : [`« ${before.data.trim()}${next.data.trim()} » : dit d’un seul mot`];
  });
}

/** Words that are said glued in a link or a legend, each once. */
export function gluedWords(): string[] {
  const elements = [...document.querySelectorAll(SAID_WHOLE)].filter((element) => !element.hasAttribute('aria-label'));
  return [...new Set(elements.flatMap(gluedIn))];
}
