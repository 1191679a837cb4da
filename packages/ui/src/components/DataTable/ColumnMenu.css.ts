import { css } from '../../internal/css.ts';
import { media, z } from '../../theme/media.ts';
import { text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
export const popover = css({
  zIndex: z.menu,
  minInlineSize: 200,
  maxInlineSize: '90vw',
  background: color.surfaceRaised,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.raised,
  paddingBlock: 4,
  outline: 'none',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
export const list = css({ outline: 'none' });
export const item = css({
  ...text.small,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minBlockSize: 36,
  paddingInline: 12,
  paddingBlock: 6,
  cursor: 'pointer',
  outline: 'none',
  overflowWrap: 'anywhere',
  borderInlineStart: '3px solid transparent',
  selectors: {
    '&[data-focused], &[data-hovered]': { background: color.surfaceHover, borderInlineStartColor: color.accent },
  },
  '@media': {
    [media.coarse]: { minBlockSize: 44 },
    [media.forcedColors]: {
      borderInlineStartColor: 'Canvas',
      selectors: { '&[data-focused]': { borderInlineStartColor: 'Highlight' } },
    },
  },
});
export const mark = css({
  inlineSize: 18,
  blockSize: 18,
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  border: `1px solid ${color.borderControl}`,
  borderRadius: vars.radius.control,
  color: color.onAccent,
  selectors: { '[data-selected] > &': { background: color.accent, borderColor: color.accent } },
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
});
