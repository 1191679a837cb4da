import { css } from '../../internal/css.ts';
import { media } from '../../theme/media.ts';

export const hub = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.45fr) minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  columnGap: 40,
  rowGap: 32,
  alignItems: 'start',
  '@media': {
    [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto' },
  },
});
const part = { display: 'flex', flexDirection: 'column', gap: 32, minInlineSize: 0 } as const;
export const main = css({
  ...part,
  gridColumn: 1,
  gridRow: '1 / span 2',
  '@media': { [media.stacked]: { gridRow: 'auto' } },
});
export const lead = css({
  ...part,
  gridColumn: 2,
  // Given something that draws nothing, it takes no room above what follows.
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [media.stacked]: { gridColumn: 1 }, print: { display: 'none' } },
});
export const aside = css({
  ...part,
  gridColumn: 2,
  '@media': { [media.stacked]: { gridColumn: 1 } },
});
