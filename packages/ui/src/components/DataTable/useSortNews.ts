import { useState } from 'react';
import type { Column } from './Column.ts';
import type { Sorting } from './Sorting.ts';

/** The order that the rows have taken since the table is shown, in words; nothing while it is the first. */
export function useSortNews(
  sorting: Pick<Sorting, 'key' | 'direction' | 'said'> | undefined,
  columns: readonly Pick<Column<never>, 'key' | 'header'>[],
): string {
  const order = sorting && `${sorting.key} ${sorting.direction}`;
  const [known, setKnown] = useState({ order, isNew: false });
  if (known.order !== order) setKnown({ order, isNew: true });
  const header = columns.find(({ key }) => key === sorting?.key)?.header;
  return known.isNew && sorting !== undefined && header !== undefined ? sorting.said(header, sorting.direction) : '';
}
