import { css } from '../../internal/css.ts';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
export const item = css({
  position: 'relative',
  paddingInlineStart: 24,
  paddingBlockEnd: 20,
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: '12px 0',
      insetInlineStart: 5,
      inlineSize: 2,
      background: color.borderStrong,
    },
    '&:last-child::before': { display: 'none' },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&::before': { background: 'CanvasText', forcedColorAdjust: 'none' } } },
  },
});
export const node = css({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: 4,
  inlineSize: 12,
  blockSize: 12,
  borderRadius: '50%',
  border: `2px solid ${color.borderControl}`,
  background: color.canvas,
  forcedColorAdjust: 'none',
  selectors: { '&[data-major]': { background: color.accent, borderColor: color.accent } },
  '@media': {
    [media.forcedColors]: {
      background: 'Canvas',
      borderColor: 'CanvasText',
      selectors: { '&[data-major]': { background: 'CanvasText' } },
    },
  },
});
export const date = css({ ...text.small, color: color.textSubtle });
export const title = css({ ...text.small, fontWeight: 650 });
export const comment = css({
  ...text.small,
  borderInlineStart: `2px solid ${color.borderStrong}`,
  paddingInlineStart: 10,
  marginBlockStart: 4,
  whiteSpace: 'pre-wrap',
});
export const day = css({ ...text.h3, paddingBlockEnd: 8 });
