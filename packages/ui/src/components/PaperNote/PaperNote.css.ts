import { css } from '../../internal/css.ts';
import { text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

export const note = css({
  ...text.small,
  display: 'none',
  color: vars.color.textSubtle,
  borderBlockStart: `1px solid ${vars.color.border}`,
  paddingBlockStart: 8,
  '@media': { print: { display: 'block' } },
});
