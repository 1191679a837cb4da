const HIDDEN = /[\p{Cc}\p{Cf}]/gu;

/** A text without the signs that are not shown, such as those pasted with an address. */
export const withoutHidden = (text: string): string => text.replaceAll(HIDDEN, '');

/** A short text as it is kept: one space between words, none around, nothing that is not shown, each letter written in one way (CO5). */
export const cleanText = (typed: string): string =>
  // Tabs and ends of lines are spaces before they are hidden signs; those may stand between two spaces, or a letter and its accent.
  withoutHidden(typed.replaceAll(/\s/g, ' ')).normalize('NFC').replaceAll(/ +/g, ' ').trim();
