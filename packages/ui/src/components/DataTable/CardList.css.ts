import { css } from '../../internal/css.ts';
import { media } from '../../theme/media.ts';
import { focusRing, text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
export const cards = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
  gap: 8,
  paddingBlockStart: 8,
});
export const line = css({ display: 'flex', alignItems: 'stretch', minInlineSize: 0 });
export const card = css({
  position: 'relative',
  display: 'block',
  flexGrow: 1,
  minInlineSize: 0,
  padding: '10px 14px',
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.card,
  color: color.text,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  transition: `background-color ${vars.duration.fast} ${vars.ease}`,
  selectors: {
    '&[data-hovered]': { background: color.surfaceHover },
    '&[data-selected]': { background: color.surfaceSelected, borderColor: color.accent },
    '&[data-focus-visible]': { ...focusRing(2), borderRadius: vars.radius.card },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-selected]': { borderColor: 'Highlight', borderWidth: 2 } } },
  },
});
/** A card with more than its link. */
export const box = css({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  minInlineSize: 0,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.card,
});
export const inBox = css({ borderColor: 'transparent' });
export const actions = css({ display: 'flex', flexWrap: 'wrap', gap: 8, padding: '0 14px 12px' });
export const first = css({ ...text.h3, display: 'block', marginBlockEnd: 4 });
export const fact = css({ ...text.small, display: 'flex', flexWrap: 'wrap', columnGap: 8 });
export const name = css({ color: color.textSubtle, minInlineSize: '8rem' });
