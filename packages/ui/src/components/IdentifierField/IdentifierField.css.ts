import { css } from '../../internal/css.ts';
import { text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

export const line = css({
  ...text.small,
  display: 'flex',
  gap: 6,
  marginBlockStart: 4,
  minBlockSize: 20,
  color: vars.color.textSubtle,
  selectors: {
    '&[data-tone="success"]': { color: vars.color.success },
    '&[data-tone="warning"]': { color: vars.color.warning },
  },
});
export const icon = css({ flexShrink: 0, marginBlockStart: 2 });
