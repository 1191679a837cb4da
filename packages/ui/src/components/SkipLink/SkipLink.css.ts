import { css } from '../../internal/css.ts';
import { media, z } from '../../theme/media.ts';
import { text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

export const skip = css({
  ...text.label,
  position: 'fixed',
  insetBlockStart: -80,
  insetInlineStart: 16,
  zIndex: z.skip,
  padding: '8px 16px',
  background: vars.color.surfaceRaised,
  color: vars.color.accent,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.raised,
  selectors: { '&:focus': { insetBlockStart: 8 } },
  '@media': { [media.forcedColors]: { border: '1px solid LinkText' }, print: { display: 'none' } },
});
