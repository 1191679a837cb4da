import { fallbackVar, globalStyle } from '@vanilla-extract/css';
import { css } from '../../internal/css.ts';
import { media, z } from '../../theme/media.ts';
import { stickyTop } from '../../theme/stickyTop.css.ts';
import { focusRing, text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
const danger = '&[data-tone="danger"]';
const warning = '&[data-tone="warning"]';
const success = '&[data-tone="success"]';

export const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  minBlockSize: 40,
  paddingBlockEnd: 8,
  '@media': { print: { display: 'none' } },
});
export const counts = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });
export const tools = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 });
export const count = css({
  ...text.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minBlockSize: vars.size.controlSmall,
  paddingInline: 10,
  border: `1px solid ${color.borderControl}`,
  borderRadius: vars.radius.control,
  background: color.surface,
  cursor: 'pointer',
  selectors: {
    [danger]: { color: color.danger, fontWeight: 600 },
    [warning]: { color: color.warning, fontWeight: 600 },
    '&:hover': { background: color.surfaceHover },
    '&[aria-pressed="true"]': { background: color.surfaceSelected, borderColor: color.accent },
    '&:focus-visible': focusRing(2),
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-pressed="true"]': { outline: '2px solid Highlight' } } },
  },
});
export const summary = css({ ...text.small, color: color.textSubtle, paddingInlineStart: 4 });

export const grid = css({ ...text.small, inlineSize: '100%', borderBlockEnd: `1px solid ${color.border}` });
const tracks = { display: 'grid', gridTemplateColumns: 'var(--columns)' } as const;
export const headGroup = css({
  position: 'sticky',
  insetBlockStart: fallbackVar(stickyTop, '0px'),
  zIndex: z.tableHead,
  background: color.canvas,
  '@media': { [media.low]: { position: 'static' }, print: { position: 'static' } },
});
export const head = css({
  ...tracks,
  position: 'relative',
  boxShadow: `inset 0 -2px 0 ${color.rule}`,
  paddingBlockEnd: 2,
  '@media': { [media.forcedColors]: { borderBlockEnd: '2px solid CanvasText' } },
});
const cellLine = `1px solid ${color.border}`;
export const heading = css({
  minInlineSize: 0,
  minBlockSize: 30,
  padding: '4px 4px 4px 8px',
  textAlign: 'start',
  borderInlineEnd: cellLine,
  selectors: { '&:nth-last-child(2)': { borderInlineEnd: 0 }, '&:focus-visible': { ...focusRing(-2), zIndex: 1 } },
});
export const headingWords = css({ display: 'block', fontWeight: 600, overflowWrap: 'anywhere' });
export const note = css({ color: color.textSubtle, fontWeight: 400 });
export const unseen = css({ position: 'absolute' });
export const source = css({ display: 'flex', alignItems: 'center', gap: 6, color: color.textSubtle });
export const sourceWords = css({
  flexGrow: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const change = css({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: 24,
  blockSize: 24,
  marginBlockStart: -22,
  borderRadius: vars.radius.control,
  color: color.text,
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { background: color.surfaceHover }, '&[data-focus-visible]': focusRing(0) },
  '@media': { [media.coarse]: { inlineSize: 44, blockSize: 44 }, print: { display: 'none' } },
});

export const icon = css({
  flexShrink: 0,
  selectors: {
    [danger]: { color: color.danger },
    [warning]: { color: color.warning },
    [success]: { color: color.success },
  },
});
export const row = css({
  ...tracks,
  borderBlockEnd: cellLine,
  // Painted by itself: a key typed in one row paints no other again.
  isolation: 'isolate',
  // Always, so that the focus moves without a layout.
  position: 'relative',
  selectors: {
    '&:hover, &:focus-within': { background: color.surfaceHover },
    // The ring of its cell lies over the rows beside it.
    '&:focus-within': { zIndex: 1 },
    '&:last-child': { borderBlockEnd: 0 },
  },
  '@media': { print: { breakInside: 'avoid' } },
});
const box = {
  minInlineSize: 0,
  minBlockSize: 32,
  padding: '6px 8px',
  // Not hidden, which would make a layer to paint of each cell.
  overflow: 'clip',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  borderInlineEnd: cellLine,
  // Keeps the active cell from hiding under the head or the bar.
  scrollMarginBlock: '72px 96px',
} as const;
const coarse = { [media.coarse]: { minBlockSize: 44, paddingBlock: 12 } } as const;
const ring = { ...focusRing(1), background: color.surface } as const;
export const number = css({
  ...box,
  paddingInline: 4,
  display: 'grid',
  gridAutoFlow: 'column',
  placeItems: 'center',
  placeContent: 'center',
  color: color.textSubtle,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:focus-visible': ring },
  '@media': coarse,
});
// One stands over the other, so that they change places without a layout.
const inFigure = { gridRow: 1, gridColumn: 2 } as const;
export const figure = css({ ...inFigure, fontVariantNumeric: 'tabular-nums' });
export const remove = css({
  ...inFigure,
  visibility: 'hidden',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 24,
  blockSize: 24,
  margin: '-4px -8px',
  borderRadius: vars.radius.control,
  color: color.danger,
  cursor: 'pointer',
  selectors: {
    [`${row}:hover &, ${row}:focus-within &`]: { visibility: 'visible' },
    '&:hover': { background: color.dangerTint },
  },
  '@media': {
    [media.coarse]: { inlineSize: 44, blockSize: 44, marginBlock: -12 },
    print: { display: 'none !important' },
  },
});
// The number gives way to what can be done with its row.
globalStyle(`${row}:hover ${figure}[data-yields], ${row}:focus-within ${figure}[data-yields]`, {
  '@media': { screen: { visibility: 'hidden' } },
});
export const tick = css({
  inlineSize: 18,
  blockSize: 18,
  margin: 0,
  marginInlineEnd: 8,
  flexShrink: 0,
  accentColor: color.accent,
  cursor: 'pointer',
  selectors: { '&:focus-visible': focusRing(2) },
});
export const cell = css({
  ...box,
  cursor: 'cell',
  selectors: {
    '&[data-mono]': text.mono,
    '&[data-tone], &[data-written]': { position: 'relative' },
    // Over the lines between cells, so that nothing moves.
    '&[data-tone="danger"]::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      border: `2px solid ${color.danger}`,
      pointerEvents: 'none',
    },
    '&[data-tone="warning"]::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      border: `1px solid ${color.warning}`,
      pointerEvents: 'none',
    },
    '&:focus-visible, &[data-written]': ring,
    '&[data-written]': { overflow: 'visible' },
  },
  '@media': { ...coarse, print: { whiteSpace: 'normal' } },
});
export const entry = css({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  border: 0,
  margin: 0,
  padding: '6px 8px',
  background: color.surface,
  color: color.text,
  // The ring is that of its cell.
  outline: 'none',
  selectors: { '&[data-mono]': { fontFamily: 'inherit' } },
});
export const state = css({
  ...box,
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  borderInlineEnd: 0,
  selectors: {
    [danger]: { color: color.danger, fontWeight: 600 },
    [warning]: { color: color.warning, fontWeight: 600 },
    '&:focus-visible': ring,
  },
  '@media': coarse,
});

