import type { ReactNode } from 'react';
import { typedRanges } from './typedRanges.ts';
import * as styles from './SearchCommand.css.ts';

/** A text with what was typed underlined in it. */
export function Marked({ text, typed }: { text: string; typed: string }): ReactNode {
  const ranges = typedRanges(text, typed);
  if (ranges.length === 0) return text;
  const parts = ranges.map(([start, end], index) => (
    <span key={start}>
      {text.slice(ranges[index - 1]?.[1] ?? 0, start)}
      <span className={styles.typed}>{text.slice(start, end)}</span>
    </span>
  ));
  return (
    <>
      {parts}
      {text.slice(ranges.at(-1)?.[1])}
    </>
  );
}
