import { css } from '../../internal/css.ts';
import { dot, thread } from '../../internal/threadStyles.ts';
import { media } from '../../theme/media.ts';
import { focusRing, text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
const NAMES = '9.375rem';
const ROW = '2.25rem';
const tones = {
  '[data-tone="todo"] &, &[data-tone="todo"]': { color: color.warning },
  '[data-tone="late"] &, &[data-tone="late"]': { color: color.danger },
} as const;

export const frame = css({ position: 'relative', paddingBlockStart: '2.75rem' });
// Lies over the whole height, so that month lines and today's pass behind the lanes.
export const axis = css({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  insetInlineStart: NAMES,
  display: 'flex',
  pointerEvents: 'none',
});
export const month = css({
  ...text.small,
  flex: '1 1 0',
  minInlineSize: 0,
  color: color.textSubtle,
  selectors: {
    '&::after': {
      content: '""',
      display: 'block',
      inlineSize: 1,
      blockSize: 'calc(100% - 1.75rem)',
      marginBlockStart: '0.5rem',
      background: color.border,
    },
    '&[data-year]': { fontWeight: 650, color: color.text },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&::after': { background: 'GrayText', forcedColorAdjust: 'none' } } },
  },
});
const rail = {
  position: 'absolute',
  insetBlockStart: '1.75rem',
  insetInlineStart: 0,
  blockSize: 2,
  forcedColorAdjust: 'none',
} as const;
export const run = css({
  ...rail,
  inlineSize: '100%',
  background: `linear-gradient(${color.accent}, ${color.accent}) 0 / var(--run) 100% no-repeat ${color.borderStrong}`,
  '@media': {
    [media.forcedColors]: {
      background: 'linear-gradient(CanvasText, CanvasText) 0 / var(--run) 100% no-repeat GrayText',
    },
  },
});
export const today = css({
  ...rail,
  insetBlockEnd: 0,
  insetInlineStart: 'var(--run)',
  inlineSize: 2,
  blockSize: 'auto',
  marginInlineStart: -1,
  background: color.accent,
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
});
const ringed = {
  inlineSize: 20,
  blockSize: 20,
  borderRadius: '50%',
  border: `6px solid ${color.accent}`,
  background: color.canvas,
  forcedColorAdjust: 'none',
} as const;
export const ring = css({
  ...ringed,
  position: 'absolute',
  insetBlockStart: 'calc(1.75rem + 1px)',
  insetInlineStart: 'var(--run)',
  translate: '-50% -50%',
  '@media': { [media.forcedColors]: { background: 'Canvas', borderColor: 'CanvasText' } },
});
export const lane = css({ display: 'flex', alignItems: 'center', minBlockSize: ROW });
export const name = css({
  ...text.small,
  fontWeight: 600,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  flex: `0 0 ${NAMES}`,
  paddingInlineEnd: 8,
});
export const icon = css({ flexShrink: 0, selectors: tones });
export const track = css({ position: 'relative', flexGrow: 1, minInlineSize: 0, blockSize: ROW });
export const mark = css({
  position: 'absolute',
  insetBlockStart: '50%',
  translate: '0 -50%',
  insetInlineStart: 'calc(var(--at) - 6px)',
  maxInlineSize: 'calc(100% - var(--at) + 6px)',
  selectors: {
    '&[data-before]': {
      insetInlineStart: 'auto',
      insetInlineEnd: 'calc(100% - var(--at) - 6px)',
      maxInlineSize: 'calc(var(--at) + 6px)',
    },
  },
});
export const link = css({
  ...text.small,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  // The node alone lets month lines show beside it: they stop under the words.
  background: color.canvas,
  color: color.textSubtle,
  textDecoration: 'none',
  paddingInlineEnd: 4,
  minBlockSize: 24,
  selectors: {
    '[data-before] > &': { flexDirection: 'row-reverse', paddingInlineEnd: 0, paddingInlineStart: 4 },
    '&[data-hovered]': { textDecoration: 'underline' },
    '&[data-focus-visible]': focusRing(1),
  },
});
export const words = css({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const node = css({
  ...dot,
  flexShrink: 0,
});
export const stacked = css({
  ...thread({ insetBlock: '20px -4px', insetInlineStart: 9 }),
  paddingInlineStart: 32,
  paddingBlockEnd: 16,
});
export const stackedNode = css({
  ...dot,
  position: 'absolute',
  insetInlineStart: 4,
  insetBlockStart: 6,
  selectors: { '[data-now] > &': { ...ringed, insetInlineStart: 0, insetBlockStart: 2 } },
});
export const stackedMonth = css({ ...text.small, fontWeight: 600, color: color.textSubtle, lineHeight: '1.5rem' });
export const dates = css({ display: 'flex', flexDirection: 'column', gap: 8 });
export const sentence = css({
  color: color.accent,
  fontWeight: 550,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&[data-hovered]': { textDecoration: 'underline' }, '&[data-focus-visible]': focusRing(2) },
});
export const day = css({
  ...text.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 6,
  color: color.textSubtle,
  selectors: tones,
});
export const date = css({ fontWeight: 650, color: color.text, selectors: tones });
export const strong = css({ fontWeight: 600, color: color.text, selectors: tones });
