import { globalStyle } from '@vanilla-extract/css';
import { components } from '@habilis/ui/theme/layers.css';
import { vars } from '@habilis/ui/theme/vars.css';

const rule = (selector: string, style: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [components]: style } });

rule('#demarrage', {
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  inlineSize: '100%',
  blockSize: 3,
  border: 0,
  appearance: 'none',
  background: 'transparent',
  accentColor: vars.color.accent,
  zIndex: 90,
});
rule('#demarrage::-webkit-progress-bar', { background: 'transparent' });
rule('#demarrage::-webkit-progress-value', { background: vars.color.accent, transition: 'inline-size 160ms' });
rule('#demarrage::-moz-progress-bar', { background: vars.color.accent });
rule('#echec', { maxInlineSize: '28rem', margin: '20vh auto', paddingInline: 16 });
