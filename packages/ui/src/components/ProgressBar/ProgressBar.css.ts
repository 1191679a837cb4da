import { css } from '../../internal/css.ts';
import { text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

export const line = css({ ...text.small, display: 'flex', justifyContent: 'space-between', gap: 12 });
export const track = css({
  blockSize: 6,
  marginBlockStart: 4,
  background: vars.color.neutralTint,
  borderRadius: 3,
  overflow: 'hidden',
});
export const bar = css({ blockSize: '100%', background: vars.color.accent, forcedColorAdjust: 'none' });
