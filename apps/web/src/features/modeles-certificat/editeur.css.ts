import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '@habilis/ui/theme/media';
import { vars } from '@habilis/ui/theme/vars.css';

/** Wide enough for the page between its fields and its properties. */
const threeColumns = 'screen and (min-width: 75rem)';
/** The fields, the page and the properties; where there is no room, the page alone. */
export const editor = style({
  display: 'grid',
  gap: 20,
  minInlineSize: 0,
  // A page larger than the screen scrolls on its desk.
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [threeColumns]: { gridTemplateColumns: '11rem minmax(0, 1fr) 17rem' } },
});
export const desk = style({
  padding: 'clamp(8px, 3%, 24px)',
  background: vars.color.surfaceSunken,
  borderRadius: 8,
  minInlineSize: 0,
  overflow: 'auto',
});
const RULER = 20;
/** At most a sheet's true width, unless it is enlarged. */
export const ruled = style({
  display: 'grid',
  gridTemplateColumns: `${RULER}px minmax(0, 1fr)`,
  gridTemplateRows: `${RULER}px auto`,
  marginInline: 'auto',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto' } },
});
export const along = styleVariants({
  across: { gridColumn: 2, gridRow: 1, '@media': { [media.phone]: { display: 'none' } } },
  down: { gridColumn: 1, gridRow: 2, '@media': { [media.phone]: { display: 'none' } } },
});
const anyRuler = style({ position: 'relative', overflow: 'hidden', blockSize: '100%' });
/** A tick at each fifth of the distance between two figures. */
export const ruler = styleVariants({
  across: [
    anyRuler,
    {
      backgroundImage: `linear-gradient(to right, ${vars.color.borderStrong} 1px, transparent 1px)`,
      backgroundPosition: 'left bottom',
      backgroundRepeat: 'repeat-x',
    },
  ],
  down: [
    anyRuler,
    {
      backgroundImage: `linear-gradient(to bottom, ${vars.color.borderStrong} 1px, transparent 1px)`,
      backgroundPosition: 'right top',
      backgroundRepeat: 'repeat-y',
    },
  ],
});
const anyFigure = style({ position: 'absolute', fontSize: 12, lineHeight: 1, color: vars.color.textSubtle });
export const figure = styleVariants({
  across: [anyFigure, { insetBlockStart: 1, paddingInlineStart: 3 }],
  down: [anyFigure, { insetInlineStart: 1, writingMode: 'vertical-rl', paddingBlockStart: 3 }],
});
const anyExtent = style({ position: 'absolute', background: vars.color.surfaceSelected });
export const extent = styleVariants({
  across: [anyExtent, { insetBlock: 0 }],
  down: [anyExtent, { insetInline: 0 }],
});
export const sheet = style({
  gridColumn: 2,
  border: `1px solid ${vars.color.borderStrong}`,
  '@media': { [media.phone]: { gridColumn: 1 } },
});
export const page = style({ position: 'relative', outlineOffset: 2 });
/** What lies over the paper; it may stand out from it, as handles at its edge do. */
export const over = style({ position: 'absolute', inset: 0 });
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
  // The size is that which its handles are shown for; over the others, so that none covers its handles.
  selected: [
    anyZone,
    {
      border: '2px solid #10536a',
      boxShadow: '0 0 0 1px white',
      containerType: 'size',
      overflow: 'visible',
      zIndex: 1,
    },
  ],
});
/** What is hidden of a zone too small to be taken there: its corners, so that its middle and its sides can be. */
const SMALL = '(max-height: 27px) or (max-width: 27px)';
const anyHandle = style({
  position: 'absolute',
  inlineSize: 9,
  blockSize: 9,
  margin: -5,
  background: 'white',
  border: '2px solid #10536a',
  borderRadius: 2,
  touchAction: 'none',
  // Taken a little beside it too.
  '::before': { content: '', position: 'absolute', inset: -6 },
  '@media': { [media.coarse]: { '::before': { inset: -10 } } },
});
const corner = style({ '@container': { [SMALL]: { display: 'none' } } });
/** Where each handle stands, and which edges it moves. */
export const handle = styleVariants({
  nw: [anyHandle, corner, { insetBlockStart: 0, insetInlineStart: 0, cursor: 'nwse-resize' }],
  n: [anyHandle, { insetBlockStart: 0, insetInlineStart: '50%', cursor: 'ns-resize' }],
  ne: [anyHandle, corner, { insetBlockStart: 0, insetInlineEnd: 0, cursor: 'nesw-resize' }],
  w: [anyHandle, { insetBlockStart: '50%', insetInlineStart: 0, cursor: 'ew-resize' }],
  e: [anyHandle, { insetBlockStart: '50%', insetInlineEnd: 0, cursor: 'ew-resize' }],
  sw: [anyHandle, corner, { insetBlockEnd: 0, insetInlineStart: 0, cursor: 'nesw-resize' }],
  s: [anyHandle, { insetBlockEnd: 0, insetInlineStart: '50%', cursor: 'ns-resize' }],
  se: [anyHandle, corner, { insetBlockEnd: 0, insetInlineEnd: 0, cursor: 'nwse-resize' }],
});
const anyTag = style({
  position: 'absolute',
  insetInlineEnd: -2,
  paddingInline: 6,
  fontSize: 12,
  lineHeight: '18px',
  fontWeight: 650,
  whiteSpace: 'nowrap',
  maxInlineSize: '16rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: 'white',
  background: '#10536a',
  pointerEvents: 'none',
});
/** The name of the chosen zone: above it, below where there is no room. */
export const tag = styleVariants({
  above: [anyTag, { insetBlockEnd: 'calc(100% + 5px)' }],
  below: [anyTag, { insetBlockStart: 'calc(100% + 5px)' }],
});
const anyGuide = style({ position: 'absolute', pointerEvents: 'none', background: '#2f86a3', zIndex: 1 });
/** Lines where edges meet, over the whole page. */
export const guide = styleVariants({
  x: [anyGuide, { insetBlock: -12, inlineSize: 1 }],
  y: [anyGuide, { insetInline: -12, blockSize: 1 }],
});
/** Where a field that is dragged would land. */
export const ghost = style({
  position: 'absolute',
  pointerEvents: 'none',
  border: '2px dashed #10536a',
  background: 'rgb(16 83 106 / 12%)',
});
/** Two figures side by side. */
export const pair = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 12 });
/** Fields by name: short rows, tall enough for a finger where there is one. */
export const list = style({ listStyle: 'none', padding: 0, margin: 0 });
export const listTitle = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  paddingBlockEnd: 4,
  color: vars.color.textSubtle,
});
const anyRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  inlineSize: '100%',
  minBlockSize: 28,
  padding: '2px 8px',
  border: 'none',
  borderInlineStart: '3px solid transparent',
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontSize: '0.875rem',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.surfaceSunken },
    '&:focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: -3 },
  },
  '@media': { [media.coarse]: { minBlockSize: 44 } },
});
export const row = styleVariants({
  plain: [anyRow],
  current: [
    anyRow,
    {
      background: vars.color.surfaceSelected,
      color: vars.color.accent,
      fontWeight: 650,
      borderInlineStartColor: vars.color.accent,
    },
  ],
});
export const rowIcon = style({ flexShrink: 0 });
export const rowLabel = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const remarks = style({ listStyle: 'none', padding: 0, margin: 0, display: 'grid', gap: 8 });
export const remark = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  alignItems: 'center',
  justifyContent: 'space-between',
});
