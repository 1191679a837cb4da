import { globalStyle } from '@vanilla-extract/css';
import { css } from '../../internal/css.ts';
import { raised, rising } from '../../internal/floating.ts';
import { media, z } from '../../theme/media.ts';
import { focusRing, text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
export const trigger = css({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minBlockSize: vars.size.control,
  maxInlineSize: '100%',
  paddingInline: 6,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  textAlign: 'start',
  selectors: { '&[data-hovered]': { background: color.surfaceHover }, '&[data-focus-visible]': focusRing(2) },
  '@media': { print: { display: 'none' } },
});
export const shown = css({ display: 'flex', alignItems: 'center', gap: 10, minInlineSize: 0 });
globalStyle(`${shown} > svg`, { flexShrink: 0 });
export const popover = css({
  ...raised,
  ...rising,
  zIndex: z.menu,
  minInlineSize: 220,
  maxInlineSize: 'min(24rem, 100vw - 24px)',
  borderRadius: vars.radius.control,
  paddingBlock: 4,
  // More choices than the screen holds: they scroll.
  overflowY: 'auto',
});
export const list = css({ outline: 'none' });
export const item = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 12,
  alignItems: 'center',
  minBlockSize: 44,
  paddingInline: 14,
  cursor: 'pointer',
  outline: 'none',
  color: color.text,
  textDecoration: 'none',
  borderInlineStart: '3px solid transparent',
  selectors: {
    '&[data-focused], &[data-hovered]': { background: color.surfaceHover, borderInlineStartColor: color.accent },
    '&[aria-current]': { color: color.accent, fontWeight: 650 },
  },
  '@media': {
    [media.forcedColors]: {
      borderInlineStartColor: 'Canvas',
      selectors: { '&[data-focused]': { borderInlineStartColor: 'Highlight' } },
    },
  },
});
export const words = css({
  display: 'flex',
  flexDirection: 'column',
  paddingBlock: 2,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const description = css({ ...text.small, color: color.textSubtle, fontWeight: 400 });
