import { isPressing } from '../../internal/urgency.tsx';
import type { DeadlineProps } from '../Deadline/Deadline.tsx';

/** Advance of one sign of an Identifier in a cell, at a root text of 16 px, rounded up. */
const SIGN = 8.2;
/** The same of the words beside it, which are bold where time runs out. */
const LETTER = 6.7;
/** The gauge and the gap after it. */
const GAUGE = 30;
const GAP = 6;
const ICON = 16 + GAP;

/** How wide a number or date of a cell is. */
export const figuresWidth = (text: string): number => text.length * SIGN;

/** How wide a due date of a cell is. */
export const deadlineWidth = ({ state, date, words }: DeadlineProps): number =>
  GAUGE + figuresWidth(date) + (isPressing(state) ? GAP + ICON : GAP) + words.length * LETTER;

/** How wide a word of a header is, with the arrow of a sorted column. */
export const headerWidth = (header: string, isSortable: boolean): number =>
  Math.max(...header.split(' ').map((word) => word.length)) * SIGN + (isSortable ? ICON : 0);
