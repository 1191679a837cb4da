import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../Link/Link.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { ChartRow } from './ChartData.ts';
import * as styles from './Lines.css.ts';

/** Lines under each other; what they draw is hidden from who listens, who hears their links with what they count. */
export function Lines({
  label,
  rows,
  isEndless = false,
  children,
}: {
  label: string;
  rows: readonly ChartRow[];
  isEndless?: boolean;
  children: ReactNode;
}): ReactNode {
  const isHeard = rows.some(({ href }) => href !== undefined);
  return (
    <ul
      {...(isHeard ? { 'aria-label': label } : { 'aria-hidden': true })}
      data-endless={isEndless || undefined}
      className={styles.list}
    >
      {children}
    </ul>
  );
}

/** How many of a line are late, by icon and words. */
export function Late({ late, words }: { late: number | null; words: string }): ReactNode {
  if (late === 0) return words;
  return (
    <span className={styles.late}>
      <CircleAlert size={16} strokeWidth={2} aria-hidden="true" />
      {words}
    </span>
  );
}

/** One line: its name, what is drawn, and what is said at its end. */
export function Line({
  row,
  said,
  end,
  isRuled = false,
  isBeside = false,
  children,
}: {
  row: ChartRow;
  /** Heard after the name of its link. */
  said: string;
  end?: ReactNode;
  isRuled?: boolean;
  isBeside?: boolean;
  children: ReactNode;
}): ReactNode {
  return (
    <li
      className={styles.line}
      data-ruled={isRuled || undefined}
      data-beside={isBeside || undefined}
      data-current={row.isCurrent || undefined}
    >
      <span className={styles.name}>
        {row.href === undefined ? (
          row.label
        ) : (
          <Link href={row.href} isSmall {...(row.isCurrent === true ? { 'aria-current': 'page' as const } : {})}>
            {row.label}
            <VisuallyHidden isAside>{said}</VisuallyHidden>
          </Link>
        )}
      </span>
      {children}
      {end !== undefined && (
        <span aria-hidden="true" className={styles.end}>
          {end}
        </span>
      )}
    </li>
  );
}
