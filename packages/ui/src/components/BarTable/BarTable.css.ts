import { css } from '../../internal/css.ts';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const table = css({ ...text.small, inlineSize: '100%', borderCollapse: 'collapse' });
export const head = css({
  color: color.textSubtle,
  fontWeight: 600,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  verticalAlign: 'bottom',
  paddingBlock: '0 4px',
  paddingInline: '12px 0',
  borderBlockEnd: `2px solid ${color.rule}`,
  selectors: { '&:first-child': { textAlign: 'start', paddingInline: 0 } },
});
// Above its words, so that a narrow table keeps its room for names.
export const swatch = css({
  display: 'block',
  inlineSize: 10,
  blockSize: 10,
  marginInlineStart: 'auto',
  marginBlockEnd: 2,
});
export const name = css({
  fontWeight: 400,
  textAlign: 'start',
  inlineSize: '100%',
  paddingBlock: 8,
  borderBlockEnd: `1px solid ${color.border}`,
});
export const words = css({ ...text.body, display: 'block', overflowWrap: 'anywhere' });
export const value = css({
  textAlign: 'end',
  verticalAlign: 'top',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '1.5rem',
  paddingBlock: 8,
  paddingInline: '12px 0',
  borderBlockEnd: `1px solid ${color.border}`,
  selectors: {
    '&[data-none]': { color: color.textSubtle },
    '&[data-tone="danger"]': { color: color.danger, fontWeight: 600 },
    '&[data-tone="warning"]': { color: color.warning, fontWeight: 600 },
  },
});
export const total = css({ fontWeight: 600 });
export const bar = css({ display: 'flex', gap: 1, blockSize: 8, marginBlockStart: 4 });
/** A part of a bar, and its sign in the head: each tone has its own fill, so that they differ without colour. */
export const part = css({
  borderRadius: 1,
  background: 'currentColor',
  border: '2px solid currentColor',
  forcedColorAdjust: 'none',
  selectors: {
    '&[data-tone="danger"]': { color: color.danger },
    '&[data-tone="warning"]': {
      color: color.warning,
      background: `repeating-linear-gradient(135deg, currentColor 0 2px, ${color.canvas} 2px 4px)`,
    },
    '&[data-tone="neutral"]': { color: color.accent, background: color.canvas },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-tone]': { color: 'CanvasText' },
        '&[data-tone="neutral"]': { background: 'Canvas' },
        '&[data-tone="warning"]': { background: 'repeating-linear-gradient(135deg, CanvasText 0 2px, Canvas 2px 4px)' },
      },
    },
    // Grounds do not print: the figures tell the same.
    print: { display: 'none' },
  },
});
