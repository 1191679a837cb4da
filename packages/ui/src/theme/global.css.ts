import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import nextLatinExt from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-wght-normal.woff2';
import nextLatin from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2';
import monoLatin from '@fontsource-variable/atkinson-hyperlegible-mono/files/atkinson-hyperlegible-mono-latin-wght-normal.woff2';
import nextFrench from './fonts/atkinson-hyperlegible-next-french-wght-normal.woff2';
import { LATIN, LATIN_EXT, WESTERN } from './letters.ts';
import { reset } from './layers.css.ts';
import { media } from './media.ts';
import { text } from './text.ts';
import { vars } from './vars.css.ts';

const faceOf = (file: string, unicodeRange: string) => ({
  src: `url(${file})`,
  fontWeight: '200 800',
  fontDisplay: 'swap' as const,
  unicodeRange,
});
// What two ranges hold is looked for in the last face first.
globalFontFace('Atkinson Hyperlegible Next Variable', [
  faceOf(nextLatinExt, LATIN_EXT),
  faceOf(nextFrench, LATIN),
  faceOf(nextLatin, WESTERN),
]);
// Numbers and codes alone, which no other letter stands in.
globalFontFace('Atkinson Hyperlegible Mono Variable', faceOf(monoLatin, LATIN));
// Same metrics as the fonts they replace, so that nothing moves when those arrive.
globalFontFace('Habilis Fallback', {
  src: 'local("Arial"), local("Liberation Sans")',
  sizeAdjust: '100.59%',
  ascentOverride: '97.83%',
  descentOverride: '31.42%',
  lineGapOverride: '0%',
});
globalFontFace('Habilis Mono Fallback', {
  src: 'local("Courier New"), local("Liberation Mono")',
  sizeAdjust: '105.32%',
  ascentOverride: '93.43%',
  descentOverride: '30%',
  lineGapOverride: '0%',
});

const inReset = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [reset]: rule } });

// Outside any layer: `@page` cannot be in one.
globalStyle('@page', { margin: '14mm' });

inReset('*, *::before, *::after', { boxSizing: 'border-box' });
inReset('body, h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend, pre', { margin: 0, padding: 0 });
// A word longer than the screen breaks rather than widens what holds it.
inReset('h1, h2, h3, h4', { overflowWrap: 'anywhere' });
inReset('ul, ol', { listStyle: 'none' });
inReset('fieldset', { border: 0, minInlineSize: 0 });
inReset('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
inReset('button', { background: 'none', border: 0, padding: 0, textAlign: 'inherit' });
inReset('img, svg', { display: 'block', maxInlineSize: '100%' });
inReset('html', { WebkitTextSizeAdjust: '100%', scrollbarGutter: 'stable' });
inReset('body', {
  ...text.body,
  fontFamily: vars.font.body,
  color: vars.color.text,
  background: vars.color.canvas,
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
  minBlockSize: '100dvb',
  // On paper that is the sheet with its margins: more than fits on one.
  '@media': { print: { minBlockSize: 0 } },
});
inReset(':focus-visible', { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 });
inReset('h1:focus, main:focus', { outline: 'none' });
inReset('*', {
  '@media': { [media.reducedMotion]: { transitionDuration: '0ms !important', animationDuration: '0ms !important' } },
});
