import { css } from '../../internal/css.ts';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
/** Under this width of the plot half of the names have their room. */
const HALF = '(max-width: 34rem)';
const LARGE = '(min-width: 34.01rem)';
const exact = { print: { printColorAdjust: 'exact' as const } };

export const frame = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 10,
  // Room for the half of a figure at the top, and for the end of the curve.
  paddingBlockStart: 10,
  paddingInlineEnd: 12,
});
export const levels = css({ position: 'relative', blockSize: 180, minInlineSize: 16 });
/** Takes the room of its column: the widest figure of the axis. */
export const widest = css({ ...text.small, visibility: 'hidden', fontVariantNumeric: 'tabular-nums' });
export const level = css({
  ...text.small,
  position: 'absolute',
  insetInlineEnd: 0,
  transform: 'translateY(50%)',
  color: color.textSubtle,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const plot = css({ position: 'relative', blockSize: 180 });
export const hairline = css({
  position: 'absolute',
  insetInline: 0,
  borderBlockStart: `1px solid ${color.border}`,
  selectors: { '&[data-nought]': { borderBlockStartColor: color.borderControl } },
  '@media': { [media.forcedColors]: { borderColor: 'GrayText' } },
});
export const lines = css({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
  fill: 'none',
});
export const line = css({
  stroke: color.accent,
  strokeWidth: 2.5,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
  selectors: { '&[data-before]': { stroke: color.borderControl, strokeWidth: 2, strokeDasharray: '5 5' } },
  '@media': {
    [media.forcedColors]: { stroke: 'CanvasText', selectors: { '&[data-before]': { stroke: 'GrayText' } } },
  },
});
export const point = css({
  position: 'absolute',
  inlineSize: 5,
  blockSize: 5,
  margin: '0 0 -2.5px -2.5px',
  borderRadius: '50%',
  border: `2.5px solid ${color.accent}`,
  selectors: {
    '&[data-last]': { inlineSize: 12, blockSize: 12, margin: '0 0 -6px -6px', borderWidth: 6 },
    // A year before with nothing beside it has no line.
    '&[data-before]': {
      inlineSize: 9,
      blockSize: 9,
      margin: '0 0 -4.5px -4.5px',
      borderWidth: 2,
      borderColor: color.borderControl,
      background: color.canvas,
    },
  },
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' }, ...exact },
});
export const last = css({
  ...text.small,
  position: 'absolute',
  transform: 'translate(-50%, -10px)',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  color: color.accent,
  whiteSpace: 'nowrap',
  paddingInline: 2,
  background: color.canvas,
  borderRadius: 3,
  selectors: {
    // At the right edge it would leave the plot.
    '&[data-edge]': { transform: 'translate(calc(-100% + 12px), -10px)' },
    '&[data-before]': { color: color.textSubtle, fontWeight: 400 },
    '&[data-under]': { transform: 'translate(-50%, calc(100% + 10px))' },
    '&[data-edge][data-under]': { transform: 'translate(calc(-100% + 12px), calc(100% + 10px))' },
  },
});
/** A column reacts to the pointer in its whole height, and tells its figures. */
export const column = css({
  position: 'absolute',
  insetBlock: 0,
  selectors: {
    '&:hover': { background: `linear-gradient(${color.border}, ${color.border}) center / 1px 100% no-repeat` },
  },
});
export const told = css({
  ...text.small,
  position: 'absolute',
  insetBlockStart: -8,
  insetInlineStart: '50%',
  transform: 'translateX(-50%)',
  display: 'none',
  padding: '4px 8px',
  background: color.surfaceRaised,
  color: color.text,
  boxShadow: vars.shadow.raised,
  borderRadius: vars.radius.control,
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  zIndex: 1,
  selectors: {
    ':hover > &': { display: 'block' },
    '&[data-edge="start"]': { insetInlineStart: 0, transform: 'none' },
    '&[data-edge="end"]': { insetInlineStart: 'auto', insetInlineEnd: 0, transform: 'none' },
  },
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' }, print: { display: 'none' } },
});
export const names = css({
  gridColumn: 2,
  position: 'relative',
  blockSize: 28,
  selectors: { '&[data-below]': { marginBlockStart: 26 } },
});
export const name = css({
  ...text.small,
  position: 'absolute',
  insetBlockStart: 6,
  transform: 'translateX(-50%)',
  color: color.textSubtle,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  '@container': {
    [LARGE]: { selectors: { '&:not([data-large])': { display: 'none' } } },
    [HALF]: { selectors: { '&:not([data-half])': { display: 'none' } } },
  },
});
export const bin = css({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInline: 1,
  background: color.accent,
  borderStartStartRadius: 2,
  borderStartEndRadius: 2,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'CanvasText' }, ...exact },
});
/** On a bar too the dashes are seen: they stand on a line of the page. */
export const binBefore = css({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInline: -1,
  borderBlockStart: `4px solid ${color.canvas}`,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: -3,
      insetInline: 0,
      borderBlockStart: `2px dashed ${color.borderControl}`,
    },
  },
  '@media': { [media.forcedColors]: { borderColor: 'Canvas' }, ...exact },
});

export const multiples = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
  columnGap: 24,
  rowGap: 20,
});
export const small = css({
  minInlineSize: 0,
  '@media': { print: { breakInside: 'avoid' } },
});
export const smallHead = css({
  ...text.small,
  display: 'flex',
  justifyContent: 'space-between',
  gap: 8,
  fontWeight: 600,
});
export const smallLast = css({ fontVariantNumeric: 'tabular-nums', color: color.accent });
export const smallPlot = css({ position: 'relative', blockSize: 64, marginBlockStart: 8 });
export const smallNames = css({
  ...text.small,
  display: 'flex',
  justifyContent: 'space-between',
  color: color.textSubtle,
});
