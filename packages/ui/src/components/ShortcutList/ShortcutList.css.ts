import { css } from '../../internal/css.ts';

export const keys = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 6 });
// Keys pressed together stay together.
export const together = css({ display: 'inline-flex', alignItems: 'center', gap: 6 });
