import { useText } from '@habilis/i18n/TextProvider';
import { type Column, DataTable, type Selection } from '@habilis/ui/DataTable';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { type ListPage, ListPages, type Shown, shownOf } from './ListPages.tsx';
import { ListKeysHelp } from './ListKeysHelp.tsx';
import { NoRows } from './NoRows.tsx';
import { useDensity } from './useDensity.ts';
import { useListKeys } from './useListKeys.ts';
import type { AskedList } from './useList.ts';

type Ordered = { readonly tri: string; readonly ordre: 'asc' | 'desc'; readonly colonnes: readonly string[] };

type Props<Row, Query> = {
  readonly caption: string;
  readonly list: ListPage<Row>;
  readonly asked: AskedList<Query>;
  readonly columns: readonly Column<Row>[];
  readonly rowKey: (row: Row) => string;
  /** The link of a row; absent when it has none. */
  readonly rowHref?: ((row: Row) => string) | undefined;
  /** The row as a card, when a table does not fit. */
  readonly card: (row: Row) => ReactNode;
  /** Such as « 1–15 sur 43 demandes ». */
  readonly summary: (shown: Shown) => string;
  /** What may be done with several rows at once. */
  readonly selection?: Selection<Row> | undefined;
  /** Claims a row, by its key `c`; absent where nothing is claimed. */
  readonly onClaim?: ((row: Row) => void) | undefined;
  /** Shown when the list has no row. */
  readonly empty: { readonly icon: LucideIcon; readonly title: string; readonly description: string };
};

/** A page of a list: table or cards, order, columns, pages, and a message when it is empty. */
export function ListTable<Row, Query extends Ordered>({
  list,
  asked: { address, query, hrefOf, change },
  columns,
  rowHref,
  summary,
  empty,
  selection,
  onClaim,
  ...table
}: Props<Row, Query>): ReactNode {
  const t = useText();
  const [isTight, setTight] = useDensity();
  const frame = useRef<HTMLDivElement>(null);
  const keys = useListKeys(frame, list.elements, { onClaim, isSelecting: selection !== undefined });
  const pageHref = (page: number) => hrefOf(address.atPage(page));
  if (list.elements.length === 0) return <NoRows total={list.total} firstHref={pageHref(1)} empty={empty} />;
  const offered = columns.map(({ key }) => key);
  const columnChoice = {
    label: t('listes.colonnes'),
    hidden: address.columns.filter((name) => !query.colonnes.includes(name)),
    onChange: (hidden: readonly string[]) => change(address.withColumns(query, offered, hidden)),
  };
  return (
    <>
      <DataTable
        {...table}
        columns={columns}
        rows={list.elements}
        summary={summary(shownOf(list))}
        isCut
        frame={frame}
        shortcuts={{ label: t('listes.touches'), onOpen: keys.openHelp }}
        {...(selection === undefined ? {} : { selection })}
        density={{ label: t('listes.lignes-serrees'), isTight, onChange: setTight }}
        {...(rowHref === undefined ? {} : { rowHref })}
        sorting={{
          key: query.tri,
          direction: query.ordre,
          onSort: (key) => change(address.sortedBy(query, key)),
          label: t('listes.trier'),
          said: (colonne, ordre) => t('listes.trie', { colonne, ordre }),
        }}
        {...(address.columns.length === 0 ? {} : { columnChoice })}
      />
      {/* One page is counted above its rows: once is enough. */}
      {list.total > list.taille && <ListPages list={list} hrefOf={pageHref} summary={summary} />}
      <ListKeysHelp keys={keys} hasClaim={onClaim !== undefined} hasSelection={selection !== undefined} />
    </>
  );
}
