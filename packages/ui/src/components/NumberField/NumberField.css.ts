import { recipe } from '@vanilla-extract/recipes';
import { css } from '../../internal/css.ts';
import { focusRing, text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });
export const group = recipe({
  base: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', inlineSize: '8rem' }),
  variants: {
    steps: {
      true: css({
        gridTemplateColumns: `minmax(0, 1fr) ${vars.size.control} ${vars.size.control}`,
        inlineSize: '12rem',
        maxInlineSize: '100%',
      }),
      false: css({}),
    },
  },
});
export const figure = css({
  ...text.mono,
  fontSize: '0.94rem',
  // A focused input stands above its buttons, so that its ring shows.
  selectors: {
    '&:focus': { zIndex: 1 },
    '&:not(:only-child)': { borderStartEndRadius: 0, borderEndEndRadius: 0, position: 'relative' },
  },
});
export const step = css({
  display: 'grid',
  placeItems: 'center',
  marginInlineStart: -1,
  border: `1px solid ${color.borderControl}`,
  background: color.surface,
  color: color.accent,
  cursor: 'pointer',
  selectors: {
    '&:last-child': { borderStartEndRadius: vars.radius.control, borderEndEndRadius: vars.radius.control },
    '&[data-hovered]': { background: color.surfaceHover },
    '&[data-pressed]': { background: color.surfaceSelected },
    '&[data-disabled]': { background: color.neutralTint, color: color.textDisabled, cursor: 'not-allowed' },
    '&[data-focus-visible]': { ...focusRing(2), zIndex: 1 },
  },
});
export const unit = css({ overflowWrap: 'anywhere', minInlineSize: 0 });
