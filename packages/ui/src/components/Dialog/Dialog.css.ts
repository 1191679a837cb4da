import { globalStyle } from '@vanilla-extract/css';
import { css } from '../../internal/css.ts';
import { raised, rising } from '../../internal/floating.ts';
import { media, z } from '../../theme/media.ts';
import { focusRing, text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const line = vars.color.borderStrong;

// Room for the toasts under it: neither lies over the other.
const toasts = 'var(--habilis-toasts-height, 0px)';
export const place = css({
  zIndex: z.dialog,
  display: 'grid',
  placeItems: 'center',
  padding: 16,
  '@media': { [media.besideToasts]: { paddingBlockEnd: `calc(16px + ${toasts})` } },
});
export const modal = css({
  ...raised,
  ...rising,
  display: 'flex',
  borderRadius: vars.radius.card,
  // At most 90 % of the height (K17).
  maxBlockSize: 'min(90dvb, 100dvb - 32px)',
  overflow: 'hidden',
  '@media': { [media.besideToasts]: { maxBlockSize: `max(12rem, min(90dvb, 100dvb - 32px - ${toasts}))` } },
});
// The content is at most 320 px wide (K17). In a window too low to keep title and buttons in sight, everything scrolls.
export const dialog = css({
  inlineSize: 'min(368px, 100vw - 32px)',
  outline: 'none',
  // A long file name must not widen it.
  overflowWrap: 'anywhere',
  display: 'flex',
  flexDirection: 'column',
  '@media': { [media.low]: { overflowY: 'auto', overscrollBehavior: 'contain', scrollPaddingBlock: 8 } },
});
// The form adds no box of its own.
globalStyle(`${dialog} > form`, { display: 'contents' });
export const head = css({
  flexShrink: 0,
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 12,
  paddingBlock: '20px 8px',
  paddingInline: 24,
});
export const title = css({ ...text.h2, minInlineSize: 0 });
// The icon aligns with the content's edge; its press area goes beyond.
export const close = css({ marginBlock: -3, marginInlineEnd: -8 });
// Where content is cut at an edge, a line shows it.
export const body = css({
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: 8,
  borderBlock: '1px solid transparent',
  selectors: {
    '&[data-above]': { borderBlockStartColor: line },
    '&[data-below]': { borderBlockEndColor: line },
    '&:focus-visible': focusRing(-3),
    '&:last-child': { paddingBlockEnd: 16 },
  },
  '@media': {
    [media.low]: { overflowY: 'visible', flexShrink: 0 },
    [media.forcedColors]: {
      borderColor: 'Canvas',
      selectors: {
        '&[data-above]': { borderBlockStartColor: 'CanvasText' },
        '&[data-below]': { borderBlockEndColor: 'CanvasText' },
      },
    },
  },
});
// Room for the focus rings at its edges.
export const content = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  paddingBlock: '4px 7px',
  paddingInline: 24,
  selectors: { '&:empty': { display: 'none' } },
});
export const about = css({ fontWeight: 700 });
export const foot = css({ flexShrink: 0, paddingBlock: '12px 24px', paddingInline: 24 });
// Three answers do not fit on its line: they stand as on a phone, the most important on top.
globalStyle(`${foot} > :has(> :nth-child(3))`, { flexDirection: 'column-reverse', alignItems: 'stretch' });
