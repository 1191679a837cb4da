import type { StyleRule } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';
import { rise, vanish } from './motion.css.ts';

/** How a floating part appears and disappears (rules/design#tokens). */
export const moving = (coming: string, leaving: string): StyleRule => ({
  animation: `${coming} ${vars.duration.enter} ${vars.ease}`,
  selectors: { '&[data-exiting]': { animation: `${leaving} ${vars.duration.leave} ${vars.ease} forwards` } },
});

/** Appears with a rise of 8 px, fades out. */
export const rising = moving(rise, vanish);

/** What floats over the page: raised, one shadow, a real border in forced colours. */
export const raised: StyleRule = {
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.raised,
  outline: 'none',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
};
