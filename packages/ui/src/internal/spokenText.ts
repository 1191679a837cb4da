const SENTENCE_END = /[.:;,!?…]$/u;

const isButton = (element: Element) => element.matches('button, [role="button"], [aria-hidden="true"]');
const isInline = (element: Element) => getComputedStyle(element).display.startsWith('inline');

function collect(node: Node, parts: string[]): void {
  if (node instanceof Text) {
    parts.push(`${parts.pop() ?? ''}${node.data}`);
    return;
  }
  if (!(node instanceof Element) || isButton(node)) return;
  const isBlock = !isInline(node);
  if (isBlock) parts.push('');
  for (const child of node.childNodes) collect(child, parts);
  if (isBlock) parts.push('');
}

/** What a part of the page says as one text, its buttons left out: each block ends as a sentence. */
export function spokenText(part: Element): string {
  const parts: string[] = [];
  collect(part, parts);
  return parts
    .map((words) => words.replaceAll(/\s+/gu, ' ').trim())
    .filter((words) => words !== '')
    .map((words, at, all) => (at === all.length - 1 || SENTENCE_END.test(words) ? words : `${words}.`))
    .join(' ');
}
