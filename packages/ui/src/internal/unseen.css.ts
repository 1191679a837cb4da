import { css } from './css.ts';
import { hidden } from './hidden.ts';

/** Words that are heard alone. */
export const unseen = css(hidden);
