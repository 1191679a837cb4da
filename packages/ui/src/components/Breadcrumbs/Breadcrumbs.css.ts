import { css } from '../../internal/css.ts';
import { text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

export const crumbs = css({
  ...text.small,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 8,
  color: vars.color.textSubtle,
  overflowWrap: 'anywhere',
});
export const crumb = css({ display: 'flex', gap: 8, minInlineSize: 0 });
