import type { RichElement } from './richTree.ts';

/** An open tag, with the element that it opened, if any. */
export interface OpenTag {
  name: string;
  element: RichElement | undefined;
  /** Whether it is an item of a list of Word, or the mark of one. */
  isItem: boolean;
  isMark: boolean;
}

/** Tags of a cell. */
export const CELL: ReadonlySet<string> = new Set(['td', 'th']);
