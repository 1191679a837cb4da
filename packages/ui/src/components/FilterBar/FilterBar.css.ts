import { css } from '../../internal/css.ts';
import { media } from '../../theme/media.ts';

export const bar = css({
  display: 'flex',
  alignItems: 'end',
  gap: 12,
  '@media': { [media.phone]: { flexWrap: 'wrap' } },
});
export const filters = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  alignItems: 'end',
  gap: 12,
  flexGrow: 1,
  minInlineSize: 0,
  '@media': { [media.phone]: { flexBasis: '100%' } },
});
