import { css } from '../../internal/css.ts';
import { focusRing, text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const list = css({ listStyle: 'none', margin: 0, padding: 0 });
export const item = css({
  display: 'flex',
  // The buttons go under the words before these are cut.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 8px',
  paddingBlock: 10,
  borderBlockEnd: `1px solid ${color.border}`,
  selectors: {
    '&:last-child': { borderBlockEnd: 0 },
    '&[data-held]': { background: color.accentTint, outline: `2px solid ${color.accent}`, outlineOffset: -2 },
  },
});
// A finger that drags must not scroll the page.
export const handle = css({
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: 28,
  blockSize: 40,
  color: color.textSubtle,
  cursor: 'grab',
  touchAction: 'none',
  selectors: { '[data-held] &': { cursor: 'grabbing' } },
});
export const line = css({
  flex: '1 1 13rem',
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
});
export const words = css({ flex: '1 1 12rem', minInlineSize: 0, overflowWrap: 'anywhere' });
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
export const moves = css({ flexShrink: 0, display: 'flex', marginInlineStart: 'auto' });
