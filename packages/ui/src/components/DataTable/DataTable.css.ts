import { createVar, fallbackVar, globalStyle } from '@vanilla-extract/css';
import { css } from '../../internal/css.ts';
import { media, z } from '../../theme/media.ts';
import { stickyTop } from '../../theme/stickyTop.css.ts';
import { focusRing, text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
const barHeight = createVar();

/** Keeps room for the bar of chosen rows, which sticks above the head. */
export const selecting = css({ vars: { [barHeight]: '40px' } });
export const table = css({
  ...text.small,
  inlineSize: '100%',
  // Collapsed borders make row heights uneven, and the row window counts on equal ones.
  borderCollapse: 'separate',
  borderSpacing: 0,
  tableLayout: 'fixed',
  selectors: { '&[aria-busy="true"]': { color: color.textSubtle } },
  '@media': { print: { tableLayout: 'auto' } },
});
export const caption = css({ ...text.h3, textAlign: 'start', paddingBlockEnd: 8 });
export const hiddenCaption = css({ blockSize: 0 });
const alignEnd = '&[data-align="end"]';
const cut = '[data-cut] &';
const tight = '[data-tight] &';
export const head = css({
  position: 'sticky',
  insetBlockStart: `calc(${fallbackVar(stickyTop, '0px')} + ${fallbackVar(barHeight, '0px')})`,
  zIndex: z.tableHead,
  background: color.canvas,
  blockSize: 36,
  fontWeight: 600,
  color: color.textSubtle,
  textAlign: 'start',
  paddingInline: '0 12px',
  paddingBlock: 0,
  boxShadow: `inset 0 -2px 0 ${color.rule}`,
  selectors: { [alignEnd]: { textAlign: 'end' } },
  '@media': {
    [media.low]: { position: 'static' },
    [media.forcedColors]: { borderBlockEnd: '2px solid CanvasText' },
    // On paper a shadow is drawn as a picture, whose sides show.
    print: {
      position: 'static',
      inlineSize: 'auto !important',
      boxShadow: 'none',
      borderBlockEnd: `2px solid ${color.rule}`,
    },
  },
});
export const sort = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minBlockSize: 32,
  maxInlineSize: '100%',
  fontWeight: 600,
  cursor: 'pointer',
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.22em' },
    '&[data-sorted]': { color: color.accent },
    '&:focus-visible': focusRing(-2),
  },
  '@media': { [media.coarse]: { minBlockSize: 44 } },
});
export const row = css({
  selectors: {
    '&:hover, &[data-lit]': { background: color.surfaceHover },
    '&[data-selected]': { background: color.surfaceSelected },
  },
  '@media': { [media.coarse]: { blockSize: 44 }, print: { breakInside: 'avoid' } },
});
export const cell = css({
  blockSize: 33,
  borderBlockEnd: `1px solid ${color.border}`,
  padding: '4px 12px 4px 0',
  fontWeight: 400,
  textAlign: 'start',
  overflowWrap: 'break-word',
  selectors: {
    [alignEnd]: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    [tight]: { blockSize: 27, paddingBlock: 1 },
  },
  '@media': {
    screen: {
      selectors: {
        [cut]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
        // A cut text would also cut the focus ring of its link.
        [`${cut}:focus-within`]: { overflow: 'visible' },
        '[data-cut]:not([aria-rowcount]) &[data-whole]': { whiteSpace: 'normal' },
        // By keyboard there is no pointer to show the whole; a row window counts on rows of one height.
        '[data-cut]:not([aria-rowcount]) :has(> th > a:focus-visible) > &': {
          overflow: 'visible',
          whiteSpace: 'normal',
        },
      },
    },
  },
});
// Keeps what has the focus from hiding under the head or the bar.
globalStyle(`${cell} a, ${row} input`, { scrollMarginBlockStart: `calc(40px + ${fallbackVar(barHeight, '0px')})` });
globalStyle(`[data-cut] ${cell} > *`, { flexWrap: 'nowrap' });
// A button is as high as the row, and its words begin where those of the column do.
globalStyle(`${cell} > button`, { marginBlock: -4, marginInlineStart: -13 });
globalStyle(`[data-cut] ${cell}:has(> button)`, { overflow: 'visible' });

// The space before the end stays: a flex row would drop it.
export const keptEnd = css({
  '@media': {
    screen: {
      selectors: {
        [cut]: { display: 'flex', whiteSpace: 'pre' },
        '[data-cut]:not([aria-rowcount]) :has(> th > a:focus-visible) &': { display: 'inline', whiteSpace: 'normal' },
      },
    },
  },
});
// Cut only where its end stands beside it in a flex row.
export const cutStart = css({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' });

export const tickCell = css({
  inlineSize: 40,
  padding: 0,
  selectors: {
    'tbody &': { borderBlockEnd: `1px solid ${color.border}` },
    // The mark of a chosen row, beside its colour.
    '[data-selected] > &': { position: 'relative' },
    '[data-selected] > &::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      inlineSize: 3,
      background: color.accent,
      forcedColorAdjust: 'none',
    },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '[data-selected] > &::before': { background: 'Highlight' } } },
    // On paper nothing is chosen.
    print: { display: 'none' },
  },
});
export const tickArea = css({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 38,
  minBlockSize: 32,
  flexShrink: 0,
  cursor: 'pointer',
  selectors: { [tight]: { minBlockSize: 26 } },
  '@media': { [media.coarse]: { inlineSize: 44, minBlockSize: 44 }, print: { display: 'none' } },
});
export const tickLine = css({
  ...text.small,
  fontWeight: 600,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minBlockSize: 44,
  paddingInlineStart: 13,
  cursor: 'pointer',
  '@media': { print: { display: 'none' } },
});
const CHECK = 'polygon(14% 48%, 26% 36%, 42% 53%, 75% 20%, 87% 32%, 42% 77%)';
const DASH = 'polygon(18% 42%, 82% 42%, 82% 58%, 18% 58%)';
export const tick = css({
  appearance: 'none',
  inlineSize: 18,
  blockSize: 18,
  margin: 0,
  border: `1px solid ${color.borderControl}`,
  // As that of a Checkbox.
  borderRadius: `min(${vars.radius.control}, 4px)`,
  background: color.surface,
  cursor: 'pointer',
  selectors: {
    '&:checked, &:indeterminate': { background: color.accent, borderColor: color.accent },
    '&:checked::after, &:indeterminate::after': {
      content: '""',
      display: 'block',
      inlineSize: '100%',
      blockSize: '100%',
      background: color.onAccent,
      clipPath: CHECK,
    },
    '&:indeterminate::after': { clipPath: DASH },
    '&[aria-disabled]': { cursor: 'not-allowed', borderStyle: 'dashed', background: 'transparent' },
    '&:focus-visible': focusRing(2),
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'Field',
      borderColor: 'FieldText',
      selectors: {
        '&:checked, &:indeterminate': { background: 'Highlight', borderColor: 'FieldText' },
        '&:checked::after, &:indeterminate::after': { background: 'HighlightText' },
        '&:focus-visible': { outlineColor: 'Highlight' },
      },
    },
  },
});
