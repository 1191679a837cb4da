import { Parser } from 'htmlparser2';
import { CELL, type OpenTag } from './OpenTag.ts';
import { ALIASES, allowedAddress, DROPPED, RICH_TAGS, type RichTag } from './richTextRules.ts';
import { createRichTree, LIST, type RichElement, type RichNode, type RichTree } from './richTree.ts';
import { createTableRows } from './tableRows.ts';
import { isWordMark, type WordItem, wordItemOf } from './wordList.ts';
import { createWordLists } from './wordLists.ts';

export type { RichElement, RichNode } from './richTree.ts';

const INLINE: ReadonlySet<RichTag> = new Set(['strong', 'em', 'a']);

const isAllowed = (name: string): name is RichTag => (RICH_TAGS as readonly string[]).includes(name);

/** The allowed element for a tag; word processors mark bold and italic by style. */
function tagOf(name: string, style: string): RichTag | undefined {
  if (name === 'b' && /font-weight:\s*normal/i.test(style)) return undefined;
  if (name === 'span' && /font-weight:\s*(?:bold|[6-9]00)/i.test(style)) return 'strong';
  if (name === 'span' && /font-style:\s*italic/i.test(style)) return 'em';
  return isAllowed(name) ? name : ALIASES[name];
}

type Attributes = Readonly<Record<string, string>>;
type Parts = {
  readonly tree: RichTree;
  readonly rows: ReturnType<typeof createTableRows>;
  readonly lists: ReturnType<typeof createWordLists>;
};

/** Opens what a mark or a link becomes: never one in itself, and no link without an allowed address. */
function openInline({ tree, rows }: Parts, tag: 'strong' | 'em' | 'a', href: string | undefined) {
  if (tree.has(tag) || (tag === 'a' && href === undefined)) return undefined;
  rows.writeBetween();
  tree.blockOf();
  return tree.push(tag, href);
}

/** Opens what a tag becomes; undefined for one that becomes nothing. */
function opened(parts: Parts, name: string, attributes: Attributes): RichElement | undefined {
  const { tree, rows, lists } = parts;
  const tag = tagOf(name, attributes['style'] ?? '');
  if (tag !== undefined || name === 'tr') lists.end();
  if (name === 'tr') return rows.openRow();
  if (CELL.has(name)) rows.openCell();
  if (tag === undefined) return undefined;
  if (tag === 'br') {
    const parent = tree.last();
    // There is nothing to break between two list items.
    if (parent !== undefined && !LIST.has(parent.tag)) parent.children.push({ tag, children: [] });
    return undefined;
  }
  if (tag === 'ul' || tag === 'ol') return tree.openList(tag);
  if (tag === 'li') return tree.openLine();
  if (tag === 'strong' || tag === 'em' || tag === 'a')
    return openInline(parts, tag, allowedAddress(attributes['href'] ?? ''));
  return rows.keepBlock() ? undefined : tree.openBlock(tag);
}

/** Writes a text, unless it is a space that does not count: between two blocks, or around the cells of a row. */
function writeText({ tree, rows, lists }: Parts, text: string): void {
  if (lists.isInMark()) return lists.addMark(text);
  const isSpace = text.trim() === '';
  if (!isSpace) lists.end();
  const parent = tree.last()?.tag;
  const before = tree.last()?.children.at(-1);
  const isBetweenBlocks = before === undefined || (typeof before !== 'string' && !INLINE.has(before.tag));
  if (isSpace && (parent === undefined || LIST.has(parent) || (parent === 'li' && isBetweenBlocks))) return;
  if (isSpace && rows.isAround()) return;
  rows.writeBetween();
  tree.write(text);
}

/** Parses HTML without the browser, so that none of it can run; the result holds only what is allowed. */
export function parseRichText(html: string): readonly RichNode[] {
  const tags: OpenTag[] = [];
  const tree = createRichTree();
  const lists = createWordLists(tree, tags);
  const parts: Parts = { tree, lists, rows: createTableRows(tree, tags) };
  let dropped = 0;
  /** What the parser gives in pieces, at each escaped sign, is one text. */
  let pending = '';
  const endText = () => {
    const text = pending;
    pending = '';
    if (text !== '' && dropped === 0) writeText(parts, text);
  };
  const elementFor = (name: string, attributes: Attributes, item: WordItem | undefined) => {
    if (dropped > 0 || lists.isInMark()) return undefined;
    return item === undefined ? opened(parts, name, attributes) : lists.openItem(item);
  };
  const parser = new Parser({
    onopentag: (name, attributes) => {
      endText();
      if (DROPPED.has(name)) dropped++;
      const style = attributes['style'] ?? '';
      const item = dropped === 0 && lists.mayBeItem(name) ? wordItemOf(style) : undefined;
      const isMark = lists.isInItem() && isWordMark(style);
      const element = isMark ? undefined : elementFor(name, attributes, item);
      tags.push({ name, element, isItem: item !== undefined, isMark });
    },
    ontext: (text) => {
      pending += text;
    },
    onclosetag: (name) => {
      endText();
      if (DROPPED.has(name)) dropped--;
      const at = tags.findLastIndex((tag) => tag.name === name);
      for (const { element, isMark } of tags.splice(at)) {
        if (isMark) lists.endMark();
        if (element !== undefined) tree.close(element);
      }
    },
    onend: endText,
  });
  parser.write(html);
  parser.end();
  return tree.root.filter((node) => typeof node === 'string' || !isEmpty(node));
}

/** No text, and no line break or inline element. */
function isEmpty(element: RichElement): boolean {
  if (INLINE.has(element.tag) || element.tag === 'br') return false;
  return element.children.every((child) => (typeof child === 'string' ? child.trim() === '' : isEmpty(child)));
}
