import { media } from '@habilis/ui/theme/media';
import { text } from '@habilis/ui/theme/text';
import { vars } from '@habilis/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

const { color } = vars;

export const scroller = style({ overflowX: 'auto', fontFamily: vars.font.body, color: color.text });
export const table = style({ ...text.small, borderCollapse: 'collapse', inlineSize: '100%', textAlign: 'start' });
export const head = style({
  fontWeight: 600,
  color: color.textSubtle,
  textAlign: 'start',
  padding: '6px 16px 6px 0',
  borderBlockEnd: `2px solid ${color.rule}`,
});
const line = { padding: '8px 16px 8px 0', borderBlockEnd: `1px solid ${color.border}` } as const;
export const name = style({ ...line, fontWeight: 600, textAlign: 'start', whiteSpace: 'nowrap' });
export const cell = style({ ...line, minInlineSize: '8rem' });

/** The colour, length or duration shown by a sample. */
const shown = 'var(--shown)';
export const swatch = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  whiteSpace: 'nowrap',
  '::before': {
    content: '',
    inlineSize: 32,
    blockSize: 24,
    flex: 'none',
    background: shown,
    border: `1px solid ${color.borderControl}`,
    borderRadius: vars.radius.control,
    forcedColorAdjust: 'none',
  },
});
export const value = style({ ...text.mono, fontSize: '0.8125rem' });
export const bar = style({ blockSize: 16, inlineSize: shown, background: color.accent, forcedColorAdjust: 'none' });
export const box = style({
  inlineSize: 96,
  blockSize: 56,
  background: color.surfaceRaised,
  border: `1px solid ${color.borderControl}`,
});
export const icons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
  gap: 8,
  marginBlockStart: 16,
});
export const icon = style({
  ...text.small,
  display: 'flex',
  gap: 12,
  alignItems: 'center',
  padding: 12,
  minBlockSize: 44,
  color: color.text,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.control,
  overflowWrap: 'anywhere',
});
export const mark = style({ flex: 'none' });
export const page = style({ fontFamily: vars.font.body, color: color.text });
export const track = style({ padding: 12, border: `1px solid ${color.border}`, borderRadius: vars.radius.card });
export const mover = style({
  inlineSize: 32,
  blockSize: 32,
  marginBlockStart: 12,
  borderRadius: vars.radius.control,
  background: color.accent,
  transition: `translate ${shown} ${vars.ease}`,
  forcedColorAdjust: 'none',
  selectors: { '&[data-moved]': { translate: '160px 0' } },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});
