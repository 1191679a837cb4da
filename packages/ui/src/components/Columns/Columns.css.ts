import { recipe } from '@vanilla-extract/recipes';
import { css } from '../../internal/css.ts';
import { media } from '../../theme/media.ts';

const split = (columns: string, stacked: string = media.stacked) =>
  css({ gridTemplateColumns: columns, '@media': { [stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' } } });

export const columns = recipe({
  base: css({ display: 'grid', columnGap: 40, rowGap: 36, alignItems: 'start' }),
  variants: {
    split: {
      '1fr 1fr': split('minmax(0, 1fr) minmax(0, 1fr)'),
      '1.5fr 1fr': split('minmax(0, 1.5fr) minmax(0, 1fr)'),
      '1fr 248px': split('minmax(0, 1fr) 248px'),
      '548px 1fr': split('548px minmax(0, 1fr)', media.drawer),
    },
  },
});
