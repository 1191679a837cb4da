import { css } from '../../internal/css.ts';
import { media } from '../../theme/media.ts';
import { focusRing, text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const list = css({ listStyle: 'none', padding: 0, borderBlockStart: `2px solid ${color.rule}` });
export const line = css({
  borderBlockEnd: `1px solid ${color.border}`,
  selectors: {
    // Beside the line, so that those under one's own name keep their place.
    '&[data-acting]': { boxShadow: `-12px 0 0 ${color.surface}, -15px 0 0 ${color.impersonation}` },
  },
});
export const entry = css({
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 232px) minmax(0, 1fr) 44px',
  columnGap: 20,
  rowGap: 4,
  paddingBlock: 12,
  selectors: { '&[data-expanded]': { background: color.surfaceHover } },
  '@media': {
    [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr) 44px' },
    print: { breakInside: 'avoid' },
  },
});
export const when = css({
  ...text.small,
  fontFamily: vars.font.mono,
  '@media': { [media.stacked]: { gridColumn: 1, gridRow: 1 } },
});
export const time = css({ color: color.textSubtle });
export const who = css({ minInlineSize: 0, '@media': { [media.stacked]: { gridColumn: 1 } } });
export const what = css({ minInlineSize: 0, '@media': { [media.stacked]: { gridColumn: '1 / -1' } } });
export const name = css({ fontWeight: 600, overflowWrap: 'anywhere' });
export const detail = css({ ...text.small, color: color.textSubtle, overflowWrap: 'anywhere' });
export const acting = css({
  ...text.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  marginBlockStart: 2,
  paddingInline: 6,
  paddingBlock: 2,
  borderRadius: vars.radius.control,
  background: color.impersonation,
  color: color.onImpersonation,
  fontWeight: 600,
});
export const change = css({ ...text.small, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 8 });
// Open, the table says it.
export const summary = css({ selectors: { '[data-expanded] &': { display: 'none' } } });
export const before = css({ color: color.textSubtle, overflowWrap: 'anywhere' });
export const after = css({ fontWeight: 600, overflowWrap: 'anywhere' });
export const arrow = css({ flexShrink: 0, color: color.textSubtle });
export const panel = css({ overflowX: 'auto' });
export const table = css({
  ...text.small,
  inlineSize: '100%',
  maxInlineSize: 720,
  marginBlock: 8,
  border: `1px solid ${color.border}`,
  borderCollapse: 'collapse',
  background: color.surface,
});
export const cell = css({
  padding: '6px 12px',
  borderBlockStart: `1px solid ${color.border}`,
  textAlign: 'start',
  verticalAlign: 'top',
  selectors: { 'th&': { fontWeight: 600 } },
});
export const open = css({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 44,
  blockSize: 44,
  borderRadius: vars.radius.control,
  color: color.accent,
  cursor: 'pointer',
  selectors: { '&[data-focus-visible]': focusRing(2), '&[data-hovered]': { background: color.surfaceHover } },
  '@media': { [media.stacked]: { gridColumn: 2, gridRow: '1 / 3' }, print: { display: 'none' } },
});
export const chevron = css({
  transition: `transform ${vars.duration.fast} ${vars.ease}`,
  selectors: { '[data-expanded] &': { transform: 'rotate(180deg)' } },
});
