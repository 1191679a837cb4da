import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { css } from '../../internal/css.ts';
import { moving, raised } from '../../internal/floating.ts';
import { media, z } from '../../theme/media.ts';
import { text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
const off = { start: 'translateX(-100%)', end: 'translateX(100%)', bottom: 'translateY(100%)' } as const;
const slide = (to: string) => moving(keyframes({ from: { transform: to } }), keyframes({ to: { transform: to } }));

export const place = css({ zIndex: z.drawer });
export const panel = recipe({
  base: css({ ...raised, position: 'fixed', display: 'flex', overflow: 'hidden' }),
  variants: {
    placement: {
      start: css({ ...slide(off.start), insetBlock: 0, insetInlineStart: 0, inlineSize: 'min(280px, 100vw - 48px)' }),
      // On a phone it comes from the bottom, near the thumb.
      sheet: css({
        ...slide(off.end),
        insetBlock: 0,
        insetInlineEnd: 0,
        inlineSize: 'min(25rem, 100vw - 48px)',
        '@media': {
          [media.phone]: {
            ...slide(off.bottom),
            insetBlockStart: 'auto',
            insetInline: 0,
            inlineSize: 'auto',
            maxBlockSize: '90dvb',
            borderStartStartRadius: vars.radius.card,
            borderStartEndRadius: vars.radius.card,
          },
        },
      }),
    },
  },
});
// In a window too low to keep head and foot in sight, everything scrolls.
export const dialog = css({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  minInlineSize: 0,
  outline: 'none',
  overflowWrap: 'anywhere',
  '@media': { [media.low]: { overflowY: 'auto' } },
});
export const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  minBlockSize: 56,
  paddingInline: '24px 12px',
  paddingBlock: 8,
  flexShrink: 0,
  borderBlockEnd: `1px solid ${color.border}`,
});
export const title = css({ ...text.h2, minInlineSize: 0 });
export const lead = css({ minInlineSize: 0, flexGrow: 1 });
export const body = recipe({
  base: css({
    flexGrow: 1,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    '@media': { [media.low]: { overflowY: 'visible', flexShrink: 0 } },
  }),
  variants: { padded: { true: css({ padding: 24 }), false: css({ paddingBlock: 12 }) } },
});
export const foot = css({
  flexShrink: 0,
  paddingInline: 24,
  paddingBlock: 12,
  borderBlockStart: `1px solid ${color.borderStrong}`,
});
