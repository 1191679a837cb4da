import { css } from '../../internal/css.ts';
import { hidden } from '../../internal/hidden.ts';
import { media } from '../../theme/media.ts';
import { focusRing, text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
export const pager = css({
  ...text.small,
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 12,
  paddingBlockStart: 12,
  '@media': { print: { display: 'none' } },
});
// On a phone the pager is one line: the neighbours of the page, and words for who listens.
export const summary = css({
  color: color.textSubtle,
  '@media': { [media.phone]: { selectors: { '&[data-beside]': hidden } } },
});
export const previous = css({ '@media': { [media.phone]: hidden } });
export const far = css({ '@media': { [media.phone]: { display: 'none' } } });
export const list = css({ display: 'flex', alignItems: 'center', gap: 4, flexWrap: 'wrap' });
export const page = css({
  ...text.small,
  fontWeight: 600,
  minInlineSize: vars.size.controlSmall,
  minBlockSize: vars.size.controlSmall,
  paddingInline: 8,
  display: 'inline-flex',
  gap: 6,
  alignItems: 'center',
  justifyContent: 'center',
  color: color.accent,
  textDecoration: 'none',
  borderRadius: vars.radius.control,
  selectors: {
    '&[data-hovered]': { background: color.surfaceHover },
    '&[aria-current="page"]': { background: color.accent, color: color.onAccent },
    '&[data-focus-visible]': focusRing(2),
    '&[data-disabled]': { color: color.textDisabled },
  },
  '@media': {
    // Forced colours drop grounds: the current page would look like any other.
    [media.forcedColors]: {
      selectors: {
        '&[aria-current="page"]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
      },
    },
  },
});
