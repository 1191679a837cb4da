import { css } from '../../internal/css.ts';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const life = css({
  position: 'relative',
  paddingBlockStart: 28,
  '@media': { [media.stacked]: { paddingBlockStart: 6 } },
});
export const bar = css({
  position: 'relative',
  blockSize: 6,
  borderRadius: 3,
  backgroundColor: color.borderStrong,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' }, print: { border: '1px solid' } },
});
export const ran = css({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: 'var(--run)',
  borderRadius: 3,
  backgroundColor: color.accent,
  // What has run is told by its ground, on paper too.
  printColorAdjust: 'exact',
  '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' } },
});
export const window = css({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  insetInlineStart: 'var(--window)',
  backgroundImage: `repeating-linear-gradient(135deg, ${color.textSubtle} 0 2px, transparent 2px 5px)`,
  printColorAdjust: 'exact',
});
export const node = css({
  position: 'absolute',
  insetInlineStart: 'clamp(0px, calc(var(--run) - 9px), calc(100% - 18px))',
  insetBlockStart: -6,
  inlineSize: 18,
  blockSize: 18,
  borderRadius: 9,
  border: `5px solid ${color.accent}`,
  backgroundColor: color.surface,
});
export const dates = css({
  ...text.small,
  display: 'flex',
  justifyContent: 'space-between',
  columnGap: 24,
  rowGap: 8,
  marginBlockStart: 12,
  '@media': {
    [media.stacked]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});
export const date = css({
  selectors: {
    // The beginning stands at the beginning, the others together at the end.
    '&:nth-last-child(2):not(:first-child)': { marginInlineStart: 'auto' },
    '&:last-child': { textAlign: 'end' },
  },
  '@media': {
    [media.stacked]: {
      selectors: {
        '&:nth-last-child(2):not(:first-child)': { marginInlineStart: 0 },
        '&:last-child': { textAlign: 'start' },
      },
    },
  },
});
export const day = css({ ...text.mono, display: 'block', fontWeight: 600 });
export const words = css({ color: color.textSubtle });
export const today = css({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 'clamp(2.5rem, var(--run), calc(100% - 2.5rem))',
  transform: 'translateX(-50%)',
  color: color.accent,
  fontWeight: 650,
  '@media': { [media.stacked]: { position: 'static', transform: 'none' } },
});
