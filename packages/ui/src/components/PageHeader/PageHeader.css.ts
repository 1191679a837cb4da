import { css } from '../../internal/css.ts';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

export const header = css({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  // There the action stands between the title and the words.
  '@media': { [media.phone]: { gap: 10 } },
});
export const line = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 16,
  flexWrap: 'wrap',
  overflowWrap: 'anywhere',
});
export const trail = css({ '@media': { [media.phone]: { display: 'none' }, print: { display: 'none' } } });
export const end = css({
  ...text.h2,
  color: vars.color.textSubtle,
  // Beside its title, which alone it belongs to.
  marginInlineEnd: 'auto',
});
export const description = css({
  display: 'flex',
  gap: 16,
  // An action that did not fit beside the title stands just above.
  marginBlockStart: 4,
  flexWrap: 'wrap',
  color: vars.color.textSubtle,
});
