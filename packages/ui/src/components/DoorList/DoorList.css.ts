import { css } from '../../internal/css.ts';
import { focusRing, text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
export const door = css({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) 20px',
  gap: 14,
  alignItems: 'center',
  inlineSize: '100%',
  paddingBlock: 8,
  // The chevron moves into it.
  paddingInlineEnd: 4,
  color: color.text,
  textAlign: 'start',
  textDecoration: 'none',
  borderBlockEnd: `1px solid ${color.border}`,
  selectors: { 'li:last-child > &': { borderBlockEnd: 0 }, '&[data-focus-visible]': focusRing(2) },
});
export const icon = css({ color: color.accent });
export const title = css({
  ...text.h3,
  color: color.accent,
  display: 'block',
  // Keeps the space at its end.
  whiteSpace: 'pre-wrap',
  selectors: { '[data-hovered] &': { textDecoration: 'underline' } },
});
export const description = css({ ...text.small, color: color.textSubtle });
export const chevron = css({
  color: color.accent,
  transition: `transform ${vars.duration.fast} ${vars.ease}`,
  selectors: { '[data-hovered] > &': { transform: 'translateX(3px)' } },
});
