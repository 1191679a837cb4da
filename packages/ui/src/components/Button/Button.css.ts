import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { css } from '../../internal/css.ts';
import { media } from '../../theme/media.ts';
import { focusRing, text } from '../../theme/text.ts';
import { tinted } from '../../theme/tinted.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

const filled = (rest: string, hover: string, active: string, front: string) =>
  css({
    background: rest,
    color: front,
    selectors: { '&[data-hovered]': { background: hover }, '&[data-pressed]': { background: active } },
    '@media': { [media.forcedColors]: { border: '1px solid ButtonText' } },
  });
const inAccent = (colour: string) => tinted(colour, vars.accent);
const outlined = (front: string, border: string, hover: string, active: string) =>
  css({
    background: color.surface,
    color: front,
    borderColor: border,
    selectors: { '&[data-hovered]': { background: hover }, '&[data-pressed]': { background: active } },
  });

export const button = recipe({
  base: css({
    ...text.label,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    textAlign: 'center',
    gap: 8,
    minBlockSize: vars.size.control,
    paddingInline: 16,
    paddingBlock: 4,
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `background-color ${vars.duration.fast} ${vars.ease}, border-color ${vars.duration.fast} ${vars.ease}`,
    selectors: {
      '&[data-focus-visible]': focusRing(2),
      '&[data-disabled], &[aria-disabled="true"]': {
        background: color.neutralTint,
        color: color.textDisabled,
        borderColor: 'transparent',
        cursor: 'not-allowed',
      },
    },
    // Nothing can be pressed on paper.
    '@media': { print: { display: 'none' } },
  }),
  variants: {
    variant: {
      primary: filled(color.accent, color.accentHover, color.accentActive, color.onAccent),
      secondary: outlined(color.accent, color.borderControl, color.surfaceHover, color.surfaceSelected),
      quiet: css({
        color: color.accent,
        selectors: {
          '&[data-hovered]': { background: color.surfaceHover },
          '&[data-pressed]': { background: color.surfaceSelected },
        },
      }),
      danger: outlined(color.danger, color.danger, color.dangerTint, color.dangerTint),
      dangerFill: filled(color.dangerFill, color.dangerFillHover, color.dangerFillActive, color.onDanger),
      onBlock: filled(
        color.onBlock,
        inAccent('oklch(.945 .018 219)'),
        inAccent('oklch(.895 .034 218)'),
        inAccent('oklch(.345 .06 228)'),
      ),
    },
    size: {
      regular: css({}),
      small: css({ ...text.small, fontWeight: 600, minBlockSize: vars.size.controlSmall, paddingInline: 12, gap: 6 }),
      large: css({ minBlockSize: 44 }),
    },
    full: { true: css({ inlineSize: '100%' }), false: css({}) },
    icon: {
      true: css({
        paddingInline: 0,
        inlineSize: vars.size.control,
        flexShrink: 0,
        // Without words, a ground would draw the eye to what cannot be pressed.
        selectors: { '&[data-disabled], &[aria-disabled="true"]': { background: 'none', opacity: 0.6 } },
      }),
      false: css({}),
    },
  },
});

export const busyRing = css({
  inlineSize: 16,
  blockSize: 16,
  borderRadius: '50%',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  animation: `${turn} 1s linear infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});
