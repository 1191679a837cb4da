import { Parser } from 'htmlparser2';
import { ALIASES, allowedAddress, DROPPED, RICH_TAGS, type RichTag } from './richTextRules.ts';
import { isNumberMark, isWordMark, type WordItem, wordItemOf } from './wordList.ts';

/** A piece of rich text: plain text, or an allowed element with its content. */
export type RichNode = string | RichElement;
export interface RichElement {
  readonly tag: RichTag;
  /** On a link: an allowed address. */
  readonly href?: string;
  readonly children: RichNode[];
}

const INLINE: ReadonlySet<RichTag> = new Set(['strong', 'em', 'a']);
const LIST: ReadonlySet<RichTag> = new Set(['ul', 'ol']);
const CELL: ReadonlySet<string> = new Set(['td', 'th']);
const BETWEEN_CELLS = ' | ';
/** Deeper lists are flattened: no text needs more, and a hostile one would exhaust the page that draws it. */
const MAX_LISTS = 6;

const isAllowed = (name: string): name is RichTag => (RICH_TAGS as readonly string[]).includes(name);

/** The allowed element for a tag; word processors mark bold and italic by style. */
function tagOf(name: string, style: string): RichTag | undefined {
  if (name === 'b' && /font-weight:\s*normal/i.test(style)) return undefined;
  if (name === 'span' && /font-weight:\s*(?:bold|[6-9]00)/i.test(style)) return 'strong';
  if (name === 'span' && /font-style:\s*italic/i.test(style)) return 'em';
  return isAllowed(name) ? name : ALIASES[name];
}

