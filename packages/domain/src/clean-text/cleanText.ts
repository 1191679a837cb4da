const HIDDEN = /[\p{Cc}\p{Cf}]/gu;

/** A text without its invisible characters, such as those pasted with an address. */
export const withoutHidden = (text: string): string => text.replaceAll(HIDDEN, '');

/** A short text as stored: single spaces, trimmed, no invisible character, NFC (CO5). */
export const cleanText = (typed: string): string =>
  // Tabs and line ends become spaces first, because they also count as invisible. Spaces are merged last: an invisible sign may stand
  // between two, or between a letter and its accent.
  withoutHidden(typed.replaceAll(/\s/g, ' ')).normalize('NFC').replaceAll(/ +/g, ' ').trim();
