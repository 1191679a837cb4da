import { recipe } from '@vanilla-extract/recipes';
import { css } from '../../internal/css.ts';
import { media } from '../../theme/media.ts';
import { focusRing, text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, radius } = vars;

export const section = css({ borderBlockStart: `2px solid ${color.rule}`, paddingBlockStart: 10 });
export const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4, marginBlockEnd: 8 });
export const title = css({
  ...text.h2,
  marginInlineEnd: 8,
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
});
export const count = css({
  ...text.small,
  color: color.textSubtle,
  flexGrow: 1,
  paddingInlineStart: 12,
  '@media': { [media.phone]: { flexBasis: '100%', paddingInlineStart: 0 } },
});

/** The rail's own rows: the days, then a lane each, then a little air. */
export const rail = recipe({
  base: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(var(--days), minmax(0, 1fr))',
    rowGap: 4,
    borderBlockEnd: `1px solid ${color.border}`,
    selectors: { '&:focus-visible': focusRing(2) },
  }),
  variants: {
    view: {
      month: css({
        gridTemplateRows: '3.25rem repeat(var(--lanes), 1.75rem) 6px',
        '@media': { [media.coarse]: { gridTemplateRows: '3.25rem repeat(var(--lanes), 2.75rem) 6px' } },
      }),
      week: css({ gridTemplateRows: '3.25rem repeat(var(--lanes), auto) 6px' }),
    },
  },
});
export const bars = css({ display: 'contents' });
export const day = css({
  ...text.small,
  gridRow: '1 / -1',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  paddingBlockStart: 4,
  minInlineSize: 0,
  color: color.textSubtle,
  selectors: {
    '&[data-free]': { background: color.surfaceSunken },
    // Today's line runs behind the bars.
    '&[data-today]::after': { content: '""', flexGrow: 1, inlineSize: 2, background: color.accent },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-today]::after': { background: 'CanvasText', forcedColorAdjust: 'none' } },
    },
  },
});
export const number = css({
  fontVariantNumeric: 'tabular-nums',
  color: color.text,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  maxInlineSize: '1.75rem',
  blockSize: '1.5rem',
  borderRadius: radius.control,
  selectors: {
    '[data-free] > &': { color: color.textSubtle },
    '[data-today] > &': {
      fontWeight: 700,
      color: color.accent,
      background: color.surface,
      boxShadow: `inset 0 0 0 2px ${color.accent}`,
    },
  },
  '@media': { [media.forcedColors]: { selectors: { '[data-today] > &': { outline: '2px solid CanvasText' } } } },
});
export const place = css({ minInlineSize: 0, display: 'grid' });

const tones = {
  '&[data-tone="draft"]': { background: color.surface, borderColor: color.borderControl, color: color.text },
  '&[data-tone="current"]': {
    background: color.surfaceSelected,
    borderColor: `color-mix(in oklch, ${color.accent} 40%, transparent)`,
    color: color.accent,
  },
  '&[data-tone="closed"]': { background: color.neutralTint, borderColor: color.borderStrong, color: color.text },
  '&[data-tone="danger"]': {
    background: color.surface,
    borderColor: color.danger,
    boxShadow: `inset 0 0 0 1px ${color.danger}`,
    color: color.danger,
  },
} as const;
export const bar = recipe({
  base: css({
    ...text.small,
    fontWeight: 600,
    display: 'flex',
    alignItems: 'center',
    minInlineSize: 0,
    marginInline: 1,
    border: '1px solid transparent',
    borderRadius: radius.control,
    textDecoration: 'none',
    selectors: {
      ...tones,
      '&[data-cut-before]': { borderStartStartRadius: 0, borderEndStartRadius: 0, borderInlineStartStyle: 'dashed' },
      '&[data-cut-after]': { borderStartEndRadius: 0, borderEndEndRadius: 0, borderInlineEndStyle: 'dashed' },
      '&[data-hovered]': { textDecoration: 'underline' },
      '&[data-focus-visible]': { ...focusRing(1), position: 'relative', zIndex: 1 },
    },
    '@media': { [media.forcedColors]: { borderColor: 'LinkText' } },
  }),
  variants: {
    view: {
      month: css({ justifyContent: 'center', paddingInline: 2 }),
      week: css({ alignItems: 'flex-start', padding: '4px 8px 6px', minBlockSize: '2.75rem' }),
    },
  },
});
export const barWords = css({ display: 'flex', flexDirection: 'column', minInlineSize: 0, fontWeight: 400 });
export const barTitle = css({ display: 'flex', alignItems: 'center', gap: 6, minInlineSize: 0, fontWeight: 600 });
export const cut = css({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // One day has room for three letters: a sign of what is left out would leave one.
  selectors: { '&[data-short]': { textOverflow: 'clip' } },
});
export const icon = css({ flexShrink: 0 });
export const crowd = css({
  ...text.small,
  fontWeight: 600,
  color: color.accent,
  background: 'none',
  border: 0,
  padding: 0,
  cursor: 'pointer',
  borderRadius: radius.control,
  selectors: { '&[data-hovered]': { background: color.surfaceHover }, '&[data-focus-visible]': focusRing(1) },
});

export const empty = css({ color: color.textSubtle, paddingBlock: '4px 16px' });
export const listDay = css({ paddingBlock: 8, borderBlockEnd: `1px solid ${color.border}` });
export const listTitle = css({
  ...text.h3,
  marginBlockEnd: 2,
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
});
export const listBars = css({ display: 'flex', flexDirection: 'column' });
export const listBar = css({
  ...text.small,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: vars.size.controlSmall,
  color: color.text,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-tone="current"]': { color: color.accent },
    '&[data-tone="danger"]': { color: color.danger },
    '&[data-hovered]': { textDecoration: 'underline' },
    '&[data-focus-visible]': focusRing(1),
  },
});
export const strong = css({ fontWeight: 600 });
