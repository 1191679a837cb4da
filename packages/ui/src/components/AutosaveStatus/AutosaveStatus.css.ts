import { css } from '../../internal/css.ts';
import { text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

export const status = css({
  ...text.small,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  color: vars.color.textSubtle,
});
export const icon = css({
  flexShrink: 0,
  selectors: {
    '[data-state="saved"] > &': { color: vars.color.success },
    '[data-state="error"] > &, [data-state="offline"] > &': { color: vars.color.warning },
  },
});
