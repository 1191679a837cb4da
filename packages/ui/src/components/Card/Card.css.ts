import { css } from '../../internal/css.ts';
import { focusRing, text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const card = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  padding: 16,
  minInlineSize: 0,
  blockSize: '100%',
  background: color.surface,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.card,
  overflowWrap: 'anywhere',
  transition: `background-color ${vars.duration.fast} ${vars.ease}`,
  selectors: {
    '&:has(h2 [data-hovered], h3 [data-hovered], h4 [data-hovered])': {
      background: color.surfaceHover,
      borderColor: color.accent,
    },
  },
});
export const head = css({ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 12 });
export const title = css({ ...text.h3, minInlineSize: 0 });
// The title's link covers the whole card; other controls stand above it.
export const link = css({
  color: color.accent,
  textDecorationLine: 'none',
  textUnderlineOffset: '0.22em',
  outline: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
    '&[data-hovered]': { textDecorationLine: 'underline' },
    '&[data-focus-visible]::after': { ...focusRing(2), borderRadius: vars.radius.card },
  },
});
export const end = css({ flexShrink: 0 });
export const foot = css({ position: 'relative', marginBlockStart: 'auto', paddingBlockStart: 8, alignSelf: 'start' });
