import { css } from '../../internal/css.ts';
import { raised } from '../../internal/floating.ts';
import { media, z } from '../../theme/media.ts';
import { focusRing, text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const box = css({
  border: `1px solid ${color.borderControl}`,
  borderRadius: vars.radius.control,
  background: color.surface,
  selectors: {
    '&:has([role="textbox"]:focus)': focusRing(1),
    '&[data-invalid]': { borderColor: color.danger, boxShadow: `inset 0 0 0 1px ${color.danger}` },
    '&[data-readonly]': { background: color.surfaceSunken, borderColor: color.borderStrong },
  },
});
export const toolbar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  padding: 4,
  borderBlockEnd: `1px solid ${color.border}`,
});
export const tool = css({
  selectors: {
    '&[data-selected]': { background: color.surfaceSelected, color: color.accent },
    // Shown by its edge too, not by its ground alone.
    '&[data-selected]:not([data-focus-visible])': { borderColor: color.accent },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-selected]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
      },
    },
  },
});
export const divider = css({ inlineSize: 1, blockSize: 20, marginInline: 4, background: color.borderStrong });
export const surface = css({
  minBlockSize: '10rem',
  maxBlockSize: '60vh',
  overflowY: 'auto',
  paddingInline: 11,
  paddingBlock: 10,
  outline: 'none',
  // The editor needs typed spaces to be kept.
  whiteSpace: 'break-spaces',
  maxInlineSize: 'none',
});
export const waiting = css({ ...text.small, color: color.textSubtle, padding: 11, minBlockSize: '13rem' });
export const popover = css({
  ...raised,
  zIndex: z.menu,
  borderRadius: vars.radius.control,
  inlineSize: '22rem',
  maxInlineSize: '90vw',
  padding: 16,
});
export const dialog = css({ outline: 'none' });
