import { recipe } from '@vanilla-extract/recipes';
import { css } from './css.ts';
import { media } from '../theme/media.ts';
import { focusRing, text } from '../theme/text.ts';
import { vars } from '../theme/vars.css.ts';

const { color } = vars;

export const field = recipe({
  base: css({
    display: 'flex',
    flexDirection: 'column',
    maxInlineSize: '36rem',
    position: 'relative',
    minInlineSize: 0,
    borderRadius: vars.radius.control,
  }),
  variants: {
    // What stands at the end of the label's line comes after the control in the page.
    endLast: {
      true: css({ display: 'grid', gridTemplateColumns: 'minmax(min-content, 1fr) auto', columnGap: 12 }),
      false: css({}),
    },
    width: { full: css({}), short: css({ maxInlineSize: '20rem' }), date: css({ maxInlineSize: 200 }) },
    // The rail of an error hangs in the margin, so that the text keeps its alignment (rules/design#forms).
    invalid: {
      true: css({
        selectors: {
          '&::before': {
            content: '""',
            position: 'absolute',
            insetBlock: 0,
            insetInlineStart: -16,
            inlineSize: 3,
            background: color.danger,
          },
        },
        '@media': { [media.forcedColors]: { borderInlineStart: '3px solid CanvasText', paddingInlineStart: 8 } },
      }),
      false: css({}),
    },
  },
});
// These are the rows of a grid of fields, when the field is in one.
export const labelLine = css({
  gridRow: 1,
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 12,
  flexWrap: 'wrap',
});
export const endOfLabel = css({ gridRow: 1, gridColumn: 2, alignSelf: 'baseline' });
// A flex item never shrinks under its longest word unless the word may break anywhere.
export const label = css({ ...text.label, overflowWrap: 'anywhere' });
export const optional = css({ fontWeight: 400, color: color.textSubtle });
export const description = css({
  ...text.small,
  gridRow: 2,
  gridColumn: '1 / -1',
  color: color.textSubtle,
  maxInlineSize: '60ch',
  overflowWrap: 'anywhere',
});
export const error = css({
  ...text.small,
  gridRow: 4,
  gridColumn: '1 / -1',
  fontWeight: 600,
  color: color.danger,
  display: 'flex',
  gap: 6,
  marginBlockStart: 4,
  overflowWrap: 'anywhere',
});
export const errorIcon = css({ flexShrink: 0, marginBlockStart: 2 });
export const control = css({ gridRow: 3, gridColumn: '1 / -1', marginBlockStart: 6, position: 'relative' });
export const input = recipe({
  base: css({
    ...text.body,
    inlineSize: '100%',
    minBlockSize: vars.size.control,
    paddingInline: 11,
    paddingBlock: 7,
    background: color.surface,
    color: color.text,
    border: `1px solid ${color.borderControl}`,
    borderRadius: vars.radius.control,
    transition: `border-color ${vars.duration.fast} ${vars.ease}`,
    selectors: {
      '&::placeholder': { color: color.textDisabled, opacity: 1 },
      '&[data-hovered]:not([readonly], [data-readonly])': { borderColor: color.accent },
      '&[data-focused], &:focus': focusRing(1),
      '&[data-invalid], &[aria-invalid="true"]': {
        borderColor: color.danger,
        boxShadow: `inset 0 0 0 1px ${color.danger}`,
      },
      // One look for every read-only field: it stays in the tab order, selectable and legible.
      '&[readonly], &[data-readonly]': { background: color.surfaceSunken, borderColor: color.borderStrong },
      '&[data-disabled]': {
        background: color.neutralTint,
        borderColor: color.borderStrong,
        color: color.textDisabled,
        cursor: 'not-allowed',
      },
    },
  }),
  variants: {
    mono: { true: css(text.mono), false: css({}) },
    size: {
      regular: css({}),
      large: css({ minBlockSize: 44 }),
      small: css({ ...text.small, minBlockSize: vars.size.controlSmall, paddingBlock: 4 }),
    },
    end: { true: css({ paddingInlineEnd: 48 }), false: css({}) },
  },
});
export const endSlot = css({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 2,
  display: 'flex',
  alignItems: 'center',
});
