import { css } from '../../internal/css.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
export const deadline = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  flexWrap: 'wrap',
  selectors: {
    '&[data-state="soon"]': { color: color.warning, fontWeight: 600 },
    '&[data-state="late"]': { color: color.danger, fontWeight: 600 },
  },
});
export const gauge = css({
  inlineSize: 24,
  blockSize: 4,
  background: color.borderStrong,
  flexShrink: 0,
  forcedColorAdjust: 'none',
});
export const run = css({ display: 'block', blockSize: '100%', background: 'currentColor' });
