import { recipe } from '@vanilla-extract/recipes';
import { css } from '../../internal/css.ts';

const gaps = [0, 4, 8, 12, 16, 20, 22, 24, 28, 32, 36, 40, 48] as const;
export type Space = (typeof gaps)[number];
/** Gap classes on the 4 px grid (22 between fields: tokens, Space). */
export const gapVariants = Object.fromEntries(gaps.map((gap) => [gap, css({ gap })])) as Record<Space, string>;

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
