import { keyframes } from '@vanilla-extract/css';
import { css } from '../../internal/css.ts';
import { media, z } from '../../theme/media.ts';
import { text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

export const scrim = css({
  position: 'fixed',
  inset: 0,
  zIndex: z.dialog,
  background: vars.color.scrim,
  display: 'grid',
  placeItems: 'center',
  padding: 16,
});
export const modal = css({
  background: vars.color.surfaceRaised,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.raised,
  maxBlockSize: '90dvb',
  overflow: 'auto',
  outline: 'none',
  animation: `${rise} ${vars.duration.enter} ${vars.ease}`,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
// The content is at most 320 px wide (specification, section 9).
export const dialog = css({
  inlineSize: 'min(368px, calc(100vw - 32px))',
  paddingBlock: '20px 24px',
  paddingInline: 24,
  outline: 'none',
  // A long file name may not widen it.
  overflowWrap: 'anywhere',
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
});
export const title = css(text.h2);
export const actions = css({
  display: 'flex',
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
  gap: 12,
  marginBlockStart: 8,
  '@media': { [media.phone]: { flexDirection: 'column-reverse', alignItems: 'stretch' } },
});
