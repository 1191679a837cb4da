import { css } from '../../internal/css.ts';
import { media } from '../../theme/media.ts';

export const bar = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr) minmax(0, 1fr) auto',
  gap: 12,
  alignItems: 'end',
  '@media': {
    [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
