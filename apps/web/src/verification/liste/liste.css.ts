import { vars } from '@habilis/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

const PAPER = { '@media': { print: { display: 'none' } } } as const;

/** Three ways side by side, one under the other where they do not fit. */
export const ways = style({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  alignItems: 'start',
  ...PAPER,
});
export const colle = style({ display: 'grid', gap: 8, alignContent: 'start' });
export const heading = style({ fontWeight: 600 });
export const told = style({ margin: 0, color: vars.color.textSubtle, fontSize: '0.875rem' });
export const table = style({
  display: 'grid',
  gap: 16,
  borderBlockStart: `2px solid ${vars.color.text}`,
  paddingBlockStart: 12,
});
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' });
export const title = style({ margin: 0, fontSize: '1.125rem', fontWeight: 700 });
export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: 8, marginInlineStart: 'auto', ...PAPER });
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: 8, ...PAPER });
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minBlockSize: 32,
  paddingInline: 10,
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: 4,
  background: vars.color.surface,
  color: vars.color.text,
  font: 'inherit',
  fontSize: '0.875rem',
  fontWeight: 600,
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed="true"]': {
      background: vars.color.accent,
      borderColor: vars.color.accent,
      color: vars.color.onAccent,
    },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
});
export const urgent = style({
  fontWeight: 600,
  color: vars.color.warning,
  selectors: { '&[data-etat="REVOQUE"]': { color: vars.color.danger } },
});
export const card = style({ display: 'grid', gap: 4 });
export const cardHead = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 8 });
