import { fallbackVar } from '@vanilla-extract/css';
import { css } from '../../internal/css.ts';
import { hidden } from '../../internal/hidden.ts';
import { media, z } from '../../theme/media.ts';
import { stickyTop } from '../../theme/stickyTop.css.ts';
import { focusRing, text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
export const bar = css({
  ...text.small,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '8px 24px',
  minBlockSize: 40,
  borderRadius: vars.radius.control,
  selectors: {
    '&[data-selecting]': {
      position: 'sticky',
      insetBlockStart: fallbackVar(stickyTop, '0px'),
      zIndex: z.tableHead + 1,
      background: color.block,
      color: color.onBlock,
      paddingInline: '14px 4px',
    },
  },
  '@media': {
    // The fewest lines: the first action stands beside the count.
    [media.phone]: { selectors: { '&[data-selecting]': { gap: '0 8px', paddingInline: '12px 4px' } } },
    [media.forcedColors]: { selectors: { '&[data-selecting]': { border: '1px solid CanvasText' } } },
    [media.low]: { selectors: { '&[data-selecting]': { position: 'static' } } },
    print: { display: 'none' },
  },
});
export const words = css({
  color: color.textSubtle,
  selectors: { '[data-selecting] > &': { color: 'inherit', fontWeight: 600, paddingBlock: 8 } },
});
export const end = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  // The actions stand near the boxes, what gives the choice up at the end.
  selectors: { '[data-selecting] > &': { flexGrow: 1 } },
  '@media': { [media.phone]: { selectors: { '[data-selecting] > &': { display: 'contents' } } } },
});
export const clear = css({ marginInlineStart: 'auto' });
export const action = css({
  ...text.small,
  fontWeight: 600,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minBlockSize: vars.size.controlSmall,
  paddingInline: 10,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: color.blockLine },
    '&[data-focus-visible]': { ...focusRing(-2), outlineColor: color.onBlock },
  },
  '@media': {
    [media.forcedColors]: { border: '1px solid ButtonText', selectors: { '&[data-focus-visible]': focusRing(2) } },
  },
});
// Beside the order of the cards a phone has room for the icon alone.
export const modeWords = css({ '@media': { [media.phone]: hidden } });
export const mode = css({
  selectors: { '&[data-selected]': { background: color.surfaceSelected, borderColor: color.accent } },
  '@media': { [media.forcedColors]: { selectors: { '&[data-selected]': { outline: '2px solid Highlight' } } } },
});
