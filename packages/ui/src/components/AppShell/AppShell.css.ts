import { globalStyle } from '@vanilla-extract/css';
import { css } from '../../internal/css.ts';
import { media, z } from '../../theme/media.ts';
import { stickyTop } from '../../theme/stickyTop.css.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const header = css({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: z.header,
  minBlockSize: 56,
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  paddingInline: '24px 32px',
  background: color.canvas,
  borderBlockEnd: `1px solid ${color.border}`,
  '@media': {
    [media.drawer]: { paddingInline: 16, gap: 8 },
    [media.low]: { position: 'static' },
  },
});
export const role = css({ minInlineSize: 0, '@media': { [media.phone]: { display: 'none' } } });
export const grow = css({ flexGrow: 1 });
export const onlyNarrow = css({ display: 'none', '@media': { [media.drawer]: { display: 'block' } } });
export const body = css({
  display: 'grid',
  gridTemplateColumns: '216px minmax(0, 1fr)',
  minBlockSize: 'calc(100dvb - 56px)',
  vars: { [stickyTop]: '56px' },
  '@media': {
    [media.drawer]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.low]: { vars: { [stickyTop]: '0px' } },
  },
});
export const side = css({
  background: color.surfaceSunken,
  borderInlineEnd: `1px solid ${color.border}`,
  '@media': { [media.drawer]: { display: 'none' } },
});
export const sticky = css({ position: 'sticky', insetBlockStart: 56, paddingBlock: 20 });
export const column = css({ display: 'flex', flexDirection: 'column', minInlineSize: 0, minBlockSize: '100%' });
export const main = css({
  flexGrow: 1,
  display: 'flex',
  flexDirection: 'column',
  padding: '20px 32px 40px',
  inlineSize: '100%',
  maxInlineSize: 'calc(75rem + 64px)',
  '@media': { [media.phone]: { paddingInline: 16 } },
});
export const footer = css({
  borderBlockStart: `1px solid ${color.border}`,
  padding: '16px 32px',
  '@media': { [media.phone]: { paddingInline: 16 } },
});
export const drawerScrim = css({ position: 'fixed', inset: 0, zIndex: z.drawer, background: color.scrim });
export const drawer = css({
  inlineSize: 280,
  maxInlineSize: '85vw',
  blockSize: '100dvb',
  background: color.surfaceSunken,
  overflow: 'auto',
  outline: 'none',
  paddingBlock: 12,
});
export const drawerHead = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 8,
  paddingInline: 12,
});
export const drawerRole = css({
  display: 'none',
  '@media': { [media.phone]: { display: 'block', flexGrow: 1, minInlineSize: 0 } },
});
// What has the focus is never under the header.
globalStyle(`html:has(${header})`, { scrollPaddingBlockStart: 64 });
