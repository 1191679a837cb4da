import { globalStyle } from '@vanilla-extract/css';
import { css } from '../../internal/css.ts';
import { dot } from '../../internal/threadStyles.ts';
import { media } from '../../theme/media.ts';
import { focusRing, text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
const HEAD = '1.75rem';
const LANE = '1.875rem';

export const frame = css({
  overflow: 'clip',
  // A focus ring at an edge is not cut.
  overflowClipMargin: 4,
});
// On paper the list says the same: no title stands alone.
globalStyle(`section:has(> ${frame}), ${frame}`, { '@media': { print: { display: 'none' } } });
export const line = css({
  position: 'relative',
  blockSize: `calc(${HEAD} + ${LANE} * var(--lanes) + 0.5rem)`,
});
export const axis = css({ position: 'absolute', inset: 0, pointerEvents: 'none' });
const edge = { position: 'absolute', insetBlockStart: HEAD, insetBlockEnd: 0 } as const;
export const months = css({
  ...edge,
  insetInlineStart: 'var(--at)',
  insetInlineEnd: 0,
  background: color.surfaceSunken,
  borderInlineStart: `1px dashed ${color.borderControl}`,
});
export const head = css({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: HEAD,
  blockSize: 2,
  background: color.borderStrong,
  forcedColorAdjust: 'none',
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
});
export const tick = css({
  ...edge,
  insetInlineStart: 'var(--at)',
  inlineSize: 1,
  background: color.border,
  forcedColorAdjust: 'none',
  '@media': { [media.forcedColors]: { background: 'GrayText' } },
});
export const today = css({
  ...edge,
  insetInlineStart: 0,
  inlineSize: 2,
  background: color.accent,
  forcedColorAdjust: 'none',
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
});
export const day = css({
  ...text.small,
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 'calc(var(--at) + 4px)',
  color: color.textSubtle,
  whiteSpace: 'nowrap',
  selectors: { '&[data-today]': { insetInlineStart: 0, color: color.accent, fontWeight: 650 } },
});
export const mark = css({
  position: 'absolute',
  insetBlockStart: `calc(${HEAD} + 6px + ${LANE} * var(--lane))`,
  insetInlineStart: 'calc(var(--at) - 0.5rem)',
  maxInlineSize: 'var(--room)',
  // Lines of weeks and months stop under the words.
  background: color.canvas,
  selectors: {
    '&[data-far]': { background: color.surfaceSunken },
    '&[data-before]': { insetInlineStart: 'auto', insetInlineEnd: 'calc(100% - var(--at) - 0.5rem)' },
  },
});
export const link = css({
  ...text.small,
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minBlockSize: '1.5rem',
  color: color.text,
  textDecoration: 'none',
  selectors: {
    '[data-before] > &': { flexDirection: 'row-reverse' },
    '&[data-tone="late"], &[data-tone="loss"]': { color: color.danger },
    '&[data-tone="soon"]': { color: color.warning },
    '&[data-tone="later"]': { color: color.textSubtle },
    '&[data-hovered]': { textDecoration: 'underline' },
    '&[data-focus-visible]': focusRing(1),
  },
});
export const more = css({
  ...text.small,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: '1.5rem',
  minBlockSize: '1.5rem',
  paddingInline: 6,
  fontWeight: 650,
  color: color.accent,
  textDecoration: 'underline',
  textUnderlineOffset: '0.22em',
  selectors: {
    '&[data-hovered]': { textDecoration: 'none' },
    '&[data-focus-visible]': focusRing(1),
  },
});
/** A node of the width of an icon, so that both stand on their day. */
export const node = css({ ...dot, inlineSize: 10, blockSize: 10, flexShrink: 0, marginInline: 3 });
export const icon = css({ display: 'flex', flexShrink: 0 });
export const words = css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const subject = css({
  fontWeight: 650,
  selectors: { '[data-tone="later"] &': { fontWeight: 400 } },
});
