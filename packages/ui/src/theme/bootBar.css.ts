import { globalStyle, keyframes } from '@vanilla-extract/css';
import { components } from './layers.css.ts';
import { media } from './media.ts';
import { vars } from './vars.css.ts';

const rule = (selector: string, style: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [components]: style } });
const forced = { '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } } } as const;

// By attribute: the bar is in the page before any script makes class names.
rule('progress[data-boot-bar]', {
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  inlineSize: '100%',
  blockSize: 3,
  border: 0,
  appearance: 'none',
  background: 'transparent',
  zIndex: 90,
});
rule('progress[data-boot-bar]::-webkit-progress-bar', { background: 'transparent' });
rule('progress[data-boot-bar]::-webkit-progress-value', {
  background: vars.color.accent,
  transition: `inline-size ${vars.duration.enter} ${vars.ease}`,
  ...forced,
});
rule('progress[data-boot-bar]::-moz-progress-bar', { background: vars.color.accent, ...forced });

const pass = keyframes({ from: { backgroundPositionX: '-50%' }, to: { backgroundPositionX: '150%' } });
const { accent } = vars.color;
// Unknown progress: a part of the bar moves; with reduced motion the whole bar shows.
rule('progress[data-boot-bar]:not([value])', {
  background: `linear-gradient(${accent}, ${accent}) 0 0 / 33% 100% no-repeat`,
  animation: `${pass} 1.2s ${vars.ease} infinite`,
  '@media': {
    [media.reducedMotion]: { backgroundSize: '100% 100%', animation: 'none' },
    ...forced['@media'],
  },
});
rule('progress[data-boot-bar]:not([value])::-webkit-progress-value', { background: 'transparent' });
rule('progress[data-boot-bar]:not([value])::-moz-progress-bar', { background: 'transparent' });
