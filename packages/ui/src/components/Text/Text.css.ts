import { recipe } from '@vanilla-extract/recipes';
import { css } from '../../internal/css.ts';
import { text as styles } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

export const text = recipe({
  // The lines of what people typed; whether it may wrap stays its parent's.
  base: css({ maxInlineSize: '70ch', whiteSpaceCollapse: 'preserve-breaks' }),
  variants: {
    look: { body: css(styles.body), small: css(styles.small), label: css(styles.label) },
    tone: {
      default: css({}),
      subtle: css({ color: vars.color.textSubtle }),
      danger: css({ color: vars.color.danger }),
      warning: css({ color: vars.color.warning }),
      success: css({ color: vars.color.success }),
    },
    strong: { true: css({ fontWeight: 600 }), false: css({}) },
  },
});
