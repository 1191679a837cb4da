import { globalStyle } from '@vanilla-extract/css';
import { css } from '../../internal/css.ts';
import { media } from '../../theme/media.ts';
import { focusRing, text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const row = css({
  display: 'grid',
  gridTemplateColumns: '11.5rem minmax(0, 1fr) minmax(8rem, 13rem) minmax(7rem, 8.5rem)',
  columnGap: 20,
  alignItems: 'center',
  minBlockSize: 64,
  paddingBlock: 10,
  borderBlockEnd: `1px solid ${color.border}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
  '@media': {
    [media.stacked]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      rowGap: 4,
      paddingBlock: 12,
    },
    // Whose move it is and what can be done share a line, as on the drawing: a button a row would double the list.
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 12 },
  },
});
export const when = css({
  '@media': {
    [media.stacked]: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 12 },
    [media.phone]: { gridColumn: '1 / -1' },
  },
});
export const words = css({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: 6,
  selectors: {
    '&[data-tone="late"], &[data-tone="loss"]': { color: color.danger, fontWeight: 650 },
    '&[data-tone="soon"]': { color: color.warning, fontWeight: 650 },
    '&[data-tone="month"]': { fontWeight: 650 },
    '&[data-tone="later"]': { color: color.textSubtle },
    '&:empty': { display: 'none' },
  },
});
// Otherwise the foot of the icon is what the date beside it stands on.
globalStyle(`${words} > svg`, { alignSelf: 'center' });
export const date = css({ ...text.small, display: 'block', color: color.textSubtle });
export const what = css({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { gridColumn: '1 / -1' } },
});
export const title = css({
  ...text.h3,
  fontWeight: 600,
  color: color.accent,
  textDecoration: 'none',
  textUnderlineOffset: '0.22em',
  selectors: {
    '&[data-hovered]': { textDecoration: 'underline' },
    '&[data-focus-visible]': focusRing(2),
  },
});
export const description = css({ ...text.small, color: color.textSubtle });
export const whose = css({
  ...text.small,
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: 6,
  color: color.textSubtle,
  selectors: { '&[data-reader]': { color: color.text, fontWeight: 650 } },
});
export const icon = css({ flexShrink: 0, alignSelf: 'center' });
export const action = css({
  justifySelf: 'end',
  '@media': {
    [media.stacked]: { justifySelf: 'start', selectors: { '&:empty': { display: 'none' } } },
    [media.phone]: { justifySelf: 'end' },
    print: { display: 'none' },
  },
});
