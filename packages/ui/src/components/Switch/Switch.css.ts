import { css } from '../../internal/css.ts';
import { media } from '../../theme/media.ts';
import { focusRing, text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const line = css({
  ...text.body,
  display: 'flex',
  alignItems: 'flex-start',
  gap: 10,
  minInlineSize: 0,
  cursor: 'pointer',
  paddingBlock: `calc((${vars.size.controlSmall} - 24px) / 2)`,
  selectors: {
    '&[data-readonly]': { cursor: 'default' },
    '&[data-disabled]': { color: color.textDisabled, cursor: 'not-allowed' },
  },
});
// The product's own drawing: a rail and its node (rules/design#rail-and-node).
export const track = css({
  inlineSize: 40,
  blockSize: 24,
  flexShrink: 0,
  padding: 3,
  border: `1px solid ${color.borderControl}`,
  borderRadius: 12,
  background: color.surface,
  transition: `background-color ${vars.duration.fast} ${vars.ease}`,
  selectors: {
    '[data-hovered]:not([data-readonly]) > &': { borderColor: color.accent },
    '[data-selected] > &': { background: color.accent, borderColor: color.accent },
    '[data-focus-visible] > &': { ...focusRing(2), borderRadius: 12 },
    '[data-readonly] > &': { background: color.surfaceSunken, borderColor: color.borderStrong },
    '[data-disabled] > &': { background: color.neutralTint, borderColor: color.borderStrong },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      borderColor: 'CanvasText',
      background: 'Canvas',
      selectors: {
        '[data-selected] > &': { background: 'Highlight', borderColor: 'Highlight' },
        '[data-disabled] > &': { background: 'Canvas', borderColor: 'GrayText' },
      },
    },
  },
});
export const thumb = css({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 16,
  blockSize: 16,
  borderRadius: '50%',
  background: color.borderControl,
  color: color.accent,
  transition: `transform ${vars.duration.fast} ${vars.ease}`,
  selectors: {
    '[data-selected] > * > &': { background: color.onAccent, transform: 'translateX(16px)' },
    '[data-selected] > * > &:dir(rtl)': { transform: 'translateX(-16px)' },
    '[data-readonly] > * > &': { background: color.text, color: color.surfaceSunken },
    '[data-disabled] > * > &': { background: color.textDisabled, color: color.neutralTint },
  },
  '@media': {
    [media.forcedColors]: {
      background: 'CanvasText',
      color: 'Highlight',
      selectors: {
        '[data-selected] > * > &': { background: 'HighlightText' },
        '[data-disabled] > * > &': { background: 'GrayText', color: 'Canvas' },
      },
    },
  },
});
export const words = css({ minInlineSize: 0, overflowWrap: 'anywhere' });
// Under the words, not under the switch.
export const help = css({ ...text.small, color: color.textSubtle, marginBlockStart: -4, paddingInlineStart: 50 });
