import { recipe } from '@vanilla-extract/recipes';
import { css } from '../../internal/css.ts';

export const options = recipe({
  base: css({ display: 'flex', columnGap: 24, rowGap: 4, flexWrap: 'wrap' }),
  variants: {
    inline: { true: css({}), false: css({ flexDirection: 'column' }) },
    // Under the first box for all, the options align with its words.
    under: { true: css({ paddingInlineStart: 30, marginBlockStart: 4 }), false: css({}) },
  },
});
export const option = css({ minInlineSize: 0 });
