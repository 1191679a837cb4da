import { css } from '../../internal/css.ts';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const list = css({ margin: 0 });
export const row = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '150px minmax(0, 1fr) auto',
  columnGap: 10,
  alignItems: 'baseline',
  minBlockSize: 36,
  paddingInline: 8,
  paddingBlock: 5,
  borderBlockEnd: `1px solid ${color.border}`,
  scrollMarginBlock: 48,
  selectors: {
    '&:hover, &:focus-within': { background: color.surfaceHover },
    '&[data-selected]': { background: color.surfaceSelected, outline: `1px solid ${color.accent}`, outlineOffset: -1 },
  },
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const term = css({
  ...text.small,
  color: color.textSubtle,
  '@media': { [media.phone]: { gridColumn: '1 / -1' } },
});
export const value = css({ margin: 0, fontWeight: 600, minInlineSize: 0, overflowWrap: 'anywhere' });
// Seen on hover and on focus, over the end of the line; in its own place where nothing hovers.
export const action = css({
  margin: 0,
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockStart: 2,
  background: color.surfaceHover,
  opacity: 0,
  selectors: { [`${row}:hover &, ${row}:focus-within &`]: { opacity: 1 } },
  '@media': {
    '(hover: none)': { position: 'static', background: 'transparent', opacity: 1, marginBlock: -4 },
    [media.forcedColors]: { opacity: 1 },
  },
});
export const below = css({
  margin: 0,
  gridColumn: '2 / -1',
  paddingBlockStart: 2,
  '@media': { [media.phone]: { gridColumn: '1 / -1' } },
});
export const opened = css({
  margin: 0,
  gridColumn: '1 / -1',
  marginInline: -8,
  marginBlock: '5px -6px',
  padding: 12,
  background: color.surface,
  border: `1px solid ${color.accent}`,
  borderRadius: vars.radius.control,
});
