import { css } from '../../internal/css.ts';
import { text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';
import { foldedAway } from '../Plot/Plot.css.ts';

const { color } = vars;
/** Under this width of the plot the shades speak alone; the table has the figures. */
const NARROW = '(max-width: 40rem)';

export const line = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 11rem) minmax(0, 1fr)',
  columnGap: 12,
  alignItems: 'center',
  selectors: { [foldedAway]: { display: 'none' } },
  '@container': { [NARROW]: { gridTemplateColumns: '1fr', paddingBlockEnd: 6 } },
  '@media': { print: { breakInside: 'avoid', selectors: { [foldedAway]: { display: 'grid' } } } },
});
export const name = css({ ...text.small, fontWeight: 600, overflowWrap: 'anywhere' });
export const cells = css({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: 2 });
export const head = css({
  ...text.small,
  color: color.textSubtle,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  '@container': {
    [NARROW]: {
      selectors: {
        '&:nth-child(even)': { visibility: 'hidden' },
        '[data-many] > &': { visibility: 'hidden' },
        '[data-many] > &:nth-child(3n + 1)': { visibility: 'visible' },
        // A word wider than its column spreads into the plot, never out of it.
        '&:first-child': { justifySelf: 'start' },
        '&:last-child': { justifySelf: 'end' },
      },
    },
  },
});
export const cell = css({
  ...text.small,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  blockSize: 32,
  overflow: 'hidden',
  borderRadius: 3,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});
export const none = css({ boxShadow: `inset 0 0 0 1px ${color.border}`, color: color.textSubtle, fontWeight: 400 });
export const figure = css({ '@container': { [NARROW]: { display: 'none' } } });
