import { css } from '../../internal/css.ts';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';
import { foldedAway } from '../Plot/Plot.css.ts';

const { color } = vars;
/** Under this width of the plot, names stand above their bars. */
const ABOVE = '(max-width: 40rem)';
const forced = (what: 'background' | 'borderColor') => ({
  [media.forcedColors]: { forcedColorAdjust: 'none' as const, [what]: 'CanvasText' },
});
const exact = { print: { printColorAdjust: 'exact' as const } };

export const list = css({ display: 'block' });
export const line = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 12.5rem) minmax(0, 1fr) 8.5rem',
  gridTemplateAreas: '"name track end"',
  columnGap: 12,
  alignItems: 'center',
  minBlockSize: 44,
  selectors: {
    '&:not(:last-child)[data-ruled]': { borderBlockEnd: `1px solid ${color.border}` },
    // Nothing is said at the end of any line: bars have its room.
    '[data-endless] > &': {
      gridTemplateColumns: 'minmax(0, 12.5rem) minmax(0, 1fr)',
      gridTemplateAreas: '"name track"',
    },
    [foldedAway]: { display: 'none' },
  },
  '@container': {
    [ABOVE]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"name end" "track track"',
      rowGap: 2,
      paddingBlock: 8,
      selectors: {
        '[data-endless] > &': { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateAreas: '"name" "track"' },
        // The figures of a spread stand beside it, as they are as long as it is high.
        // Each as wide as the other, or a value would stand elsewhere on each line.
        '&[data-beside]': {
          gridTemplateColumns: 'minmax(0, 1fr) 6.5rem',
          gridTemplateAreas: '"name name" "track end"',
        },
      },
    },
  },
  '@media': { print: { breakInside: 'avoid', selectors: { [foldedAway]: { display: 'grid' } } } },
});
export const name = css({
  ...text.small,
  gridArea: 'name',
  fontWeight: 600,
  overflowWrap: 'anywhere',
  selectors: { '[data-current] > &': { color: color.accent, fontWeight: 700 } },
});
export const end = css({
  ...text.small,
  gridArea: 'end',
  color: color.textSubtle,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [ABOVE]: { textAlign: 'end' } },
});
export const late = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  color: color.danger,
  fontWeight: 600,
});
export const strong = css({ marginInlineEnd: 4, fontSize: '1rem', fontWeight: 680, color: color.text });

export const bars = css({ gridArea: 'track', display: 'flex', alignItems: 'center', gap: 8, minInlineSize: 0 });
export const bar = css({ display: 'flex', gap: 2, flexShrink: 0 });
export const part = css({
  ...text.small,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: 3,
  blockSize: 24,
  overflow: 'hidden',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&:first-child': { borderStartStartRadius: 3, borderEndStartRadius: 3 },
    '&:last-child': { borderStartEndRadius: 3, borderEndEndRadius: 3 },
  },
});
export const sum = css({
  fontSize: '1rem',
  lineHeight: '1.5rem',
  fontWeight: 680,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const masked = css({ ...text.small, color: color.textSubtle, fontWeight: 400 });

export const pair = css({ gridArea: 'track', minInlineSize: 0 });
export const single = css({ display: 'flex', alignItems: 'center', gap: 8 });
export const whole = css({
  flexShrink: 0,
  blockSize: 16,
  minInlineSize: 2,
  borderStartEndRadius: 3,
  borderEndEndRadius: 3,
  background: color.accent,
  selectors: {
    '&[data-paler]': {
      background: color.accent,
      opacity: 0.45,
    },
  },
  '@media': { ...forced('background'), ...exact },
});
export const earlier = css({
  display: 'block',
  blockSize: 6,
  marginBlockStart: 3,
  minInlineSize: 2,
  border: `1px solid ${color.borderControl}`,
  '@media': forced('borderColor'),
});

/** The room in which a spread is drawn. */
export const spread = css({
  gridArea: 'track',
  position: 'relative',
  blockSize: 44,
  '@container': { [ABOVE]: { blockSize: 36 } },
});
export const axis = css({ gridArea: 'track', position: 'relative', blockSize: 24 });
export const tick = css({
  ...text.small,
  position: 'absolute',
  color: color.textSubtle,
  fontVariantNumeric: 'tabular-nums',
  transform: 'translateX(-50%)',
  whiteSpace: 'nowrap',
  selectors: { '&:first-child': { transform: 'none' }, '&:last-child': { transform: 'translateX(-100%)' } },
  // On a phone the ends of the scale are told, without the levels between them that would run into each other.
  '@container': { [ABOVE]: { selectors: { '&:not(:first-child, :last-child)': { display: 'none' } } } },
});
export const level = css({
  position: 'absolute',
  insetBlock: 0,
  borderInlineStart: `1px solid ${color.border}`,
  '@media': forced('borderColor'),
});
export const reach = css({
  position: 'absolute',
  insetBlockStart: '38%',
  blockSize: 13,
  marginBlockStart: -6.5,
  borderInlineEnd: `3px solid ${color.accent}`,
  backgroundImage: `linear-gradient(${color.accent}, ${color.accent})`,
  backgroundSize: '100% 2.5px',
  backgroundPosition: 'center',
  backgroundRepeat: 'no-repeat',
  selectors: {
    '&[data-before]': {
      insetBlockStart: '72%',
      blockSize: 9,
      marginBlockStart: -4.5,
      borderInlineEnd: `1.5px solid ${color.borderControl}`,
      backgroundImage: `linear-gradient(${color.borderControl}, ${color.borderControl})`,
      backgroundSize: '100% 1.5px',
    },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      borderColor: 'CanvasText',
      backgroundImage: 'linear-gradient(CanvasText, CanvasText)',
    },
    ...exact,
  },
});
export const dot = css({
  position: 'absolute',
  insetBlockStart: '38%',
  inlineSize: 13,
  blockSize: 13,
  marginBlockStart: -6.5,
  marginInlineStart: -6.5,
  borderRadius: '50%',
  border: `6.5px solid ${color.accent}`,
  selectors: {
    '&[data-before]': {
      insetBlockStart: '72%',
      inlineSize: 7,
      blockSize: 7,
      marginBlockStart: -3.5,
      marginInlineStart: -3.5,
      border: `1.5px solid ${color.borderControl}`,
      background: color.canvas,
    },
  },
  '@media': { ...forced('borderColor'), ...exact },
});
