import { css } from '../../internal/css.ts';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

export const role = css({
  borderInlineStart: `1px solid ${vars.color.borderStrong}`,
  paddingInlineStart: 12,
  minInlineSize: 0,
});
export const words = css({
  display: 'flex',
  flexDirection: 'column',
  ...text.small,
  lineHeight: '1.125rem',
  minInlineSize: 0,
});
export const name = css({ fontWeight: 650, overflowWrap: 'anywhere' });
export const entite = css({
  color: vars.color.textSubtle,
  maxInlineSize: '16rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const initials = css({
  ...text.small,
  fontWeight: 700,
  inlineSize: 30,
  blockSize: 30,
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radius.control,
  background: vars.color.surfaceSelected,
  color: vars.color.accent,
  '@media': { [media.forcedColors]: { border: '1px solid ButtonText' } },
});
export const person = css({
  ...text.small,
  fontWeight: 600,
  maxInlineSize: '14rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.drawer]: { display: 'none' } },
});
