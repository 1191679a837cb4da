import { recipe } from '@vanilla-extract/recipes';
import { css } from '../../internal/css.ts';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.ts';

export const heading = recipe({
  variants: {
    look: {
      h1: css({ ...text.h1, '@media': { [media.phone]: { fontSize: '1.375rem', lineHeight: '1.75rem' } } }),
      h2Strong: css(text.h2Strong),
      h2: css(text.h2),
      h3: css(text.h3),
    },
  },
});
