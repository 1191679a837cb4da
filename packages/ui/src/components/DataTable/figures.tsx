import type { ReactNode } from 'react';
import { Deadline, type DeadlineProps } from '../Deadline/Deadline.tsx';
import { Identifier } from '../Identifier/Identifier.tsx';
import type { Column } from './Column.ts';
import { deadlineWidth, figuresWidth } from './figuresWidth.ts';

type Cells<Row> = Pick<Column<Row>, 'render' | 'widthOf'>;

/** Cells that hold a number or date that people compare: their column is as wide as the longest of them, so that none is ever cut. */
export function figures<Row>(textOf: (row: Row) => string): Cells<Row> {
  const render = (row: Row): ReactNode => {
    const text = textOf(row);
    return text === '' ? '' : <Identifier>{text}</Identifier>;
  };
  return { render, widthOf: (row) => figuresWidth(textOf(row)) };
}

/** A due date; the day alone where nothing is asked of the reader; words where there is no day. */
export type Due = DeadlineProps | { readonly date: string } | { readonly words: string };

/** Cells that hold a due date: their column is as wide as the longest of them. */
export function deadlines<Row>(dueOf: (row: Row) => Due | null): Cells<Row> {
  const render = (row: Row): ReactNode => {
    const due = dueOf(row);
    if (due === null) return '';
    if ('state' in due) return <Deadline {...due} />;
    return 'date' in due ? <Identifier>{due.date}</Identifier> : due.words;
  };
  const widthOf = (row: Row): number => {
    const due = dueOf(row);
    if (due === null) return 0;
    return 'state' in due ? deadlineWidth(due) : figuresWidth('date' in due ? due.date : due.words);
  };
  return { render, widthOf };
}
