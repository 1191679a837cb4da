import { css } from '../../internal/css.ts';
import { media } from '../../theme/media.ts';
import { focusRing, text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  columnGap: 24,
  rowGap: 16,
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 16 } },
});
export const item = css({ display: 'flex', borderInlineStart: `2px solid ${color.border}`, paddingInlineStart: 16 });
export const figure = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  minInlineSize: 0,
  minBlockSize: vars.size.control,
  color: color.text,
  textDecoration: 'none',
  selectors: { '&[data-focus-visible]': focusRing(4) },
});
export const value = css({
  ...text.h1,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    'a &': { color: color.accent },
    '[data-tone="warning"] &': { color: color.warning },
    '[data-tone="danger"] &': { color: color.danger },
  },
});
export const label = css({
  ...text.small,
  color: color.textSubtle,
  overflowWrap: 'anywhere',
  textUnderlineOffset: '0.22em',
  selectors: { 'a &': { textDecoration: 'underline' }, '[data-hovered] &': { textDecorationThickness: 2 } },
});
