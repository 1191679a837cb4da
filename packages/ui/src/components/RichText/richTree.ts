import type { RichTag } from './richTextRules.ts';

/** A piece of rich text: plain text, or an allowed element with its content. */
export type RichNode = string | RichElement;
export interface RichElement {
  readonly tag: RichTag;
  /** On a link: an allowed address. */
  readonly href?: string;
  readonly children: RichNode[];
}

export const LIST: ReadonlySet<RichTag> = new Set(['ul', 'ol']);
/** Deeper lists are flattened: no text needs more, and a hostile one would exhaust the page that draws it. */
const MAX_LISTS = 6;

/** A text that grows at its end: what is open, and what opens in it so that every element stands where it may. */
export function createRichTree() {
  const root: RichNode[] = [];
  const open: RichElement[] = [];
  const last = () => open.at(-1);
  const has = (tag: RichTag) => open.some((element) => element.tag === tag);
  const isInList = () => LIST.has(last()?.tag ?? 'p');
  const closeWhile = (mayClose: (tag: RichTag) => boolean) => {
    for (let end = last(); end !== undefined && mayClose(end.tag); end = last()) open.pop();
  };
  const push = (tag: RichTag, href?: string): RichElement => {
    const element: RichElement = { tag, children: [], ...(href === undefined ? {} : { href }) };
    (last()?.children ?? root).push(element);
    open.push(element);
    return element;
  };
  /** Text and its marks stand in a block, never directly in the page or in a list. */
  const blockOf = (): RichElement => {
    const parent = last();
    if (parent === undefined) return push('p');
    return LIST.has(parent.tag) ? push('li') : parent;
  };
  return {
    root,
    last,
    has,
    push,
    blockOf,
    isOpen: (element: RichElement) => open.includes(element),
    close: (element: RichElement) => {
      const index = open.lastIndexOf(element);
      if (index >= 0) open.splice(index);
    },
    openBlock: (tag: 'p' | 'h2' | 'h3') => {
      closeWhile((one) => one !== 'li' && !LIST.has(one));
      if (isInList()) push('li');
      // A list item holds no title.
      return push(has('li') ? 'p' : tag);
    },
    openList: (tag: 'ul' | 'ol') => {
      closeWhile((one) => one !== 'li' && !LIST.has(one));
      if (open.filter((element) => LIST.has(element.tag)).length >= MAX_LISTS) return undefined;
      if (isInList()) push('li');
      return push(tag);
    },
    openLine: () => {
      closeWhile((one) => !LIST.has(one));
      if (open.length === 0) push('ul');
      return push('li');
    },
    write: (text: string) => {
      const { children } = blockOf();
      const end = children.at(-1);
      if (typeof end === 'string') children[children.length - 1] = end + text;
      else children.push(text);
    },
  };
}
export type RichTree = ReturnType<typeof createRichTree>;
