import { recipe } from '@vanilla-extract/recipes';
import { css } from '../../internal/css.ts';
import { media, z } from '../../theme/media.ts';
import { text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const trigger = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  cursor: 'pointer',
  textAlign: 'start',
});
export const value = recipe({
  base: css({ minInlineSize: 0, selectors: { '&[data-placeholder]': { color: color.textDisabled } } }),
  variants: {
    size: {
      regular: css({ overflowWrap: 'anywhere' }),
      // In a row of filters every control stays on one line.
      small: css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
    },
  },
});
export const chevron = css({ flexShrink: 0, color: color.textSubtle });
export const popover = css({
  zIndex: z.menu,
  minInlineSize: 'min(var(--trigger-width), 90vw)',
  maxInlineSize: '90vw',
  maxBlockSize: 320,
  overflow: 'auto',
  background: color.surfaceRaised,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.raised,
  paddingBlock: 4,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
export const option = css({
  ...text.body,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 36,
  paddingInline: 12,
  paddingBlock: 6,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  outline: 'none',
  borderInlineStart: '3px solid transparent',
  selectors: {
    '&[data-focused], &[data-hovered]': { background: color.surfaceHover, borderInlineStartColor: color.accent },
    '&[data-selected]': { color: color.accent, fontWeight: 650 },
  },
  '@media': {
    [media.forcedColors]: {
      borderInlineStartColor: 'Canvas',
      selectors: { '&[data-focused]': { borderInlineStartColor: 'Highlight' } },
    },
  },
});
export const check = css({ flexShrink: 0, inlineSize: 16 });
