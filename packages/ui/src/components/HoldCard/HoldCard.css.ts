import { css } from '../../internal/css.ts';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const card = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) minmax(13rem, auto)',
  columnGap: 16,
  rowGap: 16,
  alignItems: 'start',
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.card,
  padding: 20,
  '@media': {
    [media.stacked]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
    [media.phone]: { padding: 16, columnGap: 12 },
  },
});
export const disc = css({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: 40,
  blockSize: 40,
  borderRadius: '50%',
  background: color.surfaceSelected,
  color: color.accent,
});
export const words = css({ display: 'flex', flexDirection: 'column', gap: 4, minInlineSize: 0, maxInlineSize: '66ch' });
export const left = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  verticalAlign: 'top',
  fontWeight: 650,
  selectors: {
    '&[data-tone="late"], &[data-tone="loss"]': { color: color.danger },
    '&[data-tone="soon"]': { color: color.warning },
    '&[data-tone="later"]': { fontWeight: 400, color: color.textSubtle },
  },
});
export const facts = css({
  ...text.small,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 24,
  rowGap: 4,
  marginBlockStart: 8,
});
export const fact = css({ display: 'inline-flex', alignItems: 'flex-start', gap: 8 });
export const icon = css({ flexShrink: 0, marginBlockStart: 2 });
export const actions = css({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  alignItems: 'stretch',
  '@media': { [media.stacked]: { gridColumn: '1 / -1' }, print: { display: 'none' } },
});
