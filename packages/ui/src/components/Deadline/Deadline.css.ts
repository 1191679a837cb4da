import { css } from '../../internal/css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
export const deadline = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  flexWrap: 'wrap',
  verticalAlign: 'bottom',
  selectors: {
    '&[data-state="soon"]': { color: color.warning, fontWeight: 600 },
    '&[data-state="loss"], &[data-state="late"]': { color: color.danger, fontWeight: 600 },
    '&[data-state="month"]': { fontWeight: 600 },
  },
});
export const gauge = css({
  inlineSize: 24,
  blockSize: 4,
  background: color.borderStrong,
  flexShrink: 0,
  forcedColorAdjust: 'none',
  '@media': {
    [media.forcedColors]: { background: 'Canvas', outline: '1px solid CanvasText' },
    // Grounds do not print: it would leave a gap.
    print: { display: 'none' },
  },
});
export const run = css({
  display: 'block',
  blockSize: '100%',
  background: 'currentColor',
  // While there is time, only the gauge says so.
  selectors: { '[data-state="month"] &, [data-state="later"] &': { background: color.success } },
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
});
