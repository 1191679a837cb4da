import { CELL, type OpenTag } from './OpenTag.ts';
import type { RichElement, RichTree } from './richTree.ts';
import { isNumberMark, type WordItem } from './wordList.ts';

/** The lists that Word's items have opened, the outermost first. */
export function createWordLists(tree: RichTree, tags: readonly OpenTag[]) {
  const lists: (WordItem & { element: RichElement })[] = [];
  let mark = '';
  const close = (isEnded: (item: WordItem) => boolean) => {
    const from = lists.findIndex((one) => !tree.isOpen(one.element) || isEnded(one));
    const [ended] = from < 0 ? [] : lists.splice(from);
    if (ended !== undefined) tree.close(ended.element);
  };
  const isInItem = () => tags.some(({ isItem }) => isItem);
  return {
    isInItem,
    isInMark: () => tags.some(({ isMark }) => isMark),
    // In a cell, and in a list that is one, an item is a paragraph as any other.
    mayBeItem: (name: string) =>
      name === 'p' && (lists.length > 0 || !tree.has('li')) && !tags.some((tag) => CELL.has(tag.name)),
    end: () => {
      if (!isInItem()) close(() => true);
    },
    openItem: ({ list, level }: WordItem) => {
      close((one) => one.level > level || (one.level === level && one.list !== list));
      const element = lists.at(-1)?.level === level ? undefined : tree.openList('ul');
      if (element !== undefined) lists.push({ list, level, element });
      tree.openLine();
      return tree.push('p');
    },
    addMark: (text: string) => {
      mark += text;
    },
    /** The mark of a list's first item says of which kind the list is. */
    endMark: () => {
      const list = lists.at(-1)?.element;
      if (list?.children.length === 1 && isNumberMark(mark)) (list as { tag: string }).tag = 'ol';
      mark = '';
    },
  };
}
