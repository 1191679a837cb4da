import { css } from '../../internal/css.ts';
import { dot, thread } from '../../internal/threadStyles.ts';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
export const item = css({
  ...thread({ insetBlock: '12px 0', insetInlineStart: 5 }),
  paddingInlineStart: 24,
  paddingBlockEnd: 20,
});
export const node = css({
  ...dot,
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: 4,
  selectors: { '&[data-major]': { background: color.accent, borderColor: color.accent } },
  '@media': {
    [media.forcedColors]: {
      ...dot['@media'][media.forcedColors],
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
