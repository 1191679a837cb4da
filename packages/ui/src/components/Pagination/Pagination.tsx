import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-aria-components/Link';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Pagination.css.ts';

export interface PaginationProps {
  /** From 1. */
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
  /** Name of the navigation. */
  label: string;
  /** Such as « 1–15 sur 43 demandes ». */
  summary: string;
  /** Such as « Page 2 »: the name of its link, and said aloud with the summary once it is shown. */
  pageLabel: (page: number) => string;
  previousLabel: string;
  nextLabel: string;
}

/** The first page, the last, the current one and its neighbours; `null` marks a gap. */
export function pagesAround(page: number, pageCount: number): (number | null)[] {
  const shown = [1, page - 1, page, page + 1, pageCount].filter((one) => one >= 1 && one <= pageCount);
  const sorted = [...new Set(shown)].toSorted((a, b) => a - b);
  return sorted.flatMap((one, index) => (index > 0 && one - (sorted[index - 1] ?? 0) > 1 ? [null, one] : [one]));
}

/**
 * Links to the pages of a list.
 * @since 0.1.0
 */
export function Pagination({
  page,
  pageCount,
  hrefOf,
  label,
  summary,
  pageLabel,
  previousLabel,
  nextLabel,
}: PaginationProps): ReactNode {
  const [shown, setShown] = useState({ page, isTurned: false });
  if (shown.page !== page) setShown({ page, isTurned: true });
  return (
    <div className={styles.pager}>
      <VisuallyHidden>
        {/* The page that one arrives on is read: only one that takes its place is told. */}
        <span role="status">{shown.isTurned && `${pageLabel(page)}, ${summary}`}</span>
      </VisuallyHidden>
      <span className={styles.summary} data-beside={pageCount > 1 || undefined}>
        {summary}
      </span>
      {pageCount > 1 && (
        <nav aria-label={label} className={styles.list}>
          <Link className={styles.page} isDisabled={page <= 1} {...(page > 1 ? { href: hrefOf(page - 1) } : {})}>
            <ChevronLeft size={16} aria-hidden="true" />
            <span className={styles.previous}>{previousLabel}</span>
          </Link>
          {pagesAround(page, pageCount).map((one, index) =>
            one === null ? (
              <span key={`gap-${index === 1 ? 'start' : 'end'}`} className={styles.far}>
                …
              </span>
            ) : (
              <Link
                key={one}
                href={hrefOf(one)}
                aria-label={pageLabel(one)}
                className={Math.abs(one - page) > 1 ? `${styles.page} ${styles.far}` : styles.page}
                {...(one === page ? { 'aria-current': 'page' } : {})}
              >
                {one}
              </Link>
            ),
          )}
          <Link
            className={styles.page}
            isDisabled={page >= pageCount}
            {...(page < pageCount ? { href: hrefOf(page + 1) } : {})}
          >
            {nextLabel}
            <ChevronRight size={16} aria-hidden="true" />
          </Link>
        </nav>
      )}
    </div>
  );
}
