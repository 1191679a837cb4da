import { css } from '../../internal/css.ts';
import { vars } from '../../theme/vars.css.ts';

export const summary = css({
  display: 'flex',
  gap: 12,
  padding: 20,
  border: `2px solid ${vars.color.danger}`,
  borderRadius: vars.radius.card,
  selectors: { '&:has(h2:focus)': { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 } },
});
export const words = css({ minInlineSize: 0, overflowWrap: 'anywhere' });
/** The ring stands round the whole. */
export const title = css({ outline: 'none' });

export const icon = css({ color: vars.color.danger, flexShrink: 0 });
export const list = css({ display: 'flex', flexDirection: 'column', gap: 8, marginBlockStart: 8 });