export const lines = css({ gridColumn: '1 / -1', display: 'grid', gridTemplateColumns: 'subgrid' });
export const rail = css({
  inlineSize: 3,
  justifySelf: 'start',
  background: color.success,
  selectors: {
    '&[data-ends]': { justifySelf: 'end' },
    [danger]: { background: color.danger },
    [warning]: { background: color.warning },
  },
  '@media': { [media.forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
});
export const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 12,
  rowGap: 2,
  minBlockSize: 36,
  paddingInlineStart: 11,
  paddingBlock: 3,
  selectors: { '&[data-ends]': { justifyContent: 'end', paddingInlineStart: 0, paddingInlineEnd: 11 } },
});
export const words = css({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 6 });
export const title = css({
  fontWeight: 650,
  selectors: {
    [danger]: { color: color.danger },
    [warning]: { color: color.warning },
    [success]: { color: color.success },
  },
});
const action = {
  ...text.small,
  fontWeight: 600,
  color: color.accent,
  cursor: 'pointer',
  scrollMarginBlock: '72px 96px',
} as const;
export const answer = css({
  ...action,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minBlockSize: 28,
  paddingInline: 8,
  border: `1px solid ${color.borderControl}`,
  borderRadius: vars.radius.control,
  background: color.surface,
  selectors: { '&:hover': { background: color.surfaceHover }, '&:focus-visible': focusRing(2) },
  '@media': { [media.coarse]: { minBlockSize: 44, paddingInline: 12 } },
});
export const link = css({
  ...action,
  minBlockSize: 24,
  textDecoration: 'underline',
  textUnderlineOffset: '0.22em',
  borderRadius: vars.radius.control,
  selectors: { '&:hover': { textDecorationThickness: 2 }, '&:focus-visible': focusRing(1) },
  '@media': { [media.coarse]: { minBlockSize: 44 } },
});

export const foot = css({
  ...text.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  paddingBlockStart: 10,
  color: color.textSubtle,
  '@media': { print: { display: 'none' } },
});
export const keys = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 16,
  rowGap: 6,
  '@media': { [media.coarse]: { display: 'none' } },
});
export const hint = css({ display: 'inline-flex', alignItems: 'center', gap: 4 });

export const cardRoom = css({ paddingBlockEnd: 12 });
export const card = css({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  padding: '10px 14px 14px',
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.card,
  scrollMarginBlock: '72px 96px',
  selectors: {
    [danger]: { borderColor: color.danger, borderInlineStartWidth: 4, paddingInlineStart: 11 },
    [warning]: { borderColor: color.warning, borderInlineStartWidth: 4, paddingInlineStart: 11 },
    '&:focus-visible': focusRing(2),
  },
});
export const cardHead = css({ ...text.small, display: 'flex', alignItems: 'center', gap: 10, minBlockSize: 44 });
export const cardState = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  flexGrow: 1,
  selectors: {
    [danger]: { color: color.danger, fontWeight: 600 },
    [warning]: { color: color.warning, fontWeight: 600 },
  },
});
export const cardRemove = css({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 44,
  blockSize: 44,
  marginInlineEnd: -10,
  borderRadius: vars.radius.control,
  color: color.danger,
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.dangerTint }, '&:focus-visible': focusRing(-2) },
});
export const cardField = css({ display: 'flex', flexDirection: 'column', gap: 4 });
export const cardLine = css({
  ...text.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  paddingInlineStart: 8,
  borderInlineStart: `3px solid ${color.success}`,
  selectors: {
    [danger]: { borderInlineStartColor: color.danger },
    [warning]: { borderInlineStartColor: color.warning },
  },
});
