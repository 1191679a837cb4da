import { recipe } from '@vanilla-extract/recipes';
import { css } from '../../internal/css.ts';
import { type Space, SPACES } from '../../theme/space.ts';

/** Gap classes on the 4 px grid (22 between fields: tokens, Space). */
export const gapVariants = Object.fromEntries(SPACES.map((gap) => [gap, css({ gap })])) as Record<Space, string>;

export const stack = recipe({
  base: css({ display: 'flex', flexDirection: 'column' }),
  variants: {
    gap: gapVariants,
    align: {
      stretch: css({ alignItems: 'stretch' }),
      start: css({ alignItems: 'flex-start' }),
      center: css({ alignItems: 'center' }),
    },
  },
  defaultVariants: { gap: 16, align: 'stretch' },
});
