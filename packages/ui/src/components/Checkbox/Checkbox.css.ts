import { css } from '../../internal/css.ts';
import { media } from '../../theme/media.ts';
import { focusRing, text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const checkbox = css({
  ...text.body,
  display: 'flex',
  alignItems: 'flex-start',
  gap: 10,
  cursor: 'pointer',
  minInlineSize: 0,
  paddingBlock: `calc((${vars.size.controlSmall} - 24px) / 2)`,
  selectors: {
    '&[data-readonly]': { cursor: 'default' },
    '&[data-disabled]': { color: color.textDisabled, cursor: 'not-allowed' },
  },
});
export const box = css({
  inlineSize: 20,
  blockSize: 20,
  marginBlockStart: 2,
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  border: `1px solid ${color.borderControl}`,
  // Rounder, it would be taken for a radio button.
  borderRadius: `min(${vars.radius.control}, 4px)`,
  background: color.surface,
  color: color.onAccent,
  selectors: {
    '[data-selected] > &, [data-indeterminate] > &': { background: color.accent, borderColor: color.accent },
    '[data-focus-visible] > &': focusRing(2),
    '[data-invalid] > &': { borderColor: color.danger, boxShadow: `inset 0 0 0 1px ${color.danger}` },
    '[data-readonly] > &': { background: color.surfaceSunken, borderColor: color.borderStrong, color: color.text },
    '[data-disabled] > &': {
      background: color.neutralTint,
      borderColor: color.borderStrong,
      color: color.textDisabled,
    },
  },
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', color: 'Highlight' } },
});
export const words = css({ minInlineSize: 0, overflowWrap: 'anywhere' });
// Under the words, not under the box.
export const help = css({ ...text.small, color: color.textSubtle, marginBlockStart: -4, paddingInlineStart: 30 });
