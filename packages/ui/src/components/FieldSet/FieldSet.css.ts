import { css } from '../../internal/css.ts';
import { text } from '../../theme/text.ts';

// A floating legend shares its line with the text at its end; otherwise it takes the whole line.
export const legend = css({ ...text.h3, float: 'inline-start', overflowWrap: 'anywhere' });
export const legendEnd = css({ float: 'inline-end' });
export const under = css({ clear: 'both' });
export const content = css({
  clear: 'both',
  display: 'flex',
  flexDirection: 'column',
  gap: 22,
  paddingBlockStart: 12,
});
