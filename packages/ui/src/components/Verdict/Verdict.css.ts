import { recipe } from '@vanilla-extract/recipes';
import { css } from '../../internal/css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
const tone = (front: string, ground: string) => css({ background: ground, vars: { '--verdict-front': front } });

export const verdict = recipe({
  base: css({
    display: 'flex',
    alignItems: 'center',
    gap: 16,
    padding: '12px 20px',
    borderRadius: vars.radius.card,
    color: color.text,
    '@media': { [media.forcedColors]: { border: '2px solid CanvasText' } },
  }),
  variants: {
    joined: { true: css({ borderEndStartRadius: 0, borderEndEndRadius: 0 }) },
    tone: {
      success: tone(color.success, color.successTint),
      warning: tone(color.warning, color.warningTint),
      danger: tone(color.danger, color.dangerTint),
      neutral: tone(color.text, color.neutralTint),
    },
  },
});
export const icon = css({ flexShrink: 0, color: 'var(--verdict-front)' });
export const words = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 14,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontWeight: 400,
  // No key leads here: a ring would only surprise.
  outline: 'none',
});
export const word = css({
  fontSize: '1.75rem',
  lineHeight: '2.25rem',
  fontWeight: 760,
  textTransform: 'uppercase',
  color: 'var(--verdict-front)',
  '@media': { [media.phone]: { fontSize: '1.375rem', lineHeight: '1.75rem' } },
});
export const about = css({ fontSize: '1.125rem', fontWeight: 650 });
export const detail = css({ fontSize: '1.125rem' });

export const below = css({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  padding: '12px 20px',
  border: `1px solid ${color.border}`,
  borderBlockStart: 'none',
  borderEndStartRadius: vars.radius.card,
  borderEndEndRadius: vars.radius.card,
});
/** As wide as the icon of the verdict, under its middle. */
export const belowIcon = css({ flexShrink: 0, inlineSize: 40, color: color.textSubtle });
export const belowWords = css({ display: 'grid', gap: 2, minInlineSize: 0, fontSize: '0.875rem' });
