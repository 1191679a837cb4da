/**
 * Where words of two parts of a link or a legend are said as one, such as « Mes tâches31 », each once: between boxes white space collapses, and
 * space that styles leave is not said. Other controls are said by their names, which part the words of boxes. It stands alone, so that a
 * browser can be handed its source.
 */
export function gluedWords(): string[] {
  /** The box whose line a text stands in: what is not inline. */
  const boxOf = (text: Text): Element | null => {
    let box = text.parentElement;
    while (box !== null && ['inline', 'contents'].includes(getComputedStyle(box).display)) box = box.parentElement;
    return box;
  };
  const isSaid = ({ data, parentElement }: Text): boolean =>
    data !== '' &&
    parentElement?.closest('[aria-hidden=true], [hidden], script, style') === null &&
    parentElement.checkVisibility({ visibilityProperty: true });
  /** Whether white space of a text stays where its box ends, and so is said. */
  const isKept = (text: Text): boolean =>
    text.data.includes('\u00A0') ||
    !['collapse', 'preserve-breaks'].includes(getComputedStyle(text.parentElement ?? document.body).whiteSpaceCollapse);
  const textsOf = (element: Element): Text[] => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode() !== null) texts.push(walker.currentNode as Text);
    return texts.filter(isSaid);
  };
  /** Whether one word is written in pieces, which the edge of a column may part: an address, a number. */
  const isOneWord = (before: Text, next: Text): boolean => {
    const between = document.createRange();
    between.setStartAfter(before);
    between.setEndBefore(next);
    return between.cloneContents().querySelector('wbr') !== null;
  };
  const isSpaced = (before: Text, next: Text, between: readonly Text[]): boolean =>
    between.some((text) => {
      const part = text === before ? /\s+$/u : text === next ? /^\s+/u : /\s/u;
      return part.test(text.data) && (boxOf(before) === boxOf(next) || isKept(text));
    });
  const gluedIn = (element: Element): string[] => {
    const texts = textsOf(element);
    const worded = texts.filter(({ data }) => data.trim() !== '');
    return worded.slice(1).flatMap((next, rank) => {
      const before = worded[rank];
      const [words, more] = [before?.data.trim() ?? '', next.data.trim()];
      if (before === undefined || !/[\p{L}\p{N}%)»:;,.!?]$/u.test(words) || !/^[\p{L}\p{N}(«]/u.test(more)) return [];
      const between = texts.slice(texts.indexOf(before), texts.indexOf(next) + 1);
      return isOneWord(before, next) || isSpaced(before, next, between)
        ? []
        : [`« ${words}${more} » : dit d’un seul mot`];
    });
  };
  const elements = [...document.querySelectorAll('a[href]:not([role]), [role=link], legend')];
  return [...new Set(elements.filter((element) => !element.hasAttribute('aria-label')).flatMap(gluedIn))];
}
