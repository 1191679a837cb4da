import { css } from '../../internal/css.ts';
import { focusRing, text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const item = css({ borderBlockEnd: `1px solid ${color.border}` });
export const title = css({ ...text.h3, overflowWrap: 'anywhere' });
export const button = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  inlineSize: '100%',
  minBlockSize: 48,
  paddingBlock: 10,
  color: color.accent,
  cursor: 'pointer',
  textAlign: 'start',
  textUnderlineOffset: '0.22em',
  selectors: { '&[data-hovered]': { textDecoration: 'underline' }, '&[data-focus-visible]': focusRing(2) },
});
export const words = css({ flexGrow: 1 });
// A long title wraps, its state does not.
export const end = css({ flexShrink: 0 });
export const chevron = css({
  flexShrink: 0,
  transition: `transform ${vars.duration.fast} ${vars.ease}`,
  selectors: { '[data-expanded] &': { transform: 'rotate(180deg)' } },
});
export const panel = css({ overflowWrap: 'anywhere' });
export const content = css({ paddingBlock: '0 16px', maxInlineSize: '70ch' });
