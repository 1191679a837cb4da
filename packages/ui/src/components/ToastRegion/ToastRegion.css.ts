import { keyframes } from '@vanilla-extract/css';
import { css } from '../../internal/css.ts';
import { media, z } from '../../theme/media.ts';
import { text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });
const run = keyframes({ from: { transform: 'scaleX(1)' }, to: { transform: 'scaleX(0)' } });

export const region = css({
  position: 'fixed',
  insetBlockEnd: 24,
  insetInlineEnd: 24,
  inlineSize: '25rem',
  maxInlineSize: 'calc(100vw - 32px)',
  zIndex: z.toasts,
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  '@media': { [media.phone]: { insetInline: 16, insetBlockEnd: 96, inlineSize: 'auto' } },
});
export const toast = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  columnGap: 12,
  alignItems: 'start',
  padding: 12,
  background: color.surfaceRaised,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.raised,
  overflow: 'hidden',
  animation: `${rise} ${vars.duration.enter} ${vars.ease}`,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
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
export const life = css({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: 3,
  background: color.accent,
  transformOrigin: 'left',
  animation: `${run} linear forwards`,
  selectors: {
    '[data-severity="success"] > &': { background: color.success },
    '[data-severity="warn"] > &': { background: color.warning },
    '[data-severity="error"] > &': { background: color.danger },
  },
});
