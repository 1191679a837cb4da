import { globalStyle } from '@vanilla-extract/css';
import { css } from '../../internal/css.ts';
import { media, z } from '../../theme/media.ts';
import { stickyTop } from '../../theme/stickyTop.css.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

// The header's measured height, with banner and enlarged text; 56 px before it is measured.
const below = (more = 0) => `calc(var(--habilis-header-height, 56px) + ${more}px)`;

export const top = css({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: z.header,
  background: color.canvas,
  borderBlockEnd: `1px solid ${color.border}`,
  // What one searches in covers what was said meanwhile.
  selectors: { '&:has([data-open])': { zIndex: z.search } },
  '@media': { [media.low]: { position: 'static' }, print: { display: 'none' } },
});
export const header = css({
  position: 'relative',
  minBlockSize: 55,
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  paddingInline: '24px 32px',
  '@media': {
    [media.drawer]: { paddingInline: 16, gap: 8 },
    // The icons at both ends stand above the edges of the text, and 320 px hold them all.
    [media.phone]: { paddingInline: '4px 10px', gap: 2 },
  },
});
export const role = css({ minInlineSize: 0, '@media': { [media.phone]: { display: 'none' } } });
export const grow = css({ flexGrow: 1 });
// What hangs from the search reaches from its field to the end of the header; where that is narrow, from edge to edge.
export const tail = css({
  position: 'relative',
  alignSelf: 'stretch',
  display: 'flex',
  alignItems: 'center',
  gap: 'inherit',
  minInlineSize: 0,
  '@media': { [media.drawer]: { position: 'static' } },
});
export const onlyNarrow = css({ display: 'none', '@media': { [media.drawer]: { display: 'block' } } });
export const body = css({
  display: 'grid',
  gridTemplateColumns: '216px minmax(0, 1fr)',
  minBlockSize: `calc(100dvb - ${below()})`,
  vars: { [stickyTop]: below() },
  '@media': {
    [media.drawer]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.low]: { vars: { [stickyTop]: '0px' } },
    print: { display: 'block' },
  },
});
export const side = css({
  background: color.surfaceSunken,
  borderInlineEnd: `1px solid ${color.border}`,
  '@media': { [media.drawer]: { display: 'none' }, print: { display: 'none' } },
});
// When longer than the screen, it scrolls on its own.
export const sticky = css({
  position: 'sticky',
  insetBlockStart: stickyTop,
  maxBlockSize: `calc(100dvb - ${stickyTop})`,
  overflowY: 'auto',
  paddingBlock: 20,
});
export const column = css({ display: 'flex', flexDirection: 'column', minInlineSize: 0, minBlockSize: '100%' });
export const main = css({
  flexGrow: 1,
  display: 'flex',
  flexDirection: 'column',
  padding: '20px var(--habilis-page-inset) 40px',
  vars: { '--habilis-page-inset': '32px' },
  inlineSize: '100%',
  maxInlineSize: 'calc(75rem + 64px)',
  '@media': { [media.phone]: { vars: { '--habilis-page-inset': '16px' } }, print: { display: 'block', padding: 0 } },
});
export const footer = css({
  borderBlockStart: `1px solid ${color.border}`,
  padding: '16px 32px',
  '@media': { [media.phone]: { paddingInline: 16 }, print: { display: 'none' } },
});
export const drawerRole = css({
  display: 'none',
  '@media': { [media.phone]: { display: 'block', minInlineSize: 0 } },
});
// Keeps what has the focus from hiding under the header.
globalStyle('html', {
  scrollPaddingBlockStart: 'calc(var(--habilis-header-height, -8px) + 8px)',
  '@media': { [media.low]: { scrollPaddingBlockStart: 8 } },
});
// What fills the window takes all the room: the navigation folds to its icons, as for a wide page, and the legal links wait for another page.
const filled = 'html[data-fills-window]';
const wide = '(min-width: 64rem)';
const folded = 'html:is([data-fills-window], [data-folds-menu])';
globalStyle(`${folded} ${body}`, { '@media': { [wide]: { gridTemplateColumns: '56px minmax(0, 1fr)' } } });
globalStyle(`${filled} ${main}`, {
  '@media': {
    screen: {
      padding: 0,
      maxInlineSize: 'none',
      minBlockSize: `calc(100dvb - ${below()})`,
      vars: { '--habilis-page-inset': '0px' },
    },
  },
});
globalStyle(`${filled} ${footer}`, { '@media': { screen: { display: 'none' } } });
globalStyle(`${folded} ${sticky}`, { '@media': { [wide]: { overflow: 'visible', zIndex: z.drawer } } });
// It scrolls in its own panes, so the page keeps no room for a scrollbar.
globalStyle('html[data-fills-window]', { '@media': { screen: { scrollbarGutter: 'auto' } } });
