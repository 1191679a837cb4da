import { globalStyle } from '@vanilla-extract/css';
import { css } from '../../internal/css.ts';
import { media } from '../../theme/media.ts';
import { focusRing, text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

export const list = css({
  display: 'flex',
  flexGrow: 1,
  columnGap: 24,
  marginInlineStart: 24,
  // Under the brand, over the whole width.
  '@media': { [media.stacked]: { order: 1, flexBasis: '100%', marginInlineStart: 0, columnGap: 20 } },
});
// The row of the band makes room for one more; written here, so that only pages with links carry it.
globalStyle(`:has(> ${list})`, {
  '@media': { [media.stacked]: { flexWrap: 'wrap', rowGap: 0, paddingBlockStart: 6 } },
});
export const link = css({
  ...text.label,
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 56,
  color: vars.color.onBlock,
  textDecoration: 'none',
  borderBlock: '3px solid transparent',
  selectors: {
    '&[data-hovered]': { textDecoration: 'underline', textUnderlineOffset: '0.22em' },
    '&[aria-current]': { borderBlockEndColor: vars.color.onBlock },
    '&[data-focus-visible]': focusRing(-3),
  },
  '@media': {
    [media.stacked]: { ...text.small, fontWeight: 600, minBlockSize: 44 },
    [media.forcedColors]: { selectors: { '&:not([aria-current])': { borderColor: 'Canvas' } } },
  },
});
