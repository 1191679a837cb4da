import { CircleAlert, ClockAlert } from 'lucide-react';
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
  /** What it is compared with, such as « 104 un an plus tôt ». */
  detail?: string;
  /** The list that it counts. */
  href?: string;
  /** Presses, or is past: an icon says it too. @default 'neutral' */
  tone?: 'neutral' | 'warning' | 'danger';
}

const ICONS = { warning: ClockAlert, danger: CircleAlert };

function Words({ value, label, detail, tone = 'neutral' }: Omit<FigureItem, 'key' | 'href'>): ReactNode {
  const Icon = tone === 'neutral' ? undefined : ICONS[tone];
  return (
    <>
      <span className={styles.value}>
        {Icon && <Icon size={20} strokeWidth={2} aria-hidden="true" />}
        {value}
      </span>
      <Gap />
      <span className={styles.label}>{label}</span>
      {detail !== undefined && (
        <>
          <Gap />
          <span className={styles.detail}>{detail}</span>
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
    <ul aria-label={label} data-ruled={isRuled || undefined} className={styles.list}>
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
