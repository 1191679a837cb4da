import { css } from '../../internal/css.ts';

export const links = css({ display: 'flex', flexWrap: 'wrap', columnGap: 24, rowGap: 8 });
