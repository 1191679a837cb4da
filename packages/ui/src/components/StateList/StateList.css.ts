import { css } from '../../internal/css.ts';
import { media } from '../../theme/media.ts';
import { focusRing, text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 8rem minmax(11rem, 16rem) 7.5rem',
  columnGap: 16,
  alignItems: 'center',
  minBlockSize: 48,
  paddingBlock: 7,
  borderBlockEnd: `1px solid ${color.border}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
  '@media': {
    [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start', rowGap: 4, paddingBlock: 12 },
  },
});
export const words = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 12,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const title = css({
  ...text.h3,
  color: color.text,
  selectors: {
    'a&': { color: color.accent, textDecoration: 'none', textUnderlineOffset: '0.22em' },
    '&[data-hovered]': { textDecoration: 'underline' },
    '&[data-focus-visible]': focusRing(2),
  },
});
export const note = css({ ...text.small, color: color.textSubtle });
export const date = css({ ...text.small });
export const action = css({
  justifySelf: 'end',
  // A place without action takes no line of its own where they stack.
  '@media': {
    [media.stacked]: { justifySelf: 'start', selectors: { '&:empty': { display: 'none' } } },
    [media.phone]: { display: 'grid', justifySelf: 'stretch' },
  },
});
