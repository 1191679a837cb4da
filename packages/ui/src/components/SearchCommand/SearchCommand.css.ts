import { globalStyle } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { css } from '../../internal/css.ts';
import { raised } from '../../internal/floating.ts';
import { media, z } from '../../theme/media.ts';
import { focusRing, text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
const narrow = media.drawer;
const line = `1px solid ${color.border}`;

export const root = css({
  flex: '0 1 300px',
  minInlineSize: 180,
  '@media': { [narrow]: { flex: '0 0 auto', minInlineSize: 0 }, print: { display: 'none' } },
});
export const opener = css({ display: 'none', '@media': { [narrow]: { display: 'block' } } });
export const back = css({ display: 'none', '@media': { [narrow]: { display: 'block' } } });
// Where the header is narrow, the field takes its whole line while it is open.
export const bar = css({
  '@media': {
    [narrow]: {
      display: 'none',
      position: 'absolute',
      inset: 0,
      zIndex: z.menu,
      alignItems: 'center',
      gap: 8,
      paddingInline: 8,
      background: color.canvas,
      selectors: { '[data-open] > &': { display: 'flex' } },
    },
  },
});
export const entry = css({ position: 'relative', flexGrow: 1, minInlineSize: 0 });
export const lead = css({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 11,
  inlineSize: 20,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  color: color.textSubtle,
  pointerEvents: 'none',
});
export const field = css({
  ...text.body,
  inlineSize: '100%',
  minBlockSize: vars.size.control,
  paddingInlineStart: 41,
  paddingInlineEnd: 40,
  paddingBlock: 7,
  background: color.surface,
  color: color.text,
  border: `1px solid ${color.borderControl}`,
  borderRadius: vars.radius.control,
  textOverflow: 'ellipsis',
  selectors: {
    '&::placeholder': { color: color.textDisabled, opacity: 1 },
    '&:hover': { borderColor: color.accent },
    '&:focus': focusRing(1),
  },
});
export const clear = css({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 4,
  display: 'flex',
  alignItems: 'center',
});
// From the field's left edge to the end of the header; wider than both where these are short.
export const panel = css({
  ...raised,
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineEnd: 0,
  inlineSize: 'max(100%, min(480px, 100vw - 32px))',
  maxBlockSize: 'min(48rem, 100dvb - var(--habilis-header-height, 56px) - 16px)',
  zIndex: z.menu,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  '@media': {
    [media.forcedColors]: { border: '1px solid CanvasText' },
    [narrow]: {
      insetInlineStart: 0,
      inlineSize: 'auto',
      maxBlockSize: 'none',
      blockSize: 'calc(100dvb - var(--habilis-header-height, 56px))',
      borderRadius: 0,
      boxShadow: 'none',
      borderBlockStart: line,
      background: color.canvas,
    },
  },
});
export const scroll = css({ flexGrow: 1, minBlockSize: 0, overflowY: 'auto', overscrollBehavior: 'contain' });
export const group = css({ paddingBlock: 8, selectors: { '& + &': { borderBlockStart: line } } });
export const head = css({
  ...text.small,
  fontWeight: 600,
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  paddingInline: 16,
  paddingBlock: '4px',
  color: color.textSubtle,
});
export const count = css({ fontWeight: 400, flexShrink: 0 });
export const option = css({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minBlockSize: 48,
  paddingBlock: 2,
  paddingInline: '13px 16px',
  borderInlineStart: '3px solid transparent',
  color: color.text,
  textDecoration: 'none',
  cursor: 'pointer',
  scrollMarginBlock: 8,
  selectors: {
    '&[data-hovered]': { background: color.surfaceHover },
    '&[aria-selected="true"]': { background: color.surfaceSelected, borderInlineStartColor: color.accent },
  },
  '@media': {
    // Lines that wrap keep apart.
    [narrow]: { paddingBlock: 6 },
    [media.forcedColors]: {
      borderInlineStartColor: 'Canvas',
      selectors: { '&[aria-selected="true"]': { borderInlineStartColor: 'Highlight' } },
    },
  },
});
export const icon = css({
  flexShrink: 0,
  color: color.textSubtle,
  selectors: { '[aria-selected="true"] > &': { color: color.accent } },
});
export const words = css({ flex: '1 1 0', minInlineSize: 0 });
const clipped = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const wrapped = { whiteSpace: 'normal', overflowWrap: 'anywhere' } as const;
export const title = css({
  ...text.body,
  ...clipped,
  fontWeight: 600,
  display: 'block',
  selectors: { '[aria-selected="true"] &': { color: color.accent } },
  '@media': { [narrow]: wrapped },
});
export const typed = css({ textDecoration: 'underline', textDecorationThickness: 2, textUnderlineOffset: '0.2em' });
export const second = css({
  ...text.small,
  ...clipped,
  display: 'block',
  color: color.textSubtle,
  '@media': { [narrow]: wrapped },
});
export const code = css({ ...text.mono, whiteSpace: 'nowrap' });
export const end = recipe({
  base: css({
    ...text.small,
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    flexShrink: 0,
    maxInlineSize: '45%',
  }),
  variants: {
    tone: {
      neutral: css({ color: color.textSubtle }),
      accent: css({ color: color.accent, fontWeight: 600 }),
      info: css({ color: color.info, fontWeight: 600 }),
      success: css({ color: color.success, fontWeight: 600 }),
      warning: css({ color: color.warning, fontWeight: 600 }),
      danger: css({ color: color.danger, fontWeight: 600 }),
    },
  },
});
export const all = css({ ...text.body, flexGrow: 1, fontWeight: 600, color: color.accent });
export const enter = css({ flexShrink: 0, '@media': { [narrow]: { display: 'none' } } });
export const note = css({ padding: '16px 16px 12px' });
export const noteTitle = css({ ...text.body, fontWeight: 600, overflowWrap: 'anywhere' });
export const noteWords = css({ ...text.small, color: color.textSubtle });
export const failure = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  padding: 16,
  color: color.warning,
});
export const failureIcon = css({ flexShrink: 0 });
globalStyle(`${failure} > span`, { flex: '1 1 12rem', minInlineSize: 0 });
export const foot = css({
  ...text.small,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 16px',
  paddingInline: 16,
  paddingBlock: 9,
  color: color.textSubtle,
  background: color.surfaceSunken,
  borderBlockStart: `1px solid ${color.borderStrong}`,
  '@media': { [narrow]: { display: 'none' } },
});
export const hint = css({ display: 'inline-flex', alignItems: 'center', gap: 5 });
