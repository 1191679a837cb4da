import { css } from '../../internal/css.ts';
import { rising } from '../../internal/floating.ts';
import { media, z } from '../../theme/media.ts';
import { text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

export const tooltip = css({
  ...text.small,
  ...rising,
  zIndex: z.menu,
  paddingInline: 10,
  paddingBlock: 6,
  // Its width is not what is left of the window where it stands: near the edge it would be placed again at each frame.
  inlineSize: 'max-content',
  maxInlineSize: 'min(20rem, 100vw - 24px)',
  background: vars.color.text,
  color: vars.color.canvas,
  borderRadius: vars.radius.control,
  overflowWrap: 'anywhere',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
