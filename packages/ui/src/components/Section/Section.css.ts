import { globalStyle } from '@vanilla-extract/css';
import { css } from '../../internal/css.ts';
import { vars } from '../../theme/vars.css.ts';

export const section = css({ borderBlockStart: `2px solid ${vars.color.rule}`, paddingBlockStart: 10 });
export const head = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 16,
  flexWrap: 'wrap',
  marginBlockEnd: 12,
  // A title never ends a sheet.
  '@media': { print: { breakAfter: 'avoid' } },
});
// Nothing can be followed on paper.
globalStyle(`${head} a`, { '@media': { print: { display: 'none' } } });
