import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { css } from '../../internal/css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
const breathe = keyframes({ '50%': { opacity: 0.55 } });
const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'hidden' } });

// What loads within 300 ms shows no flash of grey (rules/design#loading).
export const late = css({ animation: `${appear} 300ms`, '@media': { [media.reducedMotion]: { animation: 'none' } } });
export const bone = recipe({
  base: css({
    display: 'block',
    maxInlineSize: '100%',
    borderRadius: vars.radius.control,
    background: color.neutralTint,
    animation: `${breathe} 1.6s ease-in-out infinite`,
    '@media': { [media.forcedColors]: { border: '1px solid GrayText' } },
  }),
  variants: {
    look: {
      line: css({ blockSize: 12 }),
      strong: css({ blockSize: 18 }),
      label: css({ blockSize: 14 }),
      field: css({ blockSize: vars.size.control, inlineSize: '100%' }),
      button: css({ blockSize: vars.size.control }),
    },
  },
  defaultVariants: { look: 'line' },
});
export const lines = css({ display: 'flex', flexDirection: 'column', gap: 12, maxInlineSize: '70ch' });
export const rows = css({ borderBlockStart: `2px solid ${color.border}` });
export const row = css({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  columnGap: 16,
  alignItems: 'center',
  minBlockSize: 33,
  borderBlockEnd: `1px solid ${color.border}`,
});
export const cards = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
  gap: 8,
});
export const card = css({
  display: 'flex',
  flexDirection: 'column',
  gap: 10,
  padding: 14,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
});
export const fields = css({ display: 'flex', flexDirection: 'column', gap: 22, maxInlineSize: '36rem' });
export const field = css({ display: 'flex', flexDirection: 'column', gap: 8 });
