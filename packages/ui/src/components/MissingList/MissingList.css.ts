import { css } from '../../internal/css.ts';
import { media } from '../../theme/media.ts';
import { focusRing, text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const card = css({
  border: `1px solid ${color.borderStrong}`,
  borderInlineStart: `3px solid ${color.warning}`,
  borderRadius: vars.radius.card,
  paddingBlock: 12,
  paddingInline: 16,
  '@media': { print: { display: 'none' } },
});
export const list = css({});
export const item = css({
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
});
export const line = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  inlineSize: '100%',
  minBlockSize: 56,
  paddingBlock: 6,
  textAlign: 'start',
  cursor: 'pointer',
  borderRadius: vars.radius.control,
  selectors: {
    '&[data-hovered]': { background: color.surfaceHover },
    '&[data-pressed]': { background: color.surfaceSelected },
    '&[data-focus-visible]': focusRing(2),
  },
  '@media': { [media.forcedColors]: { border: '1px solid ButtonText' } },
});
export const words = css({ display: 'flex', flexDirection: 'column', minInlineSize: 0, overflowWrap: 'anywhere' });
export const name = css({ fontWeight: 600, color: color.accent });
export const description = css({ ...text.small, color: color.textSubtle });
export const icon = css({ flexShrink: 0, color: color.accent });
