import type { ReactNode } from 'react';
import * as styles from './Wordmark.css.ts';

const HEIGHTS = { header: 26, display: 42 };

const H_WITH_A_NODE = (
  <>
    <path d="M4 3h7v34H4zM29 3h7v34h-7zM10 18h4v4h-4zM26 18h4v4h-4z" />
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
