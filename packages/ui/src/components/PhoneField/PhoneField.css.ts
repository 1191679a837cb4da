import { css } from '../../internal/css.ts';

export const line = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 9rem) minmax(0, 14rem)',
  // Room for the rail of an error, which hangs in the gap.
  gap: 24,
  alignItems: 'start',
});
