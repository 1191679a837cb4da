import { vars } from '../theme/vars.css.ts';
import { text } from '../theme/text.ts';
import { css } from './css.ts';

const { color } = vars;

/** A key of the keyboard, drawn as one. */
export const kbd = css({
  ...text.small,
  display: 'inline-block',
  fontFamily: vars.font.body,
  fontWeight: 600,
  minInlineSize: 26,
  paddingInline: 6,
  textAlign: 'center',
  background: color.surface,
  color: color.text,
  border: `1px solid ${color.borderControl}`,
  borderRadius: vars.radius.control,
});
