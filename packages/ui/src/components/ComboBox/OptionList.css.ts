import { css } from '../../internal/css.ts';
import { text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

export const options = css({ outline: 'none' });
export const empty = css({
  ...text.body,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 36,
  paddingInline: 15,
  paddingBlock: 6,
  color: vars.color.textSubtle,
});
export const described = css({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const description = css({ ...text.small, color: vars.color.textSubtle });
export const mark = css({ color: vars.color.textSubtle, pointerEvents: 'none', marginInlineEnd: 10 });
export const failure = css({
  ...text.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 8,
  color: vars.color.warning,
});
export const words = css({ display: 'flex', gap: 6, minInlineSize: 0, overflowWrap: 'anywhere' });
export const icon = css({ flexShrink: 0, marginBlockStart: 2 });
