import { globalStyle } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { css } from '../../internal/css.ts';
import { control } from '../../internal/Field.css.ts';
import { gapVariants } from '../Stack/Stack.css.ts';

const atLeast = (width: string) => css({ gridTemplateColumns: `repeat(auto-fill, minmax(min(${width}, 100%), 1fr))` });

/** Space between two stacked fields (rules/design#tokens). */
const BETWEEN_FIELDS = 22;

// Label, help, control and fault of the fields of a row are four rows of the grid, without space between them.
const aligned = css({
  marginBlockEnd: -BETWEEN_FIELDS,
  // Doubled: the gap's own class stands in the Stack's file, which a page may load after this one.
  selectors: { '&&': { rowGap: 0 } },
});
globalStyle(`${aligned} > :has(> ${control})`, {
  gridRow: 'span 4',
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginBlockEnd: BETWEEN_FIELDS,
});

export const grid = recipe({
  base: css({ display: 'grid' }),
  variants: {
    gap: gapVariants,
    alignsFields: { true: aligned, false: css({}) },
    cell: { narrow: atLeast('11rem'), regular: atLeast('18rem'), wide: atLeast('24rem') },
  },
});
