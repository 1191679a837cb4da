import { css } from '../../internal/css.ts';
import { focusRing } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

export const abbreviation = css({
  display: 'inline',
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
  textDecoration: 'underline dotted',
  textDecorationThickness: 1,
  textUnderlineOffset: '0.2em',
  textDecorationColor: vars.color.textSubtle,
  cursor: 'help',
  borderRadius: 2,
  selectors: {
    '&[data-hovered]': { textDecorationColor: 'currentColor' },
    '&[data-focus-visible]': focusRing(2),
  },
});
