import { ArrowDown, ArrowUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from '../Link/Link.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Plot.css.ts';
import type { Figures } from './csvOf.ts';

interface Order {
  /** -1 is the column of names. */
  column: number;
  isDown: boolean;
}

/** Masked, then unknown, come under every figure. */
const rankOf = (value: number | null | undefined): number => value ?? (value === null ? -0.5 : -1);

function inOrder({ rows }: Figures, order: Order | undefined): Figures['rows'] {
  if (order === undefined) return rows;
  const { column, isDown } = order;
  const sorted = rows.toSorted((one, other) =>
    column < 0
      ? one.label.localeCompare(other.label, 'fr', { numeric: true })
      : rankOf(one.values[column]) - rankOf(other.values[column]),
  );
  return isDown ? sorted.toReversed() : sorted;
}

function SortHead({
  name,
  column,
  order,
  isMain,
  isBefore,
  sortLabel,
  onPress,
}: {
  name: string;
  column: number;
  order: Order | undefined;
  isMain: boolean;
  isBefore: boolean;
  sortLabel: string;
  onPress: () => void;
}): ReactNode {
  const isSorted = order?.column === column;
  const Arrow = order?.isDown === true ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      className={styles.cell}
      data-figure={column >= 0 || undefined}
      data-main={isMain || undefined}
      data-subtle={isBefore || undefined}
      {...(isSorted ? { 'aria-sort': order.isDown ? ('descending' as const) : ('ascending' as const) } : {})}
    >
      <Button className={styles.sort} onPress={onPress}>
        <span>
          {name}
          <VisuallyHidden isAside>{sortLabel}</VisuallyHidden>
        </span>
        {isSorted && <Arrow size={16} strokeWidth={2} aria-hidden="true" />}
      </Button>
    </th>
  );
}

/** A figure; with an address, it leads to what it counts of a name. */
function CountedLink({
  href,
  name,
  children,
}: {
  href: string | undefined;
  name: string;
  children: string;
}): ReactNode {
  if (href === undefined) return children;
  return (
    <Link href={href} isSmall>
      {children}
      <VisuallyHidden isAside>{name}</VisuallyHidden>
    </Link>
  );
}

/** How many columns of figures stand beside the names on a phone. */
const MOST_ON_A_PHONE = 3;

interface PlotTableProps {
  label: string;
  figures: Figures;
  wordOf: (value: number | null | undefined, column: number) => string;
  isFolded: boolean;
  /** What pressing a heading does, such as « trier ». */
  sortLabel: string;
}

/** The figures of a drawing, to sort; a figure leads to the list that it counts. */
export function PlotTable({ label, figures, wordOf, isFolded, sortLabel }: PlotTableProps): ReactNode {
  const [order, setOrder] = useState<Order>();
  const press = (column: number) =>
    // Figures are first wanted from the greatest, names from the first.
    setOrder(order?.column === column ? { column, isDown: !order.isDown } : { column, isDown: column >= 0 });
  const { columns } = figures;
  const main = Math.max(
    0,
    columns.findIndex(({ isMain }) => isMain),
  );
  const head = (name: string, column: number, isBefore = false) => (
    <SortHead
      key={column}
      {...{ name, column, order, sortLabel }}
      isMain={column === main}
      isBefore={isBefore}
      onPress={() => press(column)}
    />
  );
  return (
    <table
      aria-label={label}
      className={styles.table}
      data-few={columns.filter(({ isBefore }) => isBefore !== true).length <= MOST_ON_A_PHONE || undefined}
    >
      <thead>
        <tr>
          {head(figures.names, -1)}
          {columns.map(({ label: name, isBefore }, column) => head(name, column, isBefore))}
        </tr>
      </thead>
      <tbody data-folded={isFolded || undefined}>
        {inOrder(figures, order).map(({ key, label: name, href, values }) => (
          <tr key={key} className={styles.row}>
            <th scope="row" className={styles.cell}>
              {name}
            </th>
            {columns.map((column, at) => (
              <td
                key={column.key}
                className={styles.cell}
                data-figure
                data-main={at === main || undefined}
                data-subtle={column.isBefore || undefined}
              >
                <CountedLink href={at === main ? href : undefined} name={name}>
                  {wordOf(values[at], at)}
                </CountedLink>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
