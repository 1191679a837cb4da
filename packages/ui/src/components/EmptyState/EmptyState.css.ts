import { css } from '../../internal/css.ts';
import { vars } from '../../theme/vars.css.ts';

export const empty = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 8,
  paddingBlock: 32,
});
export const icon = css({ color: vars.color.textSubtle });
