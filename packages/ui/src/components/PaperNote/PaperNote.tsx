import type { ReactNode } from 'react';
import { wholeNumbers } from '../../internal/wholeNumbers.tsx';
import { note } from './PaperNote.css.ts';

export interface PaperNoteProps {
  children: ReactNode;
}

/**
 * What a page says on paper alone: whose it is, and where it stands.
 * @since 0.2.0
 */
export function PaperNote({ children }: PaperNoteProps): ReactNode {
  return <p className={note}>{wholeNumbers(children)}</p>;
}
