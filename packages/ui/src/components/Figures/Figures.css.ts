import { css } from '../../internal/css.ts';
import { media } from '../../theme/media.ts';
import { focusRing, text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  columnGap: 24,
  rowGap: 16,
  selectors: {
    '&[data-ruled]': {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      gap: 0,
      borderBlockStart: `2px solid ${color.rule}`,
    },
    '&[data-ruled][data-count="3"], &[data-ruled][data-count="6"]': {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    },
    '&[data-ruled][data-count="5"]': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  },
  '@media': {
    [media.stacked]: {
      selectors: {
        '&[data-ruled], &[data-ruled][data-count="5"], &[data-ruled][data-count="6"]': {
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        },
        '&[data-ruled][data-count="3"]': { gridTemplateColumns: 'minmax(0, 1fr)' },
      },
    },
    [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 16 },
  },
});
export const item = css({
  display: 'flex',
  borderInlineStart: `2px solid ${color.border}`,
  paddingInlineStart: 16,
  selectors: {
    '[data-ruled] > &': {
      borderInlineStart: 0,
      borderInlineEnd: `1px solid ${color.border}`,
      borderBlockEnd: `1px solid ${color.border}`,
      paddingInline: '20px 12px',
      paddingBlock: '14px 12px',
    },
    '[data-ruled] > &:first-child': { paddingInlineStart: 0 },
    '[data-ruled] > &:last-child': { borderInlineEnd: 0 },
  },
  '@media': {
    // Six stand in two rows of three.
    [`not all and ${media.stacked}`]: {
      selectors: {
        '[data-ruled][data-count="6"] > &:nth-child(3n + 1)': { paddingInlineStart: 0 },
        '[data-ruled][data-count="6"] > &:nth-child(3n)': { borderInlineEnd: 0 },
      },
    },
    [media.stacked]: {
      selectors: {
        '[data-ruled] > &:nth-child(odd), [data-count="3"] > &': { paddingInlineStart: 0 },
        '[data-ruled] > &:nth-child(even), [data-count="3"] > &': { borderInlineEnd: 0 },
      },
    },
  },
});
export const figure = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  minInlineSize: 0,
  minBlockSize: vars.size.control,
  color: color.text,
  textDecoration: 'none',
  selectors: { '&[data-focus-visible]': focusRing(4) },
});
export const value = css({
  ...text.h1,
  display: 'inline-flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  columnGap: 8,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    'a &': { color: color.accent },
    '[data-ruled] &': { color: color.text },
    '[data-tone="warning"] &': { color: color.warning },
    '[data-tone="danger"] &': { color: color.danger },
  },
});
export const icon = css({ alignSelf: 'center', flexShrink: 0 });
export const aside = css({ fontSize: '1rem', lineHeight: '1.5rem', fontWeight: 600, letterSpacing: 0 });
export const detail = css({
  ...text.small,
  color: color.textSubtle,
  overflowWrap: 'anywhere',
  selectors: { '&[data-better]': { color: color.success } },
});
export const trend = css({ display: 'inline-block', verticalAlign: '-3px', marginInlineEnd: 6 });
export const label = css({
  ...text.small,
  color: color.textSubtle,
  overflowWrap: 'anywhere',
  textUnderlineOffset: '0.22em',
  selectors: {
    'a &': { textDecoration: 'underline' },
    '[data-hovered] &': { textDecorationThickness: 2 },
    '[data-ruled] &': { order: -1, color: color.text, fontWeight: 600 },
    '[data-ruled] a &': { color: color.accent },
  },
});
