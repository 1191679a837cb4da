import type { ReactNode } from 'react';
import * as styles from './Wordmark.css.ts';

const HEIGHTS = { header: 26, display: 42 };

const H_WITH_A_NODE = (
  <>
    <rect x="4" y="3" width="7" height="34" />
    <rect x="29" y="3" width="7" height="34" />
    <rect x="10" y="18" width="4" height="4" />
    <rect x="26" y="18" width="4" height="4" />
    <circle cx="20" cy="20" r="5.6" fill="none" stroke="currentColor" strokeWidth="3.8" />
  </>
);

/**
 * The product's mark and its name.
 * @since 0.1.0
 */
export function Wordmark({
  name,
  mark = H_WITH_A_NODE,
  size = 'header',
  tone = 'accent',
}: {
  name: string;
  /**
   * Shapes of an SVG, in a square of 40 by 40 and in `currentColor`.
   * @default An H whose bar is a rail with a node.
   */
  mark?: ReactNode;
  size?: 'header' | 'display';
  tone?: 'accent' | 'onBlock';
}): ReactNode {
  return (
    <span className={styles.wordmark({ size, tone })}>
      <svg
        className={styles.mark}
        width={HEIGHTS[size]}
        height={HEIGHTS[size]}
        viewBox="0 0 40 40"
        fill="currentColor"
        aria-hidden="true"
      >
        {mark}
      </svg>
      {name}
    </span>
  );
}
