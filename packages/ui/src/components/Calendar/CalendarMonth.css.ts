import { css } from '../../internal/css.ts';
import { media, z } from '../../theme/media.ts';
import { focusRing, text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const popover = css({
  zIndex: z.menu,
  maxInlineSize: '100vw',
  overflow: 'auto',
  background: color.surfaceRaised,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.raised,
  padding: 12,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
export const calendar = css({ inlineSize: 'fit-content', maxInlineSize: '100%' });
export const head = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', marginBlockEnd: 4 });
export const month = css({ ...text.h3, textTransform: 'lowercase' });
export const grid = css({ borderCollapse: 'collapse' });
export const weekday = css({ ...text.small, fontWeight: 600, color: color.textSubtle, inlineSize: 38 });
export const cell = css({
  ...text.mono,
  inlineSize: 38,
  blockSize: 36,
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: color.surfaceHover },
    '&[data-selected]': { background: color.accent, color: color.onAccent },
    // Between the two ends of a range the days are tinted; alone or at an end they are filled.
    '[data-selection-type="range"] &[data-selected]:not([data-selection-start], [data-selection-end])': {
      background: color.surfaceSelected,
      color: color.text,
      borderRadius: 0,
    },
    '&[data-invalid][data-selected]': { background: color.dangerFill, color: color.onDanger },
    '&[data-today]': { boxShadow: `inset 0 0 0 1px ${color.accent}` },
    '&[data-today][data-selected]': { boxShadow: `inset 0 0 0 1px ${color.accent}, inset 0 0 0 2px ${color.onAccent}` },
    '&[data-disabled], &[data-unavailable]': {
      color: color.textDisabled,
      textDecoration: 'line-through',
      cursor: 'not-allowed',
    },
    '&[data-outside-month]': { color: color.textDisabled, textDecoration: 'none', cursor: 'default' },
    '&[data-focus-visible]': focusRing(-3),
    '&[data-focus-visible][data-selected]': { outlineColor: color.onAccent },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      color: 'CanvasText',
      background: 'Canvas',
      selectors: {
        '&[data-selected]': { background: 'Highlight', color: 'HighlightText' },
        '&[data-today]': { boxShadow: 'inset 0 0 0 1px CanvasText' },
        '&[data-disabled], &[data-unavailable], &[data-outside-month]': { color: 'GrayText' },
        '&[data-focus-visible]': { outlineColor: 'CanvasText' },
        '&[data-focus-visible][data-selected]': { outlineColor: 'HighlightText' },
      },
    },
  },
});
