import { recipe } from '@vanilla-extract/recipes';
import { css } from '../../internal/css.ts';
import { text } from '../../theme/text.ts';

export const identifier = recipe({
  base: css({ ...text.mono }),
  variants: { long: { true: css({ overflowWrap: 'anywhere' }), false: css({ whiteSpace: 'nowrap' }) } },
});
