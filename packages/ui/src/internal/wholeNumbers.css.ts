import { css } from './css.ts';

export const number = css({ whiteSpace: 'nowrap' });
