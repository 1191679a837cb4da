import { css } from '../../internal/css.ts';
import { raised, rising } from '../../internal/floating.ts';
import { z } from '../../theme/media.ts';
import { text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

export const popover = css({
  ...raised,
  ...rising,
  zIndex: z.menu,
  inlineSize: 'max-content',
  maxInlineSize: 'min(22.5rem, 100vw - 24px)',
  borderRadius: vars.radius.card,
  overflow: 'auto',
  overflowWrap: 'anywhere',
});
export const dialog = css({ padding: 16, outline: 'none', display: 'flex', flexDirection: 'column', gap: 8 });
export const title = css(text.h3);