/** Parses HTML without the browser, so that none of it can run; the result holds only what is allowed. */
export function parseRichText(html: string): readonly RichNode[] {
  const root: RichNode[] = [];
  const open: RichElement[] = [];
  /** Every open tag, with the element it opened, if any. */
  const tags: { name: string; element: RichElement | undefined; isItem: boolean; isMark: boolean }[] = [];
  let dropped = 0;

  const last = () => open.at(-1);
  const has = (tag: RichTag) => open.some((element) => element.tag === tag);
  const closeThrough = (index: number) => void open.splice(index);
  const closeWhile = (mayClose: (tag: RichTag) => boolean) => {
    while (open.length > 0 && mayClose((last() as RichElement).tag)) open.pop();
  };
  const push = (tag: RichTag, href?: string): RichElement => {
    const element: RichElement = { tag, children: [], ...(href === undefined ? {} : { href }) };
    (last()?.children ?? root).push(element);
    open.push(element);
    return element;
  };
  /** Text and its marks stand in a block, never directly in the page or in a list. */
  const ensureBlock = () => {
    const parent = last()?.tag;
    if (parent === undefined) push('p');
    else if (LIST.has(parent)) push('li');
  };
  const openBlock = (tag: 'p' | 'h2' | 'h3') => {
    closeWhile((one) => one !== 'li' && !LIST.has(one));
    const parent = last()?.tag;
    if (parent !== undefined && LIST.has(parent)) push('li');
    // A list item holds no title.
    return push(has('li') ? 'p' : tag);
  };
  const openList = (tag: 'ul' | 'ol') => {
    closeWhile((one) => one !== 'li' && !LIST.has(one));
    if (open.filter((element) => LIST.has(element.tag)).length >= MAX_LISTS) return undefined;
    if (last() !== undefined && LIST.has((last() as RichElement).tag)) push('li');
    return push(tag);
  };
  const openLine = () => {
    closeWhile((one) => !LIST.has(one));
    if (open.length === 0) push('ul');
    return push('li');
  };
  const write = (text: string) => {
    ensureBlock();
    const { children } = last() as RichElement;
    const end = children.at(-1);
    if (typeof end === 'string') children[children.length - 1] = end + text;
    else children.push(text);
  };
  /** The row of a table that is being read, as the paragraph that it becomes; and what goes before its next words. */
  let row: RichElement | undefined;
  let between = '';
  const writeBetween = () => {
    if (between !== '' && last() === row) write(between);
    between = '';
  };
  const openRow = () => {
    between = '';
    row = openBlock('p');
    return row;
  };
  const openCell = () => {
    // A list or another table in the cell before has ended its row.
    const { children } = row !== undefined && open.includes(row) ? row : openRow();
    if (children.length > 0) between = BETWEEN_CELLS;
  };
  /** Word processors put paragraphs in each cell: they stay in the paragraph of the row. */
  const isInCell = () => last() === row && tags.some(({ name }) => CELL.has(name));
  const openInline = (tag: 'strong' | 'em' | 'a', href: string | undefined) => {
    if (has(tag) || (tag === 'a' && href === undefined)) return undefined;
    writeBetween();
    ensureBlock();
    return push(tag, href);
  };
  /** The lists that Word's items have opened, the outermost first. */
  const wordLists: (WordItem & { element: RichElement })[] = [];
  let mark = '';
  const closeWordLists = (isEnded: (item: WordItem) => boolean) => {
    const from = wordLists.findIndex((one) => !open.includes(one.element) || isEnded(one));
    const [ended] = from < 0 ? [] : wordLists.splice(from);
    if (ended !== undefined && open.includes(ended.element)) closeThrough(open.indexOf(ended.element));
  };
  const isInItem = () => tags.some(({ isItem }) => isItem);
  const isInMark = () => tags.some(({ isMark }) => isMark);
  // In a cell, and in a list that is one, an item is a paragraph as any other.
  const mayBeItem = (name: string) =>
    name === 'p' && dropped === 0 && (wordLists.length > 0 || !has('li')) && !tags.some((tag) => CELL.has(tag.name));
  const endWordLists = () => {
    if (!isInItem()) closeWordLists(() => true);
  };
  const openItem = ({ list, level }: WordItem) => {
    closeWordLists((one) => one.level > level || (one.level === level && one.list !== list));
    const element = wordLists.at(-1)?.level === level ? undefined : openList('ul');
    if (element !== undefined) wordLists.push({ list, level, element });
    openLine();
    return push('p');
  };
  /** The mark of a list's first item says of which kind the list is. */
  const endMark = () => {
    const list = wordLists.at(-1)?.element;
    if (list?.children.length === 1 && isNumberMark(mark)) (list as { tag: RichTag }).tag = 'ol';
    mark = '';
  };
  const opened = (name: string, attributes: Readonly<Record<string, string>>): RichElement | undefined => {
    const tag = tagOf(name, attributes['style'] ?? '');
    if (tag !== undefined || name === 'tr') endWordLists();
    if (name === 'tr') return openRow();
    if (CELL.has(name)) openCell();
    if (tag === undefined) return undefined;
    if (tag === 'br') {
      const parent = last();
      // There is nothing to break between two list items.
      if (parent !== undefined && !LIST.has(parent.tag)) parent.children.push({ tag, children: [] });
      return undefined;
    }
    if (tag === 'ul' || tag === 'ol') return openList(tag);
    if (tag === 'li') return openLine();
    if (tag === 'strong' || tag === 'em' || tag === 'a')
      return openInline(tag, allowedAddress(attributes['href'] ?? ''));
    if (row !== undefined && isInCell()) {
      if (row.children.length > 0) between ||= ' ';
      return undefined;
    }
    return openBlock(tag);
  };

  const elementFor = (name: string, attributes: Readonly<Record<string, string>>, item: WordItem | undefined) => {
    if (dropped > 0 || isInMark()) return undefined;
    return item === undefined ? opened(name, attributes) : openItem(item);
  };

  /** What the parser gives in pieces, at each escaped sign, is one text. */
  let pending = '';
  const writeText = () => {
    const text = pending;
    pending = '';
    if (text === '' || dropped > 0) return;
    if (isInMark()) {
      mark += text;
      return;
    }
    if (text.trim() !== '') endWordLists();
    const parent = last()?.tag;
    const before = last()?.children.at(-1);
    const isBetweenBlocks = before === undefined || (typeof before !== 'string' && !INLINE.has(before.tag));
    // A space between two blocks does not count.
    if (text.trim() === '' && (parent === undefined || LIST.has(parent) || (parent === 'li' && isBetweenBlocks)))
      return;
    // Nor does one around the cells of a row, or around what is in one.
    const isAround = parent !== undefined && last() === row && (before === undefined || between !== '');
    if (text.trim() === '' && (isAround || tags.at(-1)?.name === 'tr')) return;
    writeBetween();
    write(text);
  };

  const parser = new Parser({
    onopentag: (name, attributes) => {
      writeText();
      if (DROPPED.has(name)) dropped++;
      const style = attributes['style'] ?? '';
      const item = mayBeItem(name) ? wordItemOf(style) : undefined;
      const isMark = isInItem() && isWordMark(style);
      tags.push({
        name,
        element: isMark ? undefined : elementFor(name, attributes, item),
        isItem: item !== undefined,
        isMark,
      });
    },
    ontext: (text) => {
      pending += text;
    },
    onclosetag: (name) => {
      writeText();
      if (DROPPED.has(name)) dropped--;
      const at = tags.findLastIndex((tag) => tag.name === name);
      for (const { element, isMark } of tags.splice(at)) {
        if (isMark) endMark();
        const index = element === undefined ? -1 : open.lastIndexOf(element);
        if (index >= 0) closeThrough(index);
      }
    },
    onend: writeText,
  });
  parser.write(html);
  parser.end();
  return root.filter((node) => typeof node === 'string' || !isEmpty(node));
}

/** No text, and no line break or inline element. */
function isEmpty(element: RichElement): boolean {
  if (INLINE.has(element.tag) || element.tag === 'br') return false;
  return element.children.every((child) => (typeof child === 'string' ? child.trim() === '' : isEmpty(child)));
}
