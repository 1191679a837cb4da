import { media } from '@habilis/ui/theme/media';
import { globalStyle } from '@vanilla-extract/css';

// Storybook sizes titles and leaves them the height of a line of text.
globalStyle('.sbdocs :is(h1, h2, h3)', { lineHeight: 1.25 });
globalStyle('.sbdocs.sbdocs-wrapper', { '@media': { [media.phone]: { padding: '32px 16px' } } });
