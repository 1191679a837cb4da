import { css } from '../../internal/css.ts';
import { hidden } from '../../internal/hidden.ts';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
const NODE = 20;

/** On a phone only the current step shows, with the rails of the others. */
export const steps = css({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  columnGap: 12,
  '@media': { [media.phone]: { columnGap: 4 } },
});
export const step = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 6,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: {
    // The rail, from this node to the next.
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: NODE / 2 - 1,
      insetInline: `${NODE}px -12px`,
      blockSize: 2,
      background: color.borderStrong,
    },
    '&[data-state="done"]::before': { background: color.accent },
  },
  '@media': {
    [media.phone]: { selectors: { '&:not(:last-child)::before': { insetInline: `${NODE}px -4px` } } },
    [media.forcedColors]: {
      selectors: { '&:not(:last-child)::before': { background: 'CanvasText', forcedColorAdjust: 'none' } },
    },
  },
});
export const node = css({
  inlineSize: NODE,
  blockSize: NODE,
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
  border: `2px solid ${color.borderControl}`,
  background: color.canvas,
  color: color.onAccent,
  selectors: {
    '[data-state="done"] > &': { background: color.accent, borderColor: color.accent },
    '[data-state="current"] > &': { borderWidth: 6, borderColor: color.accent },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '[data-state="current"] > &': { borderColor: 'Highlight' } } },
  },
});
export const words = css({
  ...text.small,
  color: color.textSubtle,
  selectors: { '[data-state="current"] > &': { color: color.accent, fontWeight: 650 } },
  '@media': {
    // Still heard, in its place in the list.
    [media.phone]: hidden,
  },
});
export const summary = css({
  display: 'none',
  '@media': { [media.phone]: { display: 'flex', flexDirection: 'column', marginBlockStart: 8 } },
});
export const position = css({ ...text.small, color: color.textSubtle });
export const current = css(text.h3);
