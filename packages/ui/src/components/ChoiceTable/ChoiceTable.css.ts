import { css } from '../../internal/css.ts';
import { hidden } from '../../internal/hidden.ts';
import { media } from '../../theme/media.ts';
import { focusRing, text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
const COLUMN = '7rem';

export const table = css({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  tableLayout: 'fixed',
  '@media': { [media.phone]: { display: 'block' } },
});
export const caption = css({ blockSize: 0 });
export const head = css({
  '@media': {
    // There each choice shows its own label; screen readers still read the headings.
    [media.phone]: hidden,
  },
});
const header = {
  ...text.small,
  fontWeight: 600,
  color: color.textSubtle,
  blockSize: 36,
  padding: 0,
  boxShadow: `inset 0 -2px 0 ${color.rule}`,
  '@media': { [media.forcedColors]: { borderBlockEnd: '2px solid CanvasText' } },
} as const;
export const rowHeader = css({ ...header, textAlign: 'start' });
export const choiceHeader = css({ ...header, inlineSize: COLUMN, textAlign: 'center' });
// Else a table of its own would stand around it, as narrow as its words.
export const body = css({ '@media': { [media.phone]: { display: 'block' } } });
export const row = css({
  selectors: { '&:hover': { background: color.surfaceHover } },
  '@media': {
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      columnGap: 12,
      paddingBlock: '10px 6px',
      borderBlockEnd: `1px solid ${color.border}`,
      selectors: { '&:hover': { background: 'none' } },
    },
    print: { breakInside: 'avoid' },
  },
});
export const name = css({
  ...text.body,
  textAlign: 'start',
  padding: '8px 12px 8px 0',
  borderBlockEnd: `1px solid ${color.border}`,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { gridColumn: '1 / -1', padding: 0, fontWeight: 600, borderBlockEnd: 'none' } },
});
export const cell = css({
  padding: 0,
  borderBlockEnd: `1px solid ${color.border}`,
  '@media': { [media.phone]: { borderBlockEnd: 'none' } },
});
export const choice = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minBlockSize: vars.size.control,
  cursor: 'pointer',
  '@media': { [media.phone]: { justifyContent: 'flex-start' } },
});
export const word = css({ display: 'none', '@media': { [media.phone]: { display: 'inline' } } });
export const radio = css({
  appearance: 'none',
  flexShrink: 0,
  inlineSize: 20,
  blockSize: 20,
  margin: 0,
  borderRadius: '50%',
  border: `1px solid ${color.borderControl}`,
  background: color.surface,
  cursor: 'pointer',
  selectors: {
    '&:checked': { borderWidth: 6, borderColor: color.accent },
    '&:focus-visible': { ...focusRing(2), borderRadius: '50%' },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'Field',
      borderColor: 'FieldText',
      selectors: {
        '&:checked': { borderColor: 'Highlight' },
        '&:focus-visible': { outlineColor: 'Highlight' },
      },
    },
  },
});
