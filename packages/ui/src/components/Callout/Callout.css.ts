import { recipe } from '@vanilla-extract/recipes';
import { css } from '../../internal/css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
const tone = (front: string, ground: string) => css({ background: ground, vars: { '--callout-front': front } });

export const callout = recipe({
  base: css({
    display: 'flex',
    gap: 12,
    padding: 16,
    borderRadius: vars.radius.card,
    color: color.text,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
  variants: {
    tone: {
      info: tone(color.info, color.infoTint),
      success: tone(color.success, color.successTint),
      warning: tone(color.warning, color.warningTint),
      danger: tone(color.danger, color.dangerTint),
    },
  },
});
export const icon = css({ flexShrink: 0, color: 'var(--callout-front)' });
export const content = css({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  alignItems: 'flex-start',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const words = css({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  alignItems: 'flex-start',
  minInlineSize: 0,
  selectors: { '&:empty': { display: 'none' } },
});
export const actions = css({ marginBlockStart: 8 });
