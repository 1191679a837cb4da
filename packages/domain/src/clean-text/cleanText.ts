// Signs that show nothing. Controls of the upper half are none: they are letters of a file that was read wrongly, which has to be seen.
const HIDDEN = /[[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]--[\x80-\x9F]]/gv;

/** A text without its invisible characters, such as those pasted with an address. */
export const withoutHidden = (text: string): string => text.replaceAll(HIDDEN, '');

/** A short text as stored: single spaces, trimmed, no invisible character, NFC (CO5). */
export const cleanText = (typed: string): string =>
  // Tabs and line ends become spaces first, because they also count as invisible; a byte order mark is no space. Spaces are merged last: an
  // invisible sign may stand between two, or between a letter and its accent.
  withoutHidden(typed.replaceAll(/[^\S\uFEFF]/g, ' '))
    .normalize('NFC')
    .replaceAll(/ +/g, ' ')
    .trim();
