import { css } from '../../internal/css.ts';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
export const list = css({ borderBlockStart: `2px solid ${color.rule}` });
export const item = css({ paddingBlock: 12, borderBlockEnd: `1px solid ${color.border}` });
export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 12,
});
export const name = css({ ...text.h3, minInlineSize: 0, overflowWrap: 'anywhere' });
export const state = css({
  ...text.small,
  fontWeight: 600,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  selectors: {
    '&[data-state="added"]': { color: color.success },
    '&[data-state="removed"]': { color: color.danger },
    '&[data-state="changed"]': { color: color.info },
    '&[data-state="same"]': { color: color.textSubtle, fontWeight: 400 },
  },
});
export const sides = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  columnGap: 28,
  rowGap: 8,
  marginBlockStart: 4,
});
export const term = css({ ...text.small, color: color.textSubtle });
export const value = css({ maxInlineSize: '70ch', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const nothing = css({ color: color.textSubtle });
const mark = { borderRadius: 2, paddingInline: 1, boxDecorationBreak: 'clone' } as const;
export const removed = css({
  ...mark,
  background: color.dangerTint,
  textDecoration: 'line-through',
  textDecorationColor: color.danger,
  '@media': { [media.forcedColors]: { textDecorationColor: 'CanvasText' } },
});
export const added = css({
  ...mark,
  background: color.successTint,
  fontWeight: 600,
  textDecoration: 'underline',
  textDecorationColor: color.success,
  textDecorationThickness: 2,
  textUnderlineOffset: '0.2em',
});
