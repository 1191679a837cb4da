import { recipe } from '@vanilla-extract/recipes';
import { css } from '../../internal/css.ts';
import { media } from '../../theme/media.ts';
import { focusRing } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

export const link = recipe({
  base: css({
    cursor: 'pointer',
    textUnderlineOffset: '0.22em',
    textDecorationThickness: '1px',
    transition: `color ${vars.duration.fast} ${vars.ease}`,
    selectors: { '&[data-focus-visible]': focusRing(2), '&[data-hovered]': { textDecorationThickness: '2px' } },
  }),
  variants: {
    tone: {
      accent: css({ color: vars.color.accent, selectors: { '&[data-hovered]': { color: vars.color.accentHover } } }),
      danger: css({ color: vars.color.danger, fontWeight: 600 }),
      text: css({ color: vars.color.text }),
      inherit: css({ color: 'inherit' }),
    },
    quiet: {
      true: css({
        textDecorationLine: 'none',
        fontWeight: 550,
        selectors: { '&[data-hovered]': { textDecorationLine: 'underline' } },
      }),
      false: css({ textDecorationLine: 'underline' }),
    },
    small: {
      true: css({
        fontSize: '0.875rem',
        lineHeight: '1.25rem',
        // A finger gets 24 px; the padding of words in a line moves nothing.
        '@media': { [media.coarse]: { paddingBlock: 3 } },
      }),
      false: css({}),
    },
    alone: {
      true: css({
        display: 'inline-flex',
        alignItems: 'center',
        minBlockSize: 24,
        overflowWrap: 'anywhere',
        '@media': { [media.coarse]: { minBlockSize: 44 } },
      }),
      false: css({}),
    },
  },
});
