import { css } from '../../internal/css.ts';

// As wide as its keys: what they do has the rest.
export const list = css({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 20 });
export const keys = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 6 });
// Keys pressed together stay together.
export const together = css({ display: 'inline-flex', alignItems: 'center', gap: 6 });
