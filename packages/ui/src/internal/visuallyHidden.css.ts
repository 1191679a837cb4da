import { css } from './css.ts';
import { hidden } from './hidden.ts';

export const visuallyHidden = css(hidden);
