import { css } from '../../internal/css.ts';
import { media } from '../../theme/media.ts';
import { focusRing, text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
/** Under this width of the plot its controls stand under its words. */
const NARROW = '(max-width: 29rem)';
const WIDE = '(min-width: 34.01rem)';
/** How many lines are shown before one asks for all. */
export const MOST = 12;
/** A line after those, on a screen that does not show all. */
export const foldedAway = `[data-folded] &:nth-child(n + ${MOST + 1})`;

export const frame = css({
  containerType: 'inline-size',
  borderBlockStart: `2px solid ${color.rule}`,
  paddingBlockStart: 10,
});
export const head = css({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gridTemplateAreas: '"title controls" "about about"',
  columnGap: 16,
  rowGap: 4,
  alignItems: 'center',
  marginBlockEnd: 8,
  '@container': { [NARROW]: { gridTemplateColumns: '1fr', gridTemplateAreas: '"title" "about" "controls"' } },
  '@media': { print: { breakAfter: 'avoid' } },
});
export const title = css({ gridArea: 'title', minInlineSize: 0 });
export const about = css({ ...text.small, gridArea: 'about', color: color.textSubtle, maxInlineSize: '70ch' });
export const controls = css({
  gridArea: 'controls',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  '@container': { [NARROW]: { justifyContent: 'space-between' } },
  '@media': { print: { display: 'none' } },
});
export const view = css({
  selectors: { '&[data-away]': { display: 'none' } },
  // On paper the drawing, then its figures.
  '@media': { print: { selectors: { '&, &[data-away]': { display: 'block', marginBlockEnd: 12 } } } },
});
/** On paper a drawing stays whole; its table goes on over the page, so that none is left blank. */
export const drawing = css({ '@media': { print: { breakInside: 'avoid' } } });
export const legend = css({
  ...text.small,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 18,
  rowGap: 4,
  color: color.textSubtle,
  marginBlockEnd: 12,
});
export const source = css({
  ...text.small,
  color: color.textSubtle,
  marginBlockStart: 8,
  '@media': { print: { breakBefore: 'avoid' } },
});
export const all = css({ marginBlockStart: 4, '@media': { print: { display: 'none' } } });

export const table = css({ ...text.small, inlineSize: '100%', borderCollapse: 'collapse' });
export const row = css({
  selectors: { [foldedAway]: { display: 'none' } },
  '@media': { print: { breakInside: 'avoid', selectors: { [foldedAway]: { display: 'table-row' } } } },
});
export const cell = css({
  blockSize: 36,
  paddingBlock: 6,
  paddingInline: '0 12px',
  borderBlockEnd: `1px solid ${color.border}`,
  fontWeight: 400,
  textAlign: 'start',
  // A long word widens its column, until it would widen the page.
  overflowWrap: 'break-word',
  selectors: {
    '&[data-figure]': {
      textAlign: 'end',
      fontVariantNumeric: 'tabular-nums',
      paddingInline: '12px 0',
      whiteSpace: 'nowrap',
      overflowWrap: 'normal',
    },
    '&[data-main]': { fontWeight: 600 },
    '&[data-subtle]': { color: color.textSubtle, fontWeight: 400 },
    'thead &': { borderBlockEnd: `2px solid ${color.rule}`, verticalAlign: 'bottom', whiteSpace: 'normal' },
    // Figures take the room that they need, names the rest.
    'thead &[data-figure]': { inlineSize: '1%', whiteSpace: 'normal' },
  },
  // Where there is room, no name of a column stands on five lines.
  '@container': { [WIDE]: { selectors: { 'thead &[data-figure]': { minInlineSize: 76 } } } },
  // A phone keeps the names and the figure that matters most, or all where they are few: the file has all.
  '@media': {
    [media.phone]: { overflowWrap: 'anywhere' },
    [`screen and ${media.phone}`]: {
      selectors: {
        '&[data-figure]:not([data-main])': { display: 'none' },
        '[data-few] &[data-figure]:not([data-subtle])': { display: 'table-cell' },
      },
    },
  },
});
export const sort = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minBlockSize: 24,
  color: color.textSubtle,
  fontWeight: 600,
  textAlign: 'inherit',
  cursor: 'pointer',
  selectors: {
    '[aria-sort] > &': { color: color.accent },
    '&[data-hovered]': { textDecoration: 'underline', textUnderlineOffset: '0.22em' },
    '&[data-focus-visible]': focusRing(2),
  },
  '@media': { [media.coarse]: { minBlockSize: 44 } },
});
