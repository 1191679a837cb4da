import { globalStyle } from '@vanilla-extract/css';
import { components } from './layers.css.ts';
import { media } from './media.ts';
import { vars } from './vars.css.ts';

const rule = (selector: string, style: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [components]: style } });
const forced = { '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } } } as const;

// By attribute: the bar stands in the page before any script gives out class names.
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
