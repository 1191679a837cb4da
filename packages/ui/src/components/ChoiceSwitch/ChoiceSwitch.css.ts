import { createVar, fallbackVar } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { css } from '../../internal/css.ts';
import { media } from '../../theme/media.ts';
import { focusRing, text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, radius, size } = vars;
const [padding, gap] = [createVar(), createVar()];

export const frame = recipe({
  base: css({ display: 'inline-grid', gridAutoFlow: 'column', maxInlineSize: '100%' }),
  variants: {
    size: {
      small: css({ ...text.small, minBlockSize: size.controlSmall }),
      // Two of them stand side by side on a phone: their height is what a finger needs.
      large: css({ ...text.small, minBlockSize: '3rem', vars: { [padding]: '6px', [gap]: '4px' } }),
    },
    fullWidth: { true: css({ display: 'grid', gridAutoColumns: '1fr' }), false: css({}) },
  },
});
export const choice = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: fallbackVar(gap, '6px'),
  minInlineSize: 0,
  paddingInline: fallbackVar(padding, '12px'),
  marginInlineStart: -1,
  border: `1px solid ${color.borderControl}`,
  background: color.surface,
  color: color.accent,
  fontWeight: 600,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&:first-child': {
      marginInlineStart: 0,
      borderStartStartRadius: radius.control,
      borderEndStartRadius: radius.control,
    },
    '&:last-child': { borderStartEndRadius: radius.control, borderEndEndRadius: radius.control },
    '&:hover': { background: color.surfaceHover },
    '&:has(:checked)': { background: color.accent, borderColor: color.accent, color: color.onAccent, zIndex: 1 },
    '&[data-against]:has(:checked)': {
      background: color.surface,
      borderColor: color.text,
      boxShadow: `inset 0 0 0 1px ${color.text}`,
      color: color.text,
      fontWeight: 700,
    },
    '&:has(:focus-visible)': { ...focusRing(2), zIndex: 2 },
    '&:has(:disabled)': {
      background: color.neutralTint,
      borderColor: color.borderStrong,
      color: color.textDisabled,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&:has(:checked)': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          borderColor: 'Highlight',
          color: 'HighlightText',
        },
        '&[data-against]:has(:checked)': {
          forcedColorAdjust: 'none',
          background: 'Canvas',
          borderColor: 'Highlight',
          boxShadow: 'inset 0 0 0 2px Highlight',
          color: 'CanvasText',
        },
        '&:has(:focus-visible)': { outlineColor: 'Highlight' },
        '&:has(:disabled)': { color: 'GrayText' },
      },
    },
  },
});
// Over the whole choice, so that it is where a reader or a finger looks for it.
export const input = css({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  margin: 0,
  cursor: 'inherit',
  outline: 'none',
});
export const mark = css({ flexShrink: 0 });
