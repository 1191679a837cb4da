import { css } from '../../internal/css.ts';
import { focusRing, text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const list = css({ selectors: { '&:focus-visible': focusRing(4) } });
export const item = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 14,
  paddingBlock: 12,
  borderBlockEnd: `1px solid ${color.border}`,
  selectors: { '&:first-child': { paddingBlockStart: 4 }, '&:last-child': { borderBlockEnd: 0, paddingBlockEnd: 4 } },
});
export const icon = css({ flexShrink: 0, marginBlockStart: 2, color: color.textSubtle });
// What stands at the end goes under the words where both do not fit.
export const line = css({
  flexGrow: 1,
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
});
export const words = css({ flex: '1 1 13rem', minInlineSize: 0, overflowWrap: 'anywhere' });
export const title = css({
  ...text.h3,
  color: color.text,
  selectors: {
    'a&': { color: color.accent, textDecoration: 'none', textUnderlineOffset: '0.22em' },
    '&[data-hovered]': { textDecoration: 'underline' },
    '&[data-focus-visible]': focusRing(2),
  },
});
export const description = css({ ...text.small, color: color.textSubtle });
// Goes under the words before it shrinks; a sentence then wraps.
export const end = css({ ...text.small, flexShrink: 1, minInlineSize: 0 });
