import { keyframes } from '@vanilla-extract/css';
import { css } from '../../internal/css.ts';
import { raised, rising } from '../../internal/floating.ts';
import { media, z } from '../../theme/media.ts';
import { text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
const run = keyframes({ from: { transform: 'scaleX(1)' }, to: { transform: 'scaleX(0)' } });

export const region = css({
  position: 'fixed',
  // What has just been done must not hide what may be done next.
  insetBlockEnd: `calc(24px + var(--habilis-bottom-bar-height, 0px))`,
  insetInlineEnd: 24,
  inlineSize: '25rem',
  maxInlineSize: 'calc(100vw - 32px)',
  zIndex: z.toasts,
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  '@media': {
    [media.phone]: {
      insetInline: 16,
      insetBlockEnd: `calc(16px + var(--habilis-bottom-bar-height, 0px))`,
      inlineSize: 'auto',
    },
    print: { display: 'none' },
    [media.low]: { insetBlockEnd: 16, maxBlockSize: 'calc(100dvb - 32px)', overflowY: 'auto' },
  },
});
export const toast = css({
  ...raised,
  ...rising,
  position: 'relative',
  flexShrink: 0,
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  columnGap: 12,
  alignItems: 'start',
  padding: 12,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
});
export const icon = css({
  selectors: {
    '[data-severity="success"] > &': { color: color.success },
    '[data-severity="info"] > &': { color: color.info },
    '[data-severity="warn"] > &': { color: color.warning },
    '[data-severity="error"] > &': { color: color.danger },
  },
});
export const summary = css(text.h3);
export const detail = css(text.small);
export const action = css({ paddingBlock: '8px 2px' });
// A border, as it stays visible in forced colours.
export const life = css({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  borderBlockEnd: `3px solid ${color.info}`,
  transformOrigin: 'left',
  animation: `${run} linear forwards`,
  selectors: {
    '[data-severity="success"] > &': { borderColor: color.success },
    '[data-severity="warn"] > &': { borderColor: color.warning },
    '[data-severity="error"] > &': { borderColor: color.danger },
  },
});
