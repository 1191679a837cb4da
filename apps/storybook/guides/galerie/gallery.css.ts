import { text } from '@habilis/ui/theme/text';
import { vars } from '@habilis/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

const { color } = vars;

/** Of a picture, in pixels; a frame is drawn at its full width and made smaller. */
export const PICTURE = { width: 272, height: 170 } as const;

export const page = style({ fontFamily: vars.font.body, color: color.text, marginBlockStart: 32 });
export const count = style({ ...text.small, color: color.textSubtle, marginBlockStart: 8 });
export const family = style({ ...text.h2, marginBlock: '40px 16px' });
export const cards = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(0, ${PICTURE.width + 2}px))`,
  gap: 20,
});
export const card = style({
  position: 'relative',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
  background: color.surface,
  selectors: { '&:hover': { borderColor: color.accent } },
});
export const picture = style({
  position: 'relative',
  inlineSize: '100%',
  blockSize: PICTURE.height,
  overflow: 'hidden',
  background: color.canvas,
  borderBlockEnd: `1px solid ${color.border}`,
});
export const scaled = style({
  position: 'absolute',
  insetInlineStart: '50%',
  inlineSize: 'max-content',
  minInlineSize: '14rem',
  maxInlineSize: '34rem',
  transformOrigin: 'top center',
});
/** What an empty picture says instead. */
export const unseen = style({
  ...text.small,
  color: color.textSubtle,
  padding: 16,
  blockSize: '100%',
  display: 'grid',
  placeItems: 'center',
  textAlign: 'center',
});
export const frame = style({
  border: 0,
  transformOrigin: '0 0',
  position: 'absolute',
  inset: 0,
  background: color.canvas,
});
export const words = style({ padding: '12px 16px 16px' });
export const link = style({
  ...text.label,
  color: color.accent,
  textDecoration: 'none',
  selectors: {
    // The whole card is pressed.
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${color.focus}`, outlineOffset: -3 },
  },
});
export const about = style({ ...text.small, color: color.textSubtle, marginBlockStart: 2 });
