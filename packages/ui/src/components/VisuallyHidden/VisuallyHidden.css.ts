import { css } from '../../internal/css.ts';
import { hidden } from '../../internal/hidden.ts';

export const visuallyHidden = css(hidden);
