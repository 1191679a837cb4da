import { css } from '../../internal/css.ts';
import { media } from '../../theme/media.ts';
import { SHADES } from '../../theme/shades.ts';
import { focusRing, text } from '../../theme/text.ts';
import { tinted } from '../../theme/tinted.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
/** Under this width of the map its tiles are higher than wide, or their two lines would not fit. */
const NARROW = '(max-width: 30rem)';

/** How many of the shades have `text` on them. */
const PALE = 3;
const shadeOf = ({ light, dark }: (typeof SHADES)[number], step: number) =>
  css({
    background: `light-dark(${tinted(light, vars.accent)}, ${tinted(dark, vars.accent)})`,
    color: step < PALE ? color.text : color.onAccent,
  });
/** From 0 on. */
export const shade: readonly string[] = [
  css({ background: color.canvas, color: color.text, boxShadow: `inset 0 0 0 1px ${color.borderStrong}` }),
  ...SHADES.map(shadeOf),
];

/** Whose figure is masked: hatched with thin lines, never a shade that would tell it. */
export const masked = css({
  color: color.text,
  background: `repeating-linear-gradient(135deg, ${color.borderStrong} 0 1px, ${color.canvas} 1px 6px)`,
  boxShadow: `inset 0 0 0 1px ${color.borderStrong}`,
});

export const frame = css({ containerType: 'inline-size' });
export const legend = css({
  ...text.small,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 14,
  rowGap: 4,
  color: color.textSubtle,
  marginBlockEnd: 12,
});
export const entry = css({ display: 'inline-flex', alignItems: 'center', gap: 6 });
export const swatch = css({
  inlineSize: 14,
  blockSize: 14,
  borderRadius: 3,
  '@media': {
    [media.forcedColors]: { border: '1px solid CanvasText' },
    print: { printColorAdjust: 'exact' },
  },
});
export const map = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gridTemplateRows: 'repeat(12, auto)',
  maxInlineSize: '33.75rem',
});
export const place = css({ minInlineSize: 0, blockSize: 'clamp(36px, calc(100cqi / 12), 45px)' });
// The edge is clear: tiles stand apart, and a finger meets no gap between them.
export const tile = css({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  blockSize: '100%',
  paddingInline: 5,
  paddingBlock: 2,
  border: '1.5px solid transparent',
  backgroundClip: 'padding-box',
  borderRadius: vars.radius.control,
  textDecoration: 'none',
  cursor: 'pointer',
  position: 'relative',
  selectors: {
    '&[data-still]': { cursor: 'default' },
    '&[data-hovered]': { boxShadow: `inset 0 0 0 2px ${color.accent}` },
    '&[data-selected]': { borderColor: color.text, boxShadow: `0 0 0 1.5px ${color.text}`, zIndex: 1 },
    '&[data-focus-visible]': { ...focusRing(3), zIndex: 2 },
  },
  '@media': {
    [media.forcedColors]: {
      borderColor: 'LinkText',
      selectors: { '&[data-selected]': { borderColor: 'Highlight', borderWidth: 3 } },
    },
    print: { printColorAdjust: 'exact' },
  },
  '@container': { [NARROW]: { paddingInline: 0, alignItems: 'center' } },
});
// The second place under 14 px (rules/design#maps): the name repeats the code.
export const code = css({
  fontSize: '0.75rem',
  lineHeight: '0.875rem',
  '@container': { [NARROW]: { fontSize: '0.6875rem' } },
});
export const value = css({
  fontSize: '1rem',
  lineHeight: '1.125rem',
  fontWeight: 680,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.02em',
  '@container': { [NARROW]: { fontSize: '0.75rem', lineHeight: '0.875rem', letterSpacing: '-0.04em' } },
});
// Three columns of the map wide; its two columns are a little wider than those, for codes of three signs.
export const inset = css({ gridColumn: '1 / span 3', gridRow: '6 / span 7', alignSelf: 'end' });
export const insetTitle = css({
  ...text.small,
  color: color.textSubtle,
  paddingInlineStart: 2,
  marginBlockEnd: 2,
  whiteSpace: 'nowrap',
});
export const insetMap = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  inlineSize: '80%',
});
export const help = css({ ...text.small, color: color.textSubtle, marginBlockStart: 12, maxInlineSize: '60ch' });
