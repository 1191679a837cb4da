import { css } from '../../internal/css.ts';
import { media } from '../../theme/media.ts';
import { ROLES } from '../../theme/roles.ts';
import { text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
/** The colours of the dark theme: a block is dark in each. */
const PRESSING = ROLES.warning.dark;
const LOST = ROLES.danger.dark;
export const block = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 28,
  background: color.block,
  color: color.onBlock,
  borderRadius: vars.radius.card,
  // The ring is white on a block (rules/design#tokens).
  vars: { [color.focus]: color.onBlock },
  padding: '24px 28px',
  '@media': {
    [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: 20 },
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
});
export const kicker = css({ ...text.small, fontWeight: 600, color: color.onBlockSubtle });
export const title = css({ ...text.h2Strong, marginBlock: '2px 6px' });
export const why = css({ maxInlineSize: '56ch' });
export const next = css({ ...text.small, color: color.onBlockSubtle, marginBlockStart: 16 });
export const left = css({
  ...text.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  fontWeight: 600,
  color: color.onBlockSubtle,
  selectors: {
    '&[data-tone="late"], &[data-tone="loss"]': { color: LOST },
    '&[data-tone="soon"]': { color: PRESSING },
  },
});
export const due = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 4,
  borderInlineStart: `1px solid ${color.blockLine}`,
  paddingInlineStart: 24,
  '@media': {
    [media.stacked]: {
      borderInlineStart: 0,
      paddingInlineStart: 0,
      borderBlockStart: `1px solid ${color.blockLine}`,
      paddingBlockStart: 16,
    },
  },
});
export const date = css({ ...text.h1 });
export const action = css({
  marginBlockStart: 12,
  '@media': { [media.phone]: { display: 'grid', alignSelf: 'stretch' } },
});
