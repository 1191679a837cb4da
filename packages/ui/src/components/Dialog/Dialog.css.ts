import { css } from '../../internal/css.ts';
import { raised, rising } from '../../internal/floating.ts';
import { z } from '../../theme/media.ts';
import { text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

export const place = css({ zIndex: z.dialog, display: 'grid', placeItems: 'center', padding: 16 });
export const modal = css({
  ...raised,
  ...rising,
  borderRadius: vars.radius.card,
  // At most 90 % of the height (specification, section 9).
  maxBlockSize: 'min(90dvb, 100dvb - 32px)',
  overflow: 'auto',
  overscrollBehavior: 'contain',
});
// The content is at most 320 px wide (specification, section 9).
export const dialog = css({
  inlineSize: 'min(368px, 100vw - 32px)',
  paddingBlock: '20px 24px',
  paddingInline: 24,
  outline: 'none',
  // A long file name may not widen it.
  overflowWrap: 'anywhere',
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
});
export const head = css({ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: 12 });
export const title = css({ ...text.h2, minInlineSize: 0 });
// The mark of the button stands on the edge of the content, its target beyond.
export const close = css({ marginBlock: -3, marginInlineEnd: -8 });
export const actions = css({ marginBlockStart: 8 });
