import { css } from '../../internal/css.ts';
import { media } from '../../theme/media.ts';
import { focusRing, text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
export const head = css({ display: 'flex', alignItems: 'center', gap: 4, marginBlockEnd: 8 });
export const month = css({ ...text.h2, flexGrow: 1, selectors: { '&::first-letter': { textTransform: 'uppercase' } } });
export const table = css({ ...text.small, inlineSize: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' });
export const weekday = css({
  blockSize: 32,
  fontWeight: 600,
  color: color.textSubtle,
  textAlign: 'start',
  paddingInline: 6,
  borderBlockEnd: `2px solid ${color.rule}`,
});
export const day = css({
  verticalAlign: 'top',
  blockSize: 96,
  padding: '4px 3px',
  border: `1px solid ${color.border}`,
  selectors: { '&:first-child': { borderInlineStart: 0 }, '&:last-child': { borderInlineEnd: 0 } },
});
export const number = css({
  ...text.small,
  ...text.mono,
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: 24,
  blockSize: 24,
  marginInlineStart: 1,
  borderRadius: vars.radius.control,
  selectors: {
    '&[data-beside]': { color: color.textDisabled },
    '&[aria-current="date"]': { fontWeight: 700, color: color.accent, boxShadow: `inset 0 0 0 2px ${color.accent}` },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[aria-current="date"]': { outline: '2px solid Highlight' } } } },
});
export const entries = css({ display: 'flex', flexDirection: 'column', gap: 2, marginBlockStart: 2 });
const shape = {
  position: 'relative',
  ...text.small,
  display: 'flex',
  columnGap: 6,
  paddingInline: 5,
  paddingBlock: 2,
  borderRadius: vars.radius.control,
  borderInlineStart: `3px solid ${color.accent}`,
  background: color.surfaceSelected,
  color: color.text,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
} as const;
export const entry = css({
  ...shape,
  selectors: {
    '&[data-hovered]': { textDecoration: 'underline' },
    '&[data-focus-visible]': focusRing(1),
  },
  '@media': { [media.forcedColors]: { border: '1px solid LinkText' } },
});
export const time = css({ ...text.mono, flexShrink: 0, color: color.textSubtle });
export const list = css({ borderBlockStart: `2px solid ${color.rule}` });
export const listDay = css({ paddingBlock: 10, borderBlockEnd: `1px solid ${color.border}` });
export const listTitle = css({
  ...text.h3,
  marginBlockEnd: 4,
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
});
export const empty = css({ color: color.textSubtle, paddingBlock: 16 });
