import { css } from '../../internal/css.ts';

export const area = css({ resize: 'vertical', minBlockSize: 96 });
