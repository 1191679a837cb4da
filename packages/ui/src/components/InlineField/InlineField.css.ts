import { css } from '../../internal/css.ts';

export const shown = css({ display: 'inline-flex', alignItems: 'center', gap: 4, overflowWrap: 'anywhere' });
export const edited = css({ display: 'flex', flexDirection: 'column', gap: 4, minInlineSize: 0 });
export const line = css({ display: 'flex', alignItems: 'center', gap: 4, minInlineSize: 0 });
export const control = css({ flexGrow: 1, minInlineSize: 0 });
