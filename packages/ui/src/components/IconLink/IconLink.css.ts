import { css } from '../../internal/css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const holder = css({ position: 'relative', display: 'inline-flex' });
export const count = css({
  position: 'absolute',
  insetBlockStart: -2,
  insetInlineEnd: -2,
  minInlineSize: 18,
  blockSize: 18,
  paddingInline: 4,
  display: 'grid',
  placeItems: 'center',
  borderRadius: 9,
  background: vars.color.dangerFill,
  color: vars.color.onDanger,
  fontSize: '0.75rem',
  lineHeight: 1,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
  '@media': { [media.forcedColors]: { border: '1px solid ButtonText' } },
});
