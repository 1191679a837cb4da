import '@habilis/ui/theme/bootBar.css';
import { globalStyle } from '@vanilla-extract/css';
import { components } from '@habilis/ui/theme/layers.css';
import { text } from '@habilis/ui/theme/text';
import { vars } from '@habilis/ui/theme/vars.css';

const rule = (selector: string, style: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [components]: style } });

rule('#echec:not([hidden])', {
  display: 'grid',
  gap: 12,
  maxInlineSize: '28rem',
  margin: '20vh auto',
  paddingInline: 16,
});
rule('#echec h1', text.h1);
rule('#echec a', { color: vars.color.accent });
