import { CELL, type OpenTag } from './OpenTag.ts';
import type { RichElement, RichTree } from './richTree.ts';

const BETWEEN_CELLS = ' | ';

/** The rows of tables: each becomes a paragraph, with its cells one after the other. */
export function createTableRows(tree: RichTree, tags: readonly OpenTag[]) {
  /** The row that is being read, as its paragraph; and what goes before its next words. */
  let row: RichElement | undefined;
  let between = '';
  const openRow = () => {
    between = '';
    row = tree.openBlock('p');
    return row;
  };
  return {
    openRow,
    openCell: () => {
      // A list or another table in the cell before has ended its row.
      const { children } = row !== undefined && tree.isOpen(row) ? row : openRow();
      if (children.length > 0) between = BETWEEN_CELLS;
    },
    /** Word processors put paragraphs in each cell: they stay in the paragraph of the row. Whether it did. */
    keepBlock: () => {
      if (row === undefined || tree.last() !== row || !tags.some(({ name }) => CELL.has(name))) return false;
      if (row.children.length > 0) between ||= ' ';
      return true;
    },
    writeBetween: () => {
      if (between !== '' && tree.last() === row) tree.write(between);
      between = '';
    },
    /** Whether a space stands around the cells of a row, or around what is in one. */
    isAround: () => {
      const parent = tree.last();
      const isInRow = parent !== undefined && parent === row && (parent.children.length === 0 || between !== '');
      return isInRow || tags.at(-1)?.name === 'tr';
    },
  };
}
