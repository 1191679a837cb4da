import { recipe } from '@vanilla-extract/recipes';
import { css } from '../../internal/css.ts';
import { gapVariants } from '../Stack/Stack.css.ts';

const atLeast = (width: string) => css({ gridTemplateColumns: `repeat(auto-fill, minmax(min(${width}, 100%), 1fr))` });

export const grid = recipe({
  base: css({ display: 'grid' }),
  variants: {
    gap: gapVariants,
    cell: { narrow: atLeast('11rem'), regular: atLeast('18rem'), wide: atLeast('24rem') },
  },
});
