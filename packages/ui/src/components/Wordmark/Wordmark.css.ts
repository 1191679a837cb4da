import { recipe } from '@vanilla-extract/recipes';
import { css } from '../../internal/css.ts';
import { vars } from '../../theme/vars.css.ts';

export const wordmark = recipe({
  base: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 9,
    fontWeight: 760,
    letterSpacing: '-0.035em',
    lineHeight: 1,
    // Otherwise the line keeps room for descenders, and the mark stands too high.
    verticalAlign: 'top',
  }),
  variants: {
    tone: { accent: css({ color: vars.color.accent }), onBlock: css({ color: vars.color.onBlock }) },
    size: { header: css({ fontSize: '1.375rem' }), display: css({ fontSize: '2.25rem' }) },
  },
});

export const mark = css({ flexShrink: 0 });
