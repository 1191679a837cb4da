import { globalStyle } from '@vanilla-extract/css';
import { css } from '../../internal/css.ts';

export const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 12 });
export const fields = css({ flex: '1 1 20rem', minInlineSize: 0, display: 'flex', flexWrap: 'wrap', gap: 12 });
// As many per row as fit; a field is as wide as its row gives.
globalStyle(`${fields} > *`, { flex: '1 1 14rem', minInlineSize: 0, inlineSize: 'auto' });
