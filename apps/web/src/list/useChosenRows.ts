import { useState } from 'react';
import { chosenRows, type HeldChoice } from './chosenRows.ts';
import type { ListPage } from './ListPages.tsx';
import type { AskedList } from './useList.ts';

type WithColumns = { readonly colonnes: readonly string[]; readonly page: number };

/** The rows chosen in a list, on this page and on others (EC63). */
export function useChosenRows<Row, Query extends WithColumns>(
  list: ListPage<Row>,
  asked: AskedList<Query>,
  keyOf: (row: Row) => string,
) {
  // Another list empties the choice, another page of it does not: nothing is acted upon unseen by surprise.
  const place = asked.hrefOf({ colonnes: asked.query.colonnes, page: 1 } as Partial<Query>);
  const [held, setHeld] = useState<HeldChoice<Row>>({ place, rows: [] });
  const chosen = chosenRows(held, place, list.elements, keyOf);
  const onPage = new Set(list.elements.map(keyOf));
  return {
    chosen,
    selected: chosen.map(keyOf),
    /** How many of them stand on other pages. */
    elsewhere: chosen.filter((row) => !onPage.has(keyOf(row))).length,
    choose: (keys: readonly string[]) => {
      const known = new Map([...chosen, ...list.elements].map((row) => [keyOf(row), row]));
      setHeld({ place, rows: keys.flatMap((key) => known.get(key) ?? []) });
    },
    /** Lets go of some of them, whichever are chosen by then. */
    drop: (keys: ReadonlySet<string>) =>
      setHeld((now) => ({ ...now, rows: now.rows.filter((row) => !keys.has(keyOf(row))) })),
  };
}
