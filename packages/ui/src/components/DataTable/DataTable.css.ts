import { fallbackVar, globalStyle } from '@vanilla-extract/css';
import { css } from '../../internal/css.ts';
import { media, z } from '../../theme/media.ts';
import { stickyTop } from '../../theme/stickyTop.css.ts';
import { focusRing, text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
export const table = css({
  ...text.small,
  inlineSize: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  '@media': { [media.stacked]: { display: 'none' } },
});
export const head = css({
  position: 'sticky',
  insetBlockStart: fallbackVar(stickyTop, '0px'),
  zIndex: z.tableHead,
  background: color.canvas,
  blockSize: 36,
  fontWeight: 600,
  color: color.textSubtle,
  textAlign: 'start',
  paddingInline: '0 12px',
  boxShadow: `inset 0 -2px 0 ${color.rule}`,
});
export const sort = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minBlockSize: 32,
  fontWeight: 600,
  cursor: 'pointer',
  selectors: { '&[data-sorted]': { color: color.accent }, '&:focus-visible': focusRing(-2) },
});
export const row = css({
  borderBlockEnd: `1px solid ${color.border}`,
  selectors: { '&:hover': { background: color.surfaceHover } },
});
export const cell = css({
  blockSize: 32,
  paddingInline: '0 12px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // A cut text would cut the ring of its link.
  selectors: { '&:focus-within': { overflow: 'visible' } },
});
// What has the focus is never under the head.
globalStyle(`${cell} a`, { scrollMarginBlockStart: 40 });
export const hideNarrow = css({ '@media': { [media.drawer]: { display: 'none' } } });
export const cards = css({
  display: 'none',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
  gap: 8,
  '@media': { [media.stacked]: { display: 'grid' } },
});
export const card = css({
  display: 'block',
  padding: 12,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.card,
  color: color.text,
  textDecoration: 'none',
  blockSize: '100%',
  selectors: { '&[data-hovered]': { background: color.surfaceHover }, '&[data-focus-visible]': focusRing(2) },
});
