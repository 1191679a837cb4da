import { css } from '../../internal/css.ts';
import { z } from '../../theme/media.ts';
import { text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const trigger = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  cursor: 'pointer',
  textAlign: 'start',
});
export const chevron = css({ flexShrink: 0, color: color.textSubtle });
export const popover = css({
  zIndex: z.menu,
  minInlineSize: 'var(--trigger-width)',
  maxBlockSize: 320,
  overflow: 'auto',
  background: color.surfaceRaised,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.raised,
  paddingBlock: 4,
});
export const option = css({
  ...text.body,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 36,
  paddingInline: 12,
  cursor: 'pointer',
  outline: 'none',
  borderInlineStart: '3px solid transparent',
  selectors: {
    '&[data-focused], &[data-hovered]': { background: color.surfaceHover, borderInlineStartColor: color.accent },
    '&[data-selected]': { color: color.accent, fontWeight: 650 },
  },
});
export const check = css({ flexShrink: 0, inlineSize: 16 });
