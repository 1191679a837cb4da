import { keyframes } from '@vanilla-extract/css';
import { css } from '../../internal/css.ts';
import { hidden } from '../../internal/hidden.ts';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
const fill = keyframes({ from: { clipPath: 'inset(-4px 100% -4px 0)' } });
const fillDown = keyframes({ from: { clipPath: 'inset(0 -4px 100% -4px)' } });
export const track = css({ display: 'flex', '@media': { [media.stacked]: { flexDirection: 'column' } } });
export const step = css({
  position: 'relative',
  flex: '1 1 0',
  // In a narrow column beside a document, the longest word still stays whole.
  minInlineSize: 'min-content',
  paddingInlineEnd: 16,
  selectors: {
    '&[data-state="current"]': { flexGrow: 2.4 },
    '&:last-child': { flex: '0 0 auto', paddingInlineEnd: 0 },
  },
  '@media': { [media.stacked]: { paddingInlineStart: 34, paddingBlockEnd: 20, flex: 'none', minInlineSize: 0 } },
});
// The rail behind a step; the current step draws its own gauge.
export const rail = css({
  position: 'absolute',
  insetBlockStart: 9,
  insetInline: '20px 0',
  blockSize: 2,
  background: color.borderStrong,
  forcedColorAdjust: 'none',
  selectors: { 'li:last-child > &': { display: 'none' }, '[data-state="done"] > &': { background: color.accent } },
  '@media': {
    [media.stacked]: { insetBlock: '20px 0', insetInline: '9px auto', inlineSize: 2, blockSize: 'auto' },
    [media.forcedColors]: {
      background: 'GrayText',
      selectors: { '[data-state="done"] > &': { background: 'CanvasText' } },
    },
  },
});
export const gauge = css({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: 'var(--run)',
  background: color.accent,
  // The elapsed time fills once; with reduced motion it shows at once.
  animation: `${fill} 480ms ${vars.ease} backwards`,
  // Ended by a tick (rules/design#milestone-track).
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlock: -4,
      insetInlineEnd: 0,
      inlineSize: 2,
      background: 'inherit',
      forcedColorAdjust: 'none',
    },
  },
  '@media': {
    [media.stacked]: {
      insetInline: 0,
      insetBlockEnd: 'auto',
      inlineSize: 'auto',
      blockSize: 'var(--run)',
      animationName: fillDown,
      selectors: { '&::after': { insetInline: -4, insetBlock: 'auto 0', inlineSize: 'auto', blockSize: 2 } },
    },
    [media.forcedColors]: { background: 'CanvasText' },
  },
});
/** A node is a ring, filled once its step is over. */
const ring = {
  position: 'relative',
  inlineSize: 20,
  blockSize: 20,
  flexShrink: 0,
  borderRadius: '50%',
  display: 'grid',
  placeItems: 'center',
  border: `2px solid ${color.borderControl}`,
  background: color.canvas,
  color: color.onAccent,
  forcedColorAdjust: 'none',
  selectors: {
    '[data-state="done"] > &': { background: color.accent, borderColor: color.accent },
    '[data-state="current"] > &': { borderWidth: 6, borderColor: color.accent },
    '[data-state="stopped"] > &': { background: color.danger, borderColor: color.danger, color: color.onDanger },
  },
  '@media': {
    [media.forcedColors]: {
      background: 'Canvas',
      borderColor: 'CanvasText',
      color: 'Canvas',
      selectors: {
        '[data-state="done"] > &, [data-state="stopped"] > &': {
          background: 'CanvasText',
          borderColor: 'CanvasText',
          color: 'Canvas',
        },
        '[data-state="current"] > &': { borderColor: 'CanvasText' },
      },
    },
  },
} as const;
export const node = css({
  ...ring,
  marginBlockEnd: 12,
  '@media': { ...ring['@media'], [media.stacked]: { position: 'absolute', insetInlineStart: 0, marginBlockEnd: 0 } },
});
export const label = css({
  ...text.h3,
  // Unlike `anywhere`, keeps the word in the step's least width.
  overflowWrap: 'break-word',
  selectors: {
    '[data-state="current"] &': { color: color.accent },
    '[data-state="stopped"] &': { color: color.danger },
  },
});
export const sentence = css({ ...text.small, color: color.textSubtle, maxInlineSize: '38ch' });
export const facts = css({ display: 'flex', flexWrap: 'wrap', columnGap: 28, rowGap: 4, marginBlockStart: 4 });
export const term = css({ ...text.small, color: color.textSubtle });
export const value = css({ ...text.small, fontWeight: 600 });

// In one line: the name beside its node, the rail after it.
export const compact = css({ display: 'flex', alignItems: 'center', gap: 8, maxInlineSize: '36rem' });
export const compactStep = css({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  flex: '1 1 auto',
  selectors: { '&:last-child': { flex: '0 0 auto' } },
});
export const compactRail = css({
  order: 1,
  flex: '1 1 16px',
  minInlineSize: 12,
  blockSize: 2,
  background: color.borderStrong,
  forcedColorAdjust: 'none',
  selectors: { 'li:last-child > &': { display: 'none' }, '[data-state="done"] > &': { background: color.accent } },
  '@media': {
    [media.forcedColors]: {
      background: 'GrayText',
      selectors: { '[data-state="done"] > &': { background: 'CanvasText' } },
    },
  },
});
export const compactNode = css(ring);
export const compactLabel = css({
  ...text.small,
  color: color.textSubtle,
  selectors: { '[data-state="current"] > &': { color: color.accent, fontWeight: 600 } },
  '@media': {
    // Only the current step keeps its name in sight; the others keep it for who listens.
    [media.phone]: {
      selectors: {
        'li:not([data-state="current"]) > &': hidden,
      },
    },
  },
});
