import { Children, Fragment, type ReactNode } from 'react';
import * as styles from './wholeNumbers.css.ts';

/** Capitals and figures joined by hyphens or bars, figures last: DH-2026-0012, 366/2021/PRAPIBC-1/01; no date, which is not broken. */
const NUMBER = /((?=[\d/-]*\p{Lu})[\p{Lu}\d][\p{Lu}\d/-]*[-/]\d+)/u;

/** The parts of an electronic address: one that does not fit is broken between them, not within a word. */
const AFTER_PART = /(?<=@|\.(?=\S))/u;

function breakable(words: string): ReactNode {
  if (!words.includes('@')) return words;
  return words.split(AFTER_PART).map((part, at) => (
    // As below, its place is its key.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** Prose whose numbers stand on one line: browsers break at their hyphens; and whose addresses are broken between their parts. Whatever draws words of its caller as prose asks it; elements are left as they are. */
export function wholeNumbers(words: ReactNode): ReactNode {
  if (Array.isArray(words)) return Children.map(words, wholeNumbers);
  if (typeof words !== 'string') return words;
  const parts = words.split(NUMBER);
  if (parts.length === 1) return breakable(words);
  return parts.map((part, at) =>
    at % 2 === 1 ? (
      // The parts of a text have no other key than their place.
      // oxlint-disable-next-line react/no-array-index-key
      <span key={at} className={styles.number}>
        {part}
      </span>
    ) : (
      breakable(part)
    ),
  );
}
