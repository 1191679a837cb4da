import { Fragment, type ReactNode, useCallback, useState } from 'react';
import { Link } from 'react-aria-components/Link';
import type { Column } from './Column.ts';
import * as styles from './CardList.css.ts';
import { type RowManners, WINDOWED_ABOVE } from './TableRows.tsx';
import { Tick } from './Tick.tsx';
import { Gap } from '../../internal/Gap.tsx';
import { Spaced } from '../../internal/Spaced.ts';
import { withGaps } from '../../internal/withGaps.tsx';
import { useIsPrinting } from '../../internal/useIsPrinting.ts';

/** Whether a cell has nothing to show. */
const isBlank = (content: ReactNode): boolean => content === '' || content === null || content === undefined;

/** The facts of a row, stacked, when the caller gives no card; a name without a fact is left out. */
function Facts<Row>({ row, columns: [first, ...rest] }: { row: Row; columns: readonly Column<Row>[] }): ReactNode {
  const facts = rest
    .filter(({ isAction = false }) => !isAction)
    .map(({ key, header, render }) => ({ key, header, content: render(row) }));
  return (
    <>
      <strong className={styles.first}>{first?.render(row)}</strong>
      <Gap />
      {facts
        .filter(({ content }) => !isBlank(content))
        .map(({ key, header, content }) => (
          <Fragment key={key}>
            <span className={styles.fact}>
              <span className={styles.name}>{header}</span>
              <Gap />
              {content}
            </span>
            <Gap />
          </Fragment>
        ))}
    </>
  );
}

/** Shows a first part of many cards, and more as its end comes near. */
function useGrowingCount(): [number, (end: HTMLLIElement | null) => (() => void) | undefined] {
  const [shown, setShown] = useState(WINDOWED_ABOVE);
  const watchEnd = useCallback((end: HTMLLIElement | null) => {
    if (end === null) return undefined;
    const grow = ([entry]: IntersectionObserverEntry[]) =>
      entry?.isIntersecting && setShown((current) => current + WINDOWED_ABOVE);
    const observer = new IntersectionObserver(grow, { rootMargin: '1200px' });
    observer.observe(end);
    return () => observer.disconnect();
  }, []);
  return [shown, watchEnd];
}

/** The actions of a row, under its card: inside the link a press would follow it. */
function Actions<Row>({ row, columns }: { row: Row; columns: readonly Column<Row>[] }): ReactNode {
  return (
    <div className={styles.actions}>
      {columns.map(({ key, render }) => (
        <Fragment key={key}>{render(row)}</Fragment>
      ))}
    </div>
  );
}

/** The card itself; where it leads somewhere, all of it is the link. */
function Face({
  href,
  isInBox,
  isSelected,
  children,
}: {
  href: string | undefined;
  isInBox: boolean;
  isSelected: boolean;
  children: ReactNode;
}): ReactNode {
  const look = isInBox ? `${styles.card} ${styles.inBox}` : styles.card;
  return href === undefined ? (
    <div className={look} data-selected={isSelected || undefined}>
      {children}
    </div>
  ) : (
    <Link href={href} className={look} data-selected={isSelected || undefined}>
      <Spaced value={withGaps}>{children}</Spaced>
    </Link>
  );
}

interface CardListProps<Row> extends RowManners<Row> {
  label: string;
  columns: readonly Column<Row>[];
  card: ((row: Row) => ReactNode) | undefined;
  /** Whether the boxes are shown. */
  isSelecting: boolean;
}

/** The rows as cards, where a table does not fit; the whole card is the link. */
export function CardList<Row>({
  label,
  columns,
  rows,
  rowKey,
  rowHref,
  card,
  selection,
  choice,
  isSelecting,
}: CardListProps<Row>): ReactNode {
  const [shown, watchEnd] = useGrowingCount();
  const isPrinting = useIsPrinting();
  const actions = columns.filter(({ isAction = false }) => isAction);
  const drawn = isPrinting ? rows : rows.slice(0, shown);
  return (
    <ul aria-label={label} className={styles.cards}>
      {drawn.map((row, index) => {
        const key = rowKey(row);
        const isSelected = choice.isSelected(key);
        const face = (
          <Face href={rowHref?.(row)} isInBox={actions.length > 0} isSelected={isSelected}>
            {card?.(row) ?? <Facts row={row} columns={columns} />}
          </Face>
        );
        return (
          <li
            key={key}
            className={styles.line}
            aria-setsize={rows.length}
            aria-posinset={index + 1}
            ref={index === shown - 1 && shown < rows.length ? watchEnd : null}
          >
            {selection && isSelecting && (
              <Tick
                label={selection.rowLabel(row)}
                refusal={selection.refusalOf?.(row)}
                state={isSelected ? 'all' : 'none'}
                onToggle={(event) => choice.toggle(key, event)}
              />
            )}
            {actions.length === 0 ? (
              face
            ) : (
              <div className={styles.box}>
                {face}
                <Actions row={row} columns={actions} />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
