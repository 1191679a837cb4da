import { css } from '../../internal/css.ts';
import { vars } from '../../theme/vars.css.ts';

export const summary = css({
  display: 'flex',
  gap: 12,
  padding: 20,
  border: `2px solid ${vars.color.danger}`,
  borderRadius: vars.radius.card,
});
export const words = css({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const icon = css({ color: vars.color.danger, flexShrink: 0 });
export const list = css({ display: 'flex', flexDirection: 'column', gap: 8, marginBlockStart: 8 });
