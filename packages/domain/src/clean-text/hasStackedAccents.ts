/** Most accents that one letter bears in a text that is written to be read (UAX #15, Stream-Safe Text Format). */
const MOST_ACCENTS = 30;
const ACCENT = /\p{M}/u;
// Cleaning takes these out, so that what they part comes together.
const BETWEEN = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;
// Begun at the first of a run alone, so that the time grows with the length.
const STACK = new RegExp(`(?<!\\p{M})\\p{M}{${MOST_ACCENTS + 1}}`, 'u');

/** Whether a letter bears more accents than any writing has: putting them in order takes the square of their number (UAX #15). */
export const hasStackedAccents = (text: string): boolean =>
  text.length > MOST_ACCENTS && ACCENT.test(text) && STACK.test(text.replaceAll(BETWEEN, ''));
