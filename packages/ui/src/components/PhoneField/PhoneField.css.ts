import { css } from '../../internal/css.ts';

export const line = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 9rem) minmax(0, 14rem)',
  gap: 12,
  alignItems: 'end',
});
