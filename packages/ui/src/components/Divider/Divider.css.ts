import { recipe } from '@vanilla-extract/recipes';
import { css } from '../../internal/css.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const divider = recipe({
  base: css({ border: 0, margin: 0, flexShrink: 0 }),
  variants: {
    look: { hairline: css({ borderColor: color.border }), strong: css({ borderColor: color.borderStrong }) },
    orientation: {
      horizontal: css({ inlineSize: '100%', borderBlockStartWidth: 1, borderBlockStartStyle: 'solid' }),
      vertical: css({ alignSelf: 'stretch', borderInlineStartWidth: 1, borderInlineStartStyle: 'solid' }),
    },
  },
});
