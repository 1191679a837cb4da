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
  },
  '@media': {
    [media.stacked]: { selectors: { '&[data-ruled]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
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
    [media.stacked]: {
      selectors: {
        '[data-ruled] > &:nth-child(odd)': { paddingInlineStart: 0 },
        '[data-ruled] > &:nth-child(even)': { borderInlineEnd: 0 },
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
  alignItems: 'center',
  gap: 8,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    'a &': { color: color.accent },
    '[data-ruled] &': { color: color.text },
    '[data-tone="warning"] &': { color: color.warning },
    '[data-tone="danger"] &': { color: color.danger },
  },
});
export const detail = css({ ...text.small, color: color.textSubtle, overflowWrap: 'anywhere' });
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
