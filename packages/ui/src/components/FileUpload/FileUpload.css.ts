import { css } from '../../internal/css.ts';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const zone = css({
  ...text.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: 12,
  border: `1px dashed ${color.borderControl}`,
  borderRadius: vars.radius.control,
  color: color.textSubtle,
  selectors: {
    '&[data-drop-target]': { background: color.surfaceSelected, borderStyle: 'solid', borderColor: color.accent },
    '&[data-invalid]': { borderColor: color.danger },
  },
});
// A hand holds nothing to drop, but a camera.
export const drop = css({ '@media': { [media.coarse]: { display: 'none' } } });
export const camera = css({ display: 'none', '@media': { [media.coarse]: { display: 'inline-block' } } });
export const files = css({ display: 'flex', flexDirection: 'column', marginBlockEnd: 8 });
export const row = css({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  columnGap: 8,
  alignItems: 'center',
  paddingBlock: 6,
  borderBlockEnd: `1px solid ${color.border}`,
});
export const icon = css({
  color: color.textSubtle,
  selectors: { '[data-state="error"] > &': { color: color.danger } },
});
export const name = css({ overflowWrap: 'anywhere' });
export const detail = css({ ...text.small, color: color.textSubtle, whiteSpace: 'nowrap' });
export const fault = css({ ...text.small, fontWeight: 600, color: color.danger, gridColumn: '2 / -1' });
export const actions = css({ display: 'flex' });
export const track = css({
  gridColumn: '2 / -1',
  blockSize: 6,
  background: color.neutralTint,
  borderRadius: 3,
  overflow: 'hidden',
});
export const bar = css({ display: 'block', blockSize: '100%', background: color.accent, forcedColorAdjust: 'none' });
