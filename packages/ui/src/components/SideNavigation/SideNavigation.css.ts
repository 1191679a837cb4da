import { globalStyle } from '@vanilla-extract/css';
import { css } from '../../internal/css.ts';
import { media, z } from '../../theme/media.ts';
import { focusRing } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
export const item = css({
  position: 'relative',
  display: 'grid',
  // A count makes its own column: without one, the words have its place.
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gridAutoFlow: 'column',
  columnGap: 8,
  alignItems: 'center',
  minBlockSize: 40,
  paddingBlock: 4,
  // Two words such as « Questions fréquentes » hold on one line, also as the current ones.
  paddingInline: '21px 4px',
  color: color.text,
  textDecoration: 'none',
  borderInlineStart: '3px solid transparent',
  selectors: {
    '&[data-hovered]': { background: color.surfaceHover },
    '&[aria-current="page"]': {
      background: color.surfaceSelected,
      color: color.accent,
      fontWeight: 650,
      letterSpacing: '-0.01em',
      borderInlineStartColor: color.accent,
    },
    '&[data-focus-visible]': focusRing(-3),
  },
  '@media': {
    [media.coarse]: { minBlockSize: 44 },
    [media.forcedColors]: {
      borderInlineStartColor: 'Canvas',
      selectors: { '&[aria-current="page"]': { borderInlineStartColor: 'Highlight' } },
    },
  },
});
export const words = css({ overflowWrap: 'anywhere', lineHeight: 1.25 });
export const line = css({ paddingBlock: 12 });
export const group = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: 4,
  inlineSize: '100%',
  minBlockSize: 36,
  marginBlockStart: 8,
  paddingBlock: 4,
  paddingInline: '24px 12px',
  border: 0,
  background: 'none',
  font: 'inherit',
  textAlign: 'start',
  color: color.textSubtle,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: color.surfaceHover, color: color.text },
    '&[data-focus-visible]': focusRing(-3),
  },
  '@media': { [media.coarse]: { minBlockSize: 44 } },
});
export const groupWords = css({ fontSize: '0.875rem', fontWeight: 600, lineHeight: 1.25 });
export const chevron = css({
  selectors: { '[aria-expanded="false"] > &': { transform: 'rotate(-90deg)' } },
});
export const foldedItem = css({ display: 'none' });
// Only where the names of groups are not shown a line parts them.
export const groupLine = css({ display: 'none' });
export const count = css({
  paddingInlineEnd: 20,
  fontSize: '0.875rem',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});
// Beside what fills the window, or needs its width, only the icons stand; the names show on hover and on focus, over the page.
const folded = 'html:is([data-fills-window], [data-folds-menu]) nav ';
const wide = '(min-width: 64rem)';
const floating = {
  position: 'absolute',
  insetInlineStart: 52,
  zIndex: z.menu,
  padding: '8px 12px',
  whiteSpace: 'nowrap',
  color: color.text,
  background: color.surfaceRaised,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.raised,
} as const;
globalStyle(`${folded}${item}`, {
  '@media': { [wide]: { position: 'relative', gridTemplateColumns: '20px', paddingInline: '15px 15px' } },
});
// Named by their classes: what has none would make the browser look at the styles of the whole page at each change in it.
globalStyle(`${folded}${item} > ${words}, ${folded}${item} > ${count}`, {
  '@media': { [wide]: { position: 'absolute', opacity: 0, pointerEvents: 'none', whiteSpace: 'nowrap' } },
});
globalStyle(`${folded}${item}:is([data-hovered], [data-focus-visible]) > ${words}`, {
  '@media': { [wide]: { ...floating, opacity: 1 } },
});
// Without names nothing can be unfolded: all entries stand, a line between groups.
globalStyle(`${folded}${group}`, { '@media': { [wide]: { display: 'none' } } });
globalStyle(`${folded}${groupLine}`, { '@media': { [wide]: { display: 'block', paddingBlock: 8 } } });
globalStyle(`${folded}${foldedItem}`, { '@media': { [wide]: { display: 'revert' } } });
