import { recipe } from '@vanilla-extract/recipes';
import { css } from '../../internal/css.ts';
import { media } from '../../theme/media.ts';

export const group = recipe({
  base: css({ display: 'flex', flexWrap: 'wrap', gap: 12 }),
  variants: {
    align: { start: css({}), end: css({ justifyContent: 'flex-end' }) },
    // The most important comes last in reading order and, when stacked, on top (rules/design#dialogs).
    stacks: {
      true: css({
        // It takes its line, also beside the title of a page.
        '@media': { [media.phone]: { flexDirection: 'column-reverse', alignItems: 'stretch', inlineSize: '100%' } },
      }),
      false: css({}),
    },
  },
});
