import { css } from '../../internal/css.ts';
import { media } from '../../theme/media.ts';
import { focusRing } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
export const item = css({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  gap: 11,
  alignItems: 'center',
  minBlockSize: 40,
  paddingInline: '21px 24px',
  color: color.text,
  textDecoration: 'none',
  borderInlineStart: '3px solid transparent',
  selectors: {
    '&[data-hovered]': { background: color.surfaceHover },
    '&[aria-current="page"]': {
      background: color.surfaceSelected,
      color: color.accent,
      fontWeight: 650,
      borderInlineStartColor: color.accent,
    },
    '&[data-focus-visible]': focusRing(-3),
  },
  '@media': {
    [media.coarse]: { minBlockSize: 44 },
    [media.forcedColors]: {
      borderInlineStartColor: 'Canvas',
      selectors: { '&[aria-current="page"]': { borderInlineStartColor: 'Highlight' } },
    },
  },
});
export const words = css({ overflowWrap: 'anywhere' });
export const line = css({ paddingBlock: 12 });
export const count = css({ fontSize: '0.875rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
