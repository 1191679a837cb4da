import { globalStyle } from '@vanilla-extract/css';
import { tinted } from '../theme/tinted.ts';
import { vars } from '../theme/vars.css.ts';
import { css } from './css.ts';
import { moving } from './floating.ts';
import { appear, vanish } from './motion.css.ts';

/** The veil behind what must be answered first. */
export const scrim = css({
  position: 'fixed',
  inset: 0,
  background: vars.color.scrim,
  ...moving(appear, vanish),
});
// Fixed elements do not cover the scrollbar's space, which takes only a plain colour: the scrim's, as laid on the canvas.
const under = (scrimColor: string, share: number) =>
  `color-mix(in srgb, ${tinted(scrimColor, vars.accent)} ${share}%, ${vars.color.canvas})`;
globalStyle('html[data-veiled]', {
  backgroundColor: `light-dark(${under('oklch(.2 .03 232)', 50)}, ${under('oklch(.08 .01 232)', 66)})`,
});
