import '@habilis/ui/theme/bootBar.css';
import { globalStyle } from '@vanilla-extract/css';
import { components } from '@habilis/ui/theme/layers.css';

globalStyle('#echec', {
  '@layer': { [components]: { maxInlineSize: '28rem', margin: '20vh auto', paddingInline: 16 } },
});
