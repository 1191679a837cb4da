import { CircleAlert, ClockAlert, TrendingDown, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { Gap } from '../../internal/Gap.tsx';
import * as styles from './Figures.css.ts';

export interface FigureItem {
  key: string;
  /** As shown. */
  value: string;
  /** What is counted, such as « en retard ». */
  label: string;
  /** What completes it, after it and smaller, such as « sur 102, 5,9 % ». */
  aside?: string | undefined;
  /** What it is compared with, such as « 104 un an plus tôt ». */
  detail?: string | undefined;
  /** Where it goes since what it is compared with; `isBetter` where less, or more, is clearly better. */
  trend?: { way: 'up' | 'down'; isBetter: boolean } | undefined;
  /** The list that it counts. */
  href?: string | undefined;
  /** Presses, or is past: an icon says it too. @default 'neutral' */
  tone?: 'neutral' | 'warning' | 'danger';
}

const ICONS = { warning: ClockAlert, danger: CircleAlert };
const TRENDS = { up: TrendingUp, down: TrendingDown };

function Words({ value, label, aside, detail, trend, tone = 'neutral' }: Omit<FigureItem, 'key' | 'href'>): ReactNode {
  const Icon = tone === 'neutral' ? undefined : ICONS[tone];
  const Trend = trend && TRENDS[trend.way];
  return (
    <>
      <span className={styles.value}>
        {Icon && <Icon size={20} strokeWidth={2} aria-hidden="true" className={styles.icon} />}
        {value}
        {aside !== undefined && (
          <>
            <Gap />
            <span className={styles.aside}>{aside}</span>
          </>
        )}
      </span>
      <Gap />
      <span className={styles.label}>{label}</span>
      {detail !== undefined && (
        <>
          <Gap />
          <span className={styles.detail} data-better={trend?.isBetter || undefined}>
            {Trend && <Trend size={16} strokeWidth={2} aria-hidden="true" className={styles.trend} />}
            {detail}
          </span>
        </>
      )}
    </>
  );
}

/**
 * A few figures that tell where things stand, each leading to what it counts.
 * @since 0.2.0
 */
export function Figures({
  label,
  items,
  isRuled = false,
}: {
  label: string;
  items: readonly FigureItem[];
  /** Equal cells under a line, the words above their figure: a row across a page. @default false */
  isRuled?: boolean;
}): ReactNode {
  return (
    <ul
      aria-label={label}
      data-ruled={isRuled || undefined}
      data-count={isRuled ? items.length : undefined}
      className={styles.list}
    >
      {items.map(({ key, href, ...item }) => (
        <li key={key} data-tone={item.tone} className={styles.item}>
          {href === undefined ? (
            <span className={styles.figure}>
              <Words {...item} />
            </span>
          ) : (
            <Link href={href} className={styles.figure}>
              <Words {...item} />
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
