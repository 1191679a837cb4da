import { css } from '../../internal/css.ts';
import { media } from '../../theme/media.ts';
import { focusRing, text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const box = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  paddingBlock: 3,
  paddingInline: 3,
  selectors: { '&:has(input:focus)': focusRing(1) },
});
export const tags = css({ display: 'contents' });
export const list = css({ display: 'contents' });
export const tag = css({
  ...text.small,
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minInlineSize: 0,
  maxInlineSize: '100%',
  minBlockSize: 32,
  paddingInlineStart: 8,
  borderRadius: vars.radius.control,
  background: color.surfaceSelected,
  color: color.text,
  cursor: 'default',
  outline: 'none',
  selectors: {
    '&:not([data-allows-removing])': { paddingInlineEnd: 8 },
    '[data-readonly] &, [data-disabled] &': { background: color.neutralTint },
    '[data-disabled] &': { color: color.textDisabled },
    '&[data-focus-visible]': focusRing(1),
  },
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' }, [media.coarse]: { minBlockSize: 44 } },
});
// Its parts stand in the box, beside the tags.
export const combo = css({ display: 'contents' });
export const words = css({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const remove = css({
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'stretch',
  flexShrink: 0,
  inlineSize: 28,
  borderRadius: vars.radius.control,
  color: color.textSubtle,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { color: color.accent, background: color.surfaceHover },
    '&[data-focus-visible]': focusRing(-3),
  },
  '@media': { [media.coarse]: { inlineSize: 44 } },
});
export const entry = css({
  ...text.body,
  flex: '1 1 6rem',
  minInlineSize: 0,
  minBlockSize: 32,
  paddingInline: 8,
  paddingBlock: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  outline: 'none',
});
