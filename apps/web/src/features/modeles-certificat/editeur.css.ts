import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@habilis/ui/theme/vars.css';

/** The page with its properties beside it, or under it where there is no room. */
export const editor = style({
  display: 'grid',
  gap: 24,
  '@media': { 'screen and (min-width: 64rem)': { gridTemplateColumns: 'minmax(0, 1fr) 17rem' } },
});
export const desk = style({
  padding: 'clamp(8px, 3%, 32px)',
  background: vars.color.surfaceSunken,
  borderRadius: 8,
  minInlineSize: 0,
});
/** Wide enough for its letters to be read, at most the true width of a sheet. */
export const sheet = style({
  maxInlineSize: '60rem',
  marginInline: 'auto',
  border: `1px solid ${vars.color.borderStrong}`,
});
export const grid = style({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  backgroundImage: 'radial-gradient(circle, rgb(10 60 80 / 22%) 0.6px, transparent 0.8px)',
});
const anyZone = style({
  position: 'absolute',
  padding: 0,
  margin: 0,
  background: 'transparent',
  cursor: 'move',
  touchAction: 'none',
  outlineOffset: 2,
});
/** Paper is light in every theme, and so are the edges on it. */
export const zone = styleVariants({
  plain: [anyZone, { border: '1px dashed #2f86a3' }],
  faulty: [anyZone, { border: '2px solid #b3261e' }],
  selected: [anyZone, { border: '2px solid #10536a', boxShadow: '0 0 0 1px white' }],
});
export const handle = style({
  position: 'absolute',
  insetInlineEnd: -8,
  insetBlockEnd: -8,
  inlineSize: 16,
  blockSize: 16,
  background: 'white',
  border: '2px solid #10536a',
  borderRadius: 3,
  cursor: 'nwse-resize',
  touchAction: 'none',
});
/** Two figures side by side. */
export const pair = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 12 });
