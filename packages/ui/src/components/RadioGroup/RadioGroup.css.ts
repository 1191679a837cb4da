import { recipe } from '@vanilla-extract/recipes';
import { css } from '../../internal/css.ts';
import { media } from '../../theme/media.ts';
import { focusRing, text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

export const options = recipe({
  base: css({ display: 'flex', columnGap: 24, rowGap: 4, flexWrap: 'wrap' }),
  variants: { inline: { true: css({}), false: css({ flexDirection: 'column' }) } },
});
export const radio = css({
  ...text.body,
  display: 'flex',
  gap: 10,
  alignItems: 'flex-start',
  paddingBlock: `calc((${vars.size.controlSmall} - 24px) / 2)`,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-readonly]': { cursor: 'default' },
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
  },
});
export const dot = css({
  inlineSize: 20,
  blockSize: 20,
  flexShrink: 0,
  marginBlockStart: 2,
  borderRadius: '50%',
  border: `1px solid ${vars.color.borderControl}`,
  background: vars.color.surface,
  selectors: {
    '[data-selected] > &': { borderWidth: 6, borderColor: vars.color.accent },
    '[data-focus-visible] > &': { ...focusRing(2), borderRadius: '50%' },
    '[data-invalid] > &': { borderColor: vars.color.danger },
    '[data-readonly] > &': { background: vars.color.surfaceSunken, borderColor: vars.color.borderStrong },
    '[data-readonly][data-selected] > &': { borderColor: vars.color.text },
    '[data-disabled] > &': { background: vars.color.neutralTint, borderColor: vars.color.borderStrong },
    '[data-disabled][data-selected] > &': { borderColor: vars.color.textDisabled },
  },
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', borderColor: 'CanvasText' } },
});
export const told = css({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const name = css({ fontWeight: 600 });
export const help = css({ ...text.small, color: vars.color.textSubtle });
