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
