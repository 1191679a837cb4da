import { css } from '../../internal/css.ts';
import { media } from '../../theme/media.ts';

export const line = css({
  display: 'grid',
  gridTemplateColumns: '9rem minmax(0, 1fr)',
  // Room for the rail of an error, which hangs in the gap.
  gap: 24,
  alignItems: 'start',
  maxInlineSize: '36rem',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
