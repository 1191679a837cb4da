import { css } from '../../internal/css.ts';

export const toolbar = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 });
