import { Children, Fragment, type ReactNode } from 'react';
import * as styles from './wholeNumbers.css.ts';

/** Capitals and figures joined by hyphens or bars, figures last: DH-2026-0012, 366/2021/PRAPIBC-1/01; no date, which is not broken. */
const NUMBER = /((?=[\d/-]*\p{Lu})[\p{Lu}\d][\p{Lu}\d/-]*[-/]\d+(?![\p{L}\d]))/u;

/** A count before what it counts: a small figure, or one in groups of three, and a short word. */
const COUNTED = /(?<![\p{L}\d/.,:-])(\d{1,3}(?:[\u202F\u00A0]\d{3})*) (?=\p{Ll}{2,12}(?!\p{L}))/gu;

/** The parts of an electronic address: one longer than a line is broken between them, not within a word. */
const AFTER_PART = /(?<=@|\.(?=\S))/u;

/** Letters that fit on the line of a phone: up to there an address goes to the next line whole. */
const ON_A_LINE = 32;

/** Marks a place to break at; no text holds it. */
const BREAK = '\uE000';

const broken = (address: string): string =>
  address.length > ON_A_LINE ? address.split(AFTER_PART).join(BREAK) : address;

function breakable(given: string): ReactNode {
  const words = given.replaceAll(COUNTED, '$1\u00A0').replaceAll(/\S+@\S+/gu, broken);
  if (!words.includes(BREAK)) return words;
  return words.split(BREAK).map((part, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- as below, its place is its key
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** Prose whose numbers stand on one line, with what they count: browsers break at their hyphens; and whose long addresses are broken between their parts. Whatever draws words of its caller as prose asks it; elements are left as they are. */
export function wholeNumbers(words: ReactNode): ReactNode {
  if (Array.isArray(words)) return Children.map(words, wholeNumbers);
  if (typeof words !== 'string') return words;
  const parts = words.split(NUMBER);
  if (parts.length === 1) return breakable(words);
  return parts.map((part, at) =>
    at % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no other key than their place
      <span key={at} className={styles.number}>
        {part}
      </span>
    ) : (
      breakable(part)
    ),
  );
}
