import { css } from '../../internal/css.ts';
import { media } from '../../theme/media.ts';
import { focusRing, text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
// Takes the focus when the focused element disappears, so that Tab goes on from here.
export const bar = css({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  minInlineSize: 0,
  selectors: { '&:focus': { outline: 'none' } },
  '@media': { print: { display: 'none' } },
});
export const rows = css({ display: 'flex', flexDirection: 'column', gap: 12 });
/** The filters in sight, and what opens the others. */
export const first = css({ display: 'flex', alignItems: 'end', gap: 12 });
export const fields = css({
  flexGrow: 1,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
  // A fault below one field moves no other.
  alignItems: 'start',
  gap: 12,
  selectors: { '&[hidden]': { display: 'none' } },
});
/** Two days take twice the width of a word, where there is room. */
export const wide = css({ '@media': { '(min-width: 64rem)': { gridColumn: 'span 2' } } });
/** At the height of the fields beside it. */
export const flag = css({ alignSelf: 'end', paddingBlockEnd: 4 });
export const stacked = css({ display: 'flex', flexDirection: 'column', gap: 22 });
export const answer = css({
  ...text.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 12,
  rowGap: 8,
  minBlockSize: 32,
});
export const result = css({ color: color.textSubtle, selectors: { '&:empty': { display: 'none' } } });
export const tags = css({ display: 'flex', flexWrap: 'wrap', gap: 8, minInlineSize: 0 });
export const tag = css({
  ...text.small,
  fontWeight: 600,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minBlockSize: vars.size.controlSmall,
  paddingInline: '10px 8px',
  paddingBlock: 4,
  border: `1px solid ${color.borderControl}`,
  borderRadius: vars.radius.control,
  background: color.surface,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  transition: `background-color ${vars.duration.fast} ${vars.ease}`,
  selectors: {
    '&[data-hovered]': { background: color.surfaceHover },
    '&[data-pressed]': { background: color.surfaceSelected },
    '&[data-focus-visible]': focusRing(2),
  },
});
export const value = css({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const box = css({
  inlineSize: 18,
  blockSize: 18,
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  border: `1px solid ${color.borderControl}`,
  borderRadius: vars.radius.control,
  color: color.onAccent,
  selectors: { '[data-selected] > &': { background: color.accent, borderColor: color.accent } },
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
});
