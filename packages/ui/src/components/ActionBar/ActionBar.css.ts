import { globalStyle } from '@vanilla-extract/css';
import { css } from '../../internal/css.ts';
import { media, z } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const bar = css({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: z.actionBar,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: 12,
  // On a short page it stands after the content, not at the foot of an empty page.
  marginBlockStart: 28,
  // From edge to edge of the content of `AppShell`.
  marginInline: 'calc(-1 * var(--habilis-page-inset, 32px))',
  paddingInline: 32,
  paddingBlock: 11,
  background: vars.color.surfaceRaised,
  borderBlockStart: `1px solid ${vars.color.borderStrong}`,
  boxShadow: vars.shadow.actionBar,
  '@media': {
    [media.phone]: {
      marginInline: 'calc(-1 * var(--habilis-page-inset, 16px))',
      paddingInline: 16,
      paddingBlock: 8,
      rowGap: 4,
    },
    [media.low]: { position: 'static' },
    print: { display: 'none' },
  },
});
export const actions = css({
  display: 'flex',
  gap: 12,
  flexWrap: 'wrap',
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { inlineSize: '100%' } },
});
export const status = css({
  display: 'flex',
  alignItems: 'baseline',
  gap: 12,
  minInlineSize: 0,
  '@media': { [media.phone]: { inlineSize: '100%' } },
});
const LINE = '1.5rem';
export const words = css({
  minInlineSize: 0,
  '@media': { [media.phone]: { flexGrow: 1, maxBlockSize: LINE, overflow: 'hidden' } },
  selectors: { '&[data-open]': { '@media': { [media.phone]: { maxBlockSize: 'none' } } } },
});
export const more = css({
  display: 'none',
  flexShrink: 0,
  minBlockSize: LINE,
  padding: 0,
  border: 0,
  background: 'none',
  fontFamily: 'inherit',
  '@media': { [media.phone]: { display: 'block' } },
});
// Where it covers nothing, it is a part of the page.
globalStyle(`${bar}[data-resting]`, {
  background: 'none',
  boxShadow: 'none',
  borderBlockStartColor: vars.color.border,
});
// What fills the window ends where the bar begins.
globalStyle(`[data-fills-window] + ${bar}`, { marginBlockStart: 0 });
// Keeps what has the focus from hiding under the bar (rules/design#action-bar).
globalStyle('html', {
  scrollPaddingBlockEnd: 'calc(var(--habilis-bottom-bar-height, -32px) + 32px)',
  '@media': { [media.low]: { scrollPaddingBlockEnd: 8 } },
});
// On a phone the menu and the first action share the line (rules/design#action-bar).
globalStyle(`${actions} > *`, { '@media': { [media.phone]: { flexGrow: 1 } } });
globalStyle(`${actions}:not(:has(> :nth-child(3)))`, { '@media': { [media.phone]: { flexWrap: 'nowrap', gap: 8 } } });
globalStyle(`${actions} > [aria-haspopup]:not(:only-child)`, {
  '@media': { [media.phone]: { flexGrow: 0, paddingInline: 12 } },
});
