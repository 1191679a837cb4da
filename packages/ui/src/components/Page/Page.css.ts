import { recipe } from '@vanilla-extract/recipes';
import { css } from '../../internal/css.ts';
import { media } from '../../theme/media.ts';

export const page = recipe({
  base: css({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }),
  variants: {
    rhythm: {
      reading: css({ gap: 28, '@media': { [media.phone]: { gap: 24 } } }),
      list: css({ gap: 12 }),
    },
    width: { full: css({}), text: css({ maxInlineSize: '40rem' }), wide: css({}) },
  },
});
