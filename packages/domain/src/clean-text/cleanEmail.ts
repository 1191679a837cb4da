import { withoutHidden } from './cleanText.ts';
import { withoutTwins } from './withoutTwins.ts';

/** An e-mail address as stored: no space around it, no invisible character, plain hyphens and apostrophes; its case stays (V20). */
export const cleanEmail = (typed: string): string =>
  withoutHidden(withoutTwins(typed)).replaceAll('’', "'").normalize('NFC').trim();
