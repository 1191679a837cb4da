import { css } from '../../internal/css.ts';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

export const line = css({
  ...text.small,
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: 12,
});
// A long file name wraps, the figure never does.
export const label = css({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const value = css({ flexShrink: 0, fontVariantNumeric: 'tabular-nums' });
export const track = css({
  blockSize: 6,
  marginBlockStart: 4,
  background: vars.color.neutralTint,
  borderRadius: 3,
  overflow: 'hidden',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
export const bar = css({
  blockSize: '100%',
  background: vars.color.accent,
  '@media': { [media.forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
});
