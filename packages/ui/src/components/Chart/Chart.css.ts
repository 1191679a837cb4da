import { css } from '../../internal/css.ts';
import { media } from '../../theme/media.ts';
import { focusRing, text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

/** How many series can be told apart without colour; after that the looks repeat. */
export const LOOKS = 4;

export const figure = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 28rem), 1fr))',
  columnGap: 40,
  rowGap: 20,
  alignItems: 'start',
});
export const caption = css({ ...text.h3, gridColumn: '1 / -1' });
export const drawing = css({ minInlineSize: 0 });
export const legend = css({
  ...text.small,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 20,
  rowGap: 4,
  marginBlockEnd: 8,
});
export const entry = css({ display: 'inline-flex', alignItems: 'center', gap: 6 });
export const swatch = css({ overflow: 'visible', flexShrink: 0 });
export const plot = css({ display: 'block', inlineSize: '100%', blockSize: 'auto', overflow: 'visible' });
export const level = css({
  stroke: color.border,
  strokeWidth: 1,
  selectors: { '&[data-nought]': { stroke: color.rule, strokeWidth: 2 } },
  '@media': { [media.forcedColors]: { stroke: 'GrayText', selectors: { '&[data-nought]': { stroke: 'CanvasText' } } } },
});
export const axis = css({
  fontSize: 14,
  fill: color.textSubtle,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});
const forced = { [media.forcedColors]: { stroke: 'CanvasText' } };
export const bar = css({
  fill: color.accent,
  stroke: color.accent,
  strokeWidth: 2,
  selectors: {
    '&[data-look="1"]': { fill: color.canvas },
    '&[data-look="3"]': { fill: color.surfaceSelected, strokeDasharray: '3 2' },
  },
  '@media': {
    [media.forcedColors]: {
      ...forced[media.forcedColors],
      fill: 'CanvasText',
      selectors: { '&[data-look="1"], &[data-look="3"]': { fill: 'Canvas' } },
    },
  },
});
export const hatch = css({ stroke: color.accent, strokeWidth: 3, '@media': forced });
export const line = css({
  fill: 'none',
  stroke: color.accent,
  strokeWidth: 2,
  selectors: {
    '&[data-look="1"]': { strokeDasharray: '7 4' },
    '&[data-look="2"]': { strokeDasharray: '2 4' },
    '&[data-look="3"]': { strokeDasharray: '10 4 2 4' },
  },
  '@media': forced,
});
export const point = css({
  fill: color.accent,
  stroke: color.accent,
  strokeWidth: 2,
  selectors: { '&[data-look="1"], &[data-look="2"]': { fill: color.canvas } },
  '@media': {
    [media.forcedColors]: {
      stroke: 'CanvasText',
      fill: 'CanvasText',
      selectors: { '&[data-look="1"], &[data-look="2"]': { fill: 'Canvas' } },
    },
  },
});
export const column = css({ outline: 'none' });
// The whole height of a category reacts to the pointer.
export const target = css({
  fill: 'transparent',
  selectors: {
    '[data-pointed] > &': { fill: color.surfaceHover },
    ':focus-visible > &': { fill: color.surfaceHover, stroke: color.focus, strokeWidth: 3 },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '[data-pointed] > &': { fill: 'Canvas' },
        ':focus-visible > &': { fill: 'Canvas', stroke: 'Highlight' },
      },
    },
  },
});
// Fixed height, so that nothing moves when a category is pointed at.
export const reading = css({ ...text.small, minBlockSize: 20, color: color.textSubtle, marginBlockStart: 4 });
export const table = css({ ...text.small, inlineSize: '100%', borderCollapse: 'collapse' });
export const cell = css({
  blockSize: 32,
  paddingInline: '0 12px',
  borderBlockEnd: `1px solid ${color.border}`,
  fontWeight: 400,
  textAlign: 'start',
  selectors: {
    'td&, thead th&:not(:first-child)': {
      textAlign: 'end',
      fontVariantNumeric: 'tabular-nums',
      paddingInline: '12px 0',
    },
    'thead &': { fontWeight: 600, color: color.textSubtle, borderBlockEnd: `2px solid ${color.rule}` },
  },
});
export const download = css({
  ...text.small,
  color: color.accent,
  textDecoration: 'underline',
  textUnderlineOffset: '0.22em',
  minBlockSize: vars.size.controlSmall,
  marginBlockStart: 4,
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { textDecorationThickness: 2 }, '&[data-focus-visible]': focusRing(2) },
});
