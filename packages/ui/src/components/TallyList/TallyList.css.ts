import { css } from '../../internal/css.ts';
import { text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const list = css({ borderBlockStart: `2px solid ${color.rule}` });
export const row = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  minBlockSize: 44,
  paddingBlock: 6,
  borderBlockEnd: `1px solid ${color.border}`,
});
export const value = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'flex-end',
  columnGap: 10,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  textAlign: 'end',
});
export const names = css({ ...text.small, color: color.textSubtle });
export const figure = css({ ...text.h3, fontWeight: 680, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
