import { recipe } from '@vanilla-extract/recipes';
import { css } from '../../internal/css.ts';
import { media } from '../../theme/media.ts';
import { focusRing, text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
/** Room for the focus ring on each side of a tab's words. */
const ASIDE = 8;

/** Room for the button at an end where more tabs are hidden. */
const EDGE = 44;

export const frame = css({
  position: 'relative',
  // The words align with the page's edge; the room for the ring lies outside it.
  marginInlineStart: -ASIDE,
  minInlineSize: 0,
  '@media': { print: { display: 'none' } },
});
export const row = css({
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // A focused tab comes beside the button, not under it.
  scrollPaddingInline: EDGE,
});
export const edge = recipe({
  base: css({
    position: 'absolute',
    insetBlock: 0,
    inlineSize: EDGE,
    display: 'flex',
    alignItems: 'center',
    padding: 0,
    border: 0,
    cursor: 'pointer',
    color: color.accent,
    selectors: { '&:hover': { color: color.accentHover } },
    '@media': { [media.forcedColors]: { background: 'Canvas', color: 'ButtonText' } },
  }),
  variants: {
    way: {
      [-1]: css({
        insetInlineStart: 0,
        justifyContent: 'flex-start',
        background: `linear-gradient(to right, ${color.canvas} 55%, transparent)`,
      }),
      1: css({
        insetInlineEnd: 0,
        justifyContent: 'flex-end',
        background: `linear-gradient(to left, ${color.canvas} 55%, transparent)`,
      }),
    },
  },
});
export const list = css({
  position: 'relative',
  display: 'flex',
  gap: 28 - 2 * ASIDE,
  inlineSize: 'max-content',
  minInlineSize: '100%',
  // The line under the tabs, covered by a tab's mark; as a border with tabs set over it, it would let the row scroll by a pixel.
  background: `linear-gradient(${color.borderStrong}, ${color.borderStrong}) ${ASIDE}px 100% / 100% 1px no-repeat`,
  '@media': { [media.forcedColors]: { borderBlockEnd: '1px solid CanvasText' } },
});
/** A row of tabs, and what stands at its end: under it where both do not fit, so that no tab is hidden for it; on a phone the tabs scroll anyway. */
export const tabsLine = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  '@media': {
    print: { display: 'none' },
    [media.phone]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
});
export const tabsBefore = css({ flex: '1 1 auto', minInlineSize: 0, maxInlineSize: '100%' });
export const tabsEnd = css({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  paddingInlineStart: 16,
  background: `linear-gradient(${color.borderStrong}, ${color.borderStrong}) 0 100% / 100% 1px no-repeat`,
  '@media': { [media.forcedColors]: { borderBlockEnd: '1px solid CanvasText' } },
});
/** Tabs that wrap, each with its own piece of the line under it. */
export const wrappingList = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 12,
  marginInlineStart: -ASIDE,
  '@media': { print: { display: 'none' } },
});
export const tab = css({
  ...text.label,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 44,
  flexShrink: 0,
  cursor: 'pointer',
  color: color.textSubtle,
  textDecoration: 'none',
  position: 'relative',
  paddingInline: ASIDE,
  paddingBlockEnd: 3,
  selectors: {
    '&[data-hovered]': { color: color.accent },
    '&[data-selected], &[aria-current="page"]': { color: color.accent },
    // Inside, since the row is cut where it scrolls.
    '&[data-focus-visible], &:focus-visible': focusRing(-3),
    '&::after': {
      content: '',
      position: 'absolute',
      insetInline: ASIDE,
      insetBlockEnd: 0,
      borderBlockEnd: '3px solid transparent',
    },
    '&[data-selected]::after, &[aria-current="page"]::after': { borderBlockEndColor: color.accent },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&::after': { borderBlockEndColor: 'Canvas' },
        '&[data-selected]::after, &[aria-current="page"]::after': { borderBlockEndColor: 'Highlight' },
      },
    },
  },
});
export const wrappingTab = css({
  background: `linear-gradient(${color.borderStrong}, ${color.borderStrong}) ${ASIDE}px 100% / calc(100% - ${2 * ASIDE}px) 1px no-repeat`,
});
export const count = css({
  ...text.small,
  fontWeight: 600,
  paddingInline: 6,
  borderRadius: vars.radius.control,
  background: color.neutralTint,
  color: color.text,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[aria-current="page"] > &': { background: color.accent, color: color.onAccent } },
});
/** The tick of a tab with nothing left to fill. */
export const filled = css({ color: color.success, flexShrink: 0 });
export const errors = css({
  ...text.small,
  fontWeight: 600,
  display: 'inline-flex',
  gap: 4,
  alignItems: 'center',
  color: color.danger,
});
export const panel = css({
  paddingBlockStart: 24,
  outline: 'none',
  // On paper all of them show, each under its name.
  '@media': { print: { paddingBlockStart: 0, selectors: { '& + &': { marginBlockStart: 36 } } } },
});
export const printed = css({
  ...text.h2,
  display: 'none',
  '@media': { print: { display: 'block', marginBlockEnd: 12 } },
});
