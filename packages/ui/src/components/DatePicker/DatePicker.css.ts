import { recipe } from '@vanilla-extract/recipes';
import { css } from '../../internal/css.ts';
import { media } from '../../theme/media.ts';
import { focusRing, text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const group = recipe({
  base: css({
    display: 'flex',
    alignItems: 'center',
    paddingBlock: 0,
    // As high as the other fields, despite its button.
    maxBlockSize: vars.size.control,
    selectors: {
      '&[data-focus-within]': focusRing(1),
      // The button that ends it stands to its edge; a day that is only read has none.
      '&:not([data-readonly])': { paddingInlineEnd: 0 },
    },
  }),
  variants: {
    days: {
      one: css({ maxInlineSize: 200 }),
      two: css({
        maxInlineSize: 340,
        // Large letters in a small window: one day under the other.
        maxBlockSize: 'none',
        '@media': { [media.phone]: { paddingBlock: 4 } },
      }),
    },
  },
});
export const ends = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 8, flexGrow: 1 });
export const segments = css({ display: 'flex', flexGrow: 1, ...text.mono });
export const end = css({ display: 'flex', ...text.mono });
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
      selectors: {
        '&[data-focused], &[data-focused][data-placeholder]': { background: 'Highlight', color: 'HighlightText' },
        '&[data-placeholder]': { color: 'CanvasText' },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
});
