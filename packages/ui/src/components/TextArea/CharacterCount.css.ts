import { css } from '../../internal/css.ts';
import { text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

export const count = css({
  ...text.small,
  // Changing figures do not push each other.
  fontVariantNumeric: 'tabular-nums',
  position: 'relative',
  // Hidden text takes a pixel, which would widen a narrow page.
  overflow: 'clip',
  marginBlockStart: 4,
  textAlign: 'end',
  color: vars.color.textSubtle,
  selectors: { '&[data-over]': { color: vars.color.danger, fontWeight: 600 } },
});
