import { css } from '../../internal/css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const list = css({
  display: 'grid',
  // In a dialog or a popover the facts keep the wider part.
  gridTemplateColumns: 'min(13rem, 40%) minmax(0, 1fr)',
  columnGap: 20,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const line = css({
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gridColumn: '1 / -1',
  paddingBlock: 8,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  '@media': { print: { breakInside: 'avoid' } },
});
export const term = css({ color: vars.color.textSubtle });
export const value = css({ fontWeight: 600, whiteSpaceCollapse: 'preserve-breaks' });
