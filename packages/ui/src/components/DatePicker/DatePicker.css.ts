import { css } from '../../internal/css.ts';
import { media, z } from '../../theme/media.ts';
import { focusRing, text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const group = css({
  display: 'flex',
  alignItems: 'center',
  paddingBlock: 0,
  paddingInlineEnd: 0,
  // As high as the other fields, whatever its button.
  maxBlockSize: vars.size.control,
  maxInlineSize: 200,
  selectors: { '&[data-focus-within]': focusRing(1) },
});
export const segments = css({ display: 'flex', flexGrow: 1, ...text.mono });
export const segment = css({
  paddingInline: 1,
  borderRadius: 2,
  outline: 'none',
  selectors: {
    '&[data-focused]': { background: color.accent, color: color.onAccent },
    '&[data-placeholder]': { color: color.textDisabled },
    '&[data-focused][data-placeholder]': { color: color.onAccent },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      selectors: { '&[data-focused]': { background: 'Highlight', color: 'HighlightText' } },
    },
  },
});
export const popover = css({
  zIndex: z.menu,
  background: color.surfaceRaised,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.raised,
  padding: 12,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
export const head = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', marginBlockEnd: 4 });
export const month = css({ ...text.h3, textTransform: 'lowercase' });
export const weekday = css({ ...text.small, fontWeight: 600, color: color.textSubtle, inlineSize: 38 });
export const cell = css({
  ...text.mono,
  inlineSize: 38,
  blockSize: 36,
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: color.surfaceHover },
    '&[data-selected]': { background: color.accent, color: color.onAccent },
    '&[data-today]': { boxShadow: `inset 0 0 0 1px ${color.accent}` },
    '&[data-disabled], &[data-unavailable]': {
      color: color.textDisabled,
      textDecoration: 'line-through',
      cursor: 'not-allowed',
    },
    '&[data-outside-month]': { color: color.textDisabled, textDecoration: 'none', cursor: 'default' },
    '&[data-focus-visible]': focusRing(2),
  },
});
