import { recipe } from '@vanilla-extract/recipes';
import { css } from '../../internal/css.ts';
import { gapVariants } from '../Stack/Stack.css.ts';

export const inline = recipe({
  base: css({ display: 'flex', minInlineSize: 0 }),
  variants: {
    gap: gapVariants,
    align: {
      start: css({ alignItems: 'flex-start' }),
      center: css({ alignItems: 'center' }),
      baseline: css({ alignItems: 'baseline' }),
      end: css({ alignItems: 'flex-end' }),
    },
    justify: {
      start: css({}),
      between: css({ justifyContent: 'space-between' }),
      end: css({ justifyContent: 'flex-end' }),
    },
    wrap: { true: css({ flexWrap: 'wrap' }), false: css({}) },
  },
});
