import { cleanText } from './cleanText.ts';
import { withoutTwins } from './withoutTwins.ts';

/** A name, a line of an address or a town as stored: a short text with plain hyphens and apostrophes (CO5). */
export const cleanName = (typed: string): string => cleanText(withoutTwins(typed));
