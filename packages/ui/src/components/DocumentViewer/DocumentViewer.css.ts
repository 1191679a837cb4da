import { globalStyle, style } from '@vanilla-extract/css';
import { css } from '../../internal/css.ts';
import { hidden } from '../../internal/hidden.ts';
import { components } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { focusRing, text } from '../../theme/text.ts';
import { tinted } from '../../theme/tinted.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const viewer = css({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  minInlineSize: 0,
  blockSize: '100%',
  containerType: 'inline-size',
  background: color.surfaceSunken,
});
const bar = {
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 4,
  paddingInline: 8,
  background: color.surface,
  borderBlockEnd: `1px solid ${color.border}`,
} as const;
export const head = css({ ...bar, minBlockSize: 56 });
const onAPhone = '(max-width: 25rem)';
export const title = css({
  ...text.body,
  fontWeight: 650,
  margin: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@container': { [onAPhone]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
});
// On a phone the buttons would leave it a few letters: it stands whole above them.
export const titles = css({
  flex: '1 1 8rem',
  minInlineSize: 0,
  paddingInlineStart: 8,
  '@container': { [onAPhone]: { order: -1, flexBasis: '100%', paddingBlockStart: 6 } },
});
export const description = css({ ...text.small, color: color.textSubtle });
export const tools = css({ ...bar, minBlockSize: 40, '@container': { [onAPhone]: { gap: 0 } } });
export const grow = css({ flex: 1 });
export const figure = css({
  ...text.small,
  minInlineSize: 44,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});
export const pageInput = css({
  ...text.small,
  inlineSize: '3rem',
  blockSize: vars.size.controlSmall,
  paddingInline: 4,
  textAlign: 'center',
  color: color.text,
  background: color.surface,
  border: `1px solid ${color.borderControl}`,
  borderRadius: vars.radius.control,
  selectors: { '&:focus-visible': focusRing(2) },
});
// Its field says it too: in a narrow pane all the tools stay on one line.
export const pageWord = css({ '@container': { '(max-width: 33rem)': { display: 'none' } } });
// On a phone one scrolls from page to page, and the arrows say by themselves what they fit.
export const roomy = css({
  display: 'inline-flex',
  gap: 4,
  '@container': { [onAPhone]: { display: 'none' } },
});
export const fitWord = css({
  '@container': { [onAPhone]: hidden },
});
export const label = css({
  ...text.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  paddingInline: 8,
});
export const toggle = css({
  selectors: {
    '&[data-selected]': { background: color.surfaceSelected },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[data-selected]': { outline: '2px solid Highlight' } } } },
});
export const scroller = css({
  position: 'relative',
  flex: 1,
  minBlockSize: 0,
  overflow: 'auto',
  // A scrollbar that came and went with the zoom that it changes would never rest.
  scrollbarGutter: 'stable',
  selectors: { '&:focus-visible': focusRing(-2) },
});
export const sheet = css({ position: 'relative', marginInline: 'auto' });
export const page = css({
  position: 'absolute',
  insetInline: 0,
  marginInline: 'auto',
  background: 'white',
  boxShadow: `0 0 0 1px ${color.border}`,
  overflow: 'hidden',
});
export const pageNote = css({
  ...text.small,
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  padding: 8,
  color: color.warning,
  background: color.warningTint,
});
export const picture = css({ display: 'block', marginInline: 'auto', maxInlineSize: 'none', background: 'white' });
export const padded = css({ padding: 16, inlineSize: 'fit-content', minInlineSize: '100%', boxSizing: 'border-box' });
export const told = css({ flex: 1, overflow: 'auto', display: 'grid', alignContent: 'center', padding: 24 });

// The words of a page lie over its picture, unseen, to be selected, searched and heard; what pdf.js sets by itself it says in these variables.
export const surface = style({ '@layer': { [components]: { position: 'absolute', inset: 0 } } });
globalStyle(`${surface} canvas`, {
  '@layer': { [components]: { display: 'block', inlineSize: '100%', blockSize: '100%' } },
});
globalStyle(`${surface} > div`, {
  '@layer': {
    [components]: {
      position: 'absolute',
      inset: 0,
      overflow: 'clip',
      lineHeight: 1,
      transformOrigin: '0 0',
      colorScheme: 'only light',
      forcedColorAdjust: 'none',
      vars: {
        '--text-scale-factor': 'calc(var(--total-scale-factor) * var(--min-font-size))',
        '--min-font-size-inv': 'calc(1 / var(--min-font-size))',
      },
    },
  },
});
globalStyle(`${surface} > div span, ${surface} > div br`, {
  '@layer': {
    [components]: {
      position: 'absolute',
      color: 'transparent',
      whiteSpace: 'pre',
      cursor: 'text',
      transformOrigin: '0% 0%',
      fontSize: 'calc(var(--text-scale-factor) * var(--font-height, 0))',
      transform: 'rotate(var(--rotate, 0deg)) scaleX(var(--scale-x, 1)) scale(var(--min-font-size-inv))',
    },
  },
});
globalStyle(`${surface} ::selection`, {
  '@layer': { [components]: { background: tinted('oklch(.6 .12 226/.3)', vars.accent), color: 'transparent' } },
});
// pdf.js measures letters on a canvas of its own.
globalStyle('.hiddenCanvasElement', { '@layer': { [components]: { display: 'none' } } });
globalStyle('::highlight(habilis-found)', { backgroundColor: 'oklch(.87 .15 90/.55)', color: 'transparent' });
globalStyle('::highlight(habilis-found-here)', { backgroundColor: 'oklch(.72 .17 55/.65)', color: 'transparent' });
