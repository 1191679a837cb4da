import type { ReactNode } from 'react';
import { mark, wordmark } from './Wordmark.css.ts';

const HEIGHTS = { header: 26, display: 42 };

/** The product's mark: an H whose bar is a rail with a node, and its name. */
export function Wordmark({
  name,
  size = 'header',
  tone = 'accent',
}: {
  name: string;
  size?: 'header' | 'display';
  tone?: 'accent' | 'onBlock';
}): ReactNode {
  return (
    <span className={wordmark({ size, tone })}>
      <svg
        className={mark}
        width={HEIGHTS[size]}
        height={HEIGHTS[size]}
        viewBox="0 0 40 40"
        fill="currentColor"
        aria-hidden="true"
      >
        <rect x="4" y="3" width="7" height="34" />
        <rect x="29" y="3" width="7" height="34" />
        <rect x="10" y="18" width="4" height="4" />
        <rect x="26" y="18" width="4" height="4" />
        <circle cx="20" cy="20" r="5.6" fill="none" stroke="currentColor" strokeWidth="3.8" />
      </svg>
      {name}
    </span>
  );
}
