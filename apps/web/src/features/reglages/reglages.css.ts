import { style } from '@vanilla-extract/css';
import { media } from '@habilis/ui/theme/media';
import { text } from '@habilis/ui/theme/text';
import { vars } from '@habilis/ui/theme/vars.css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: '232px minmax(0, 1fr)',
  columnGap: 40,
  rowGap: 24,
  alignItems: 'start',
  '@media': { [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const side = style({ display: 'flex', flexDirection: 'column', gap: 16, minInlineSize: 0 });
export const families = style({
  listStyle: 'none',
  margin: 0,
  padding: '6px 0',
  borderBlock: `1px solid ${vars.color.border}`,
});
export const family = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  padding: '8px 12px 8px 9px',
  borderInlineStart: '3px solid transparent',
  color: vars.color.text,
  textDecoration: 'none',
  selectors: {
    '&[aria-current]': { borderColor: vars.color.accent, background: vars.color.accentTint, fontWeight: 650 },
    '&:hover:not([aria-current])': { background: vars.color.surfaceHover },
  },
  '@media': { [media.coarse]: { paddingBlock: 12 } },
});
export const count = style({ color: vars.color.textSubtle, fontVariantNumeric: 'tabular-nums' });

export const lines = style({ listStyle: 'none', margin: 0, padding: 0 });
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 7.5rem 10rem auto',
  gridTemplateAreas: '"words value bounds act"',
  columnGap: 16,
  alignItems: 'center',
  minBlockSize: 64,
  paddingBlock: 10,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  '@media': {
    [media.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"words words" "value act" "bounds act"',
      rowGap: 4,
    },
  },
});
export const words = style({ gridArea: 'words', minInlineSize: 0 });
export const name = style({ ...text.h3, position: 'relative', margin: 0 });
/** Before the name of a setting that was changed. */
export const dot = style({
  position: 'absolute',
  insetInlineStart: -13,
  insetBlockStart: 9,
  inlineSize: 6,
  blockSize: 6,
  borderRadius: '50%',
  background: vars.color.accent,
  forcedColorAdjust: 'none',
  '@media': { [media.phone]: { position: 'static', display: 'inline-block', marginInlineEnd: 8, marginBlockEnd: 3 } },
});
export const value = style({ gridArea: 'value', minInlineSize: 0, overflowWrap: 'anywhere' });
export const figure = style({ fontSize: '1.125rem', lineHeight: '1.5rem', fontWeight: 700 });
export const changed = style({ color: vars.color.accent });
export const bounds = style({ ...text.small, gridArea: 'bounds', color: vars.color.textSubtle });
export const act = style({ gridArea: 'act', justifySelf: 'end' });

export const open = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 18,
  marginBlock: 12,
  padding: '16px 20px 20px',
  border: `1px solid ${vars.color.border}`,
  borderInlineStart: `3px solid ${vars.color.accent}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
});
export const values = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  columnGap: 32,
  rowGap: 16,
});
export const short = style({ inlineSize: '16rem', maxInlineSize: '100%' });
export const today = style({
  borderInlineStart: `1px solid ${vars.color.border}`,
  paddingInlineStart: 24,
  minInlineSize: 0,
  '@media': { [media.phone]: { borderInlineStart: 'none', paddingInlineStart: 0 } },
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  alignItems: 'center',
  '@media': { [media.phone]: { flexDirection: 'column', alignItems: 'stretch' } },
});
export const end = style({
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { marginInlineStart: 0, display: 'grid' } },
});
export const preview = style({
  minBlockSize: '7rem',
  padding: 16,
  border: `1px dashed ${vars.color.borderStrong}`,
  borderRadius: vars.radius.card,
  overflowWrap: 'anywhere',
});
export const body = style({ display: 'flex', flexDirection: 'column', gap: 18 });
