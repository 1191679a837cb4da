import { recipe } from '@vanilla-extract/recipes';
import { css } from '../../internal/css.ts';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const badge = recipe({
  base: css({
    ...text.small,
    fontWeight: 600,
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minBlockSize: 24,
    paddingInline: 8,
    borderRadius: vars.radius.control,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
  variants: {
    tone: {
      neutral: css({ background: color.neutralTint, color: color.text }),
      accent: css({ background: color.surfaceSelected, color: color.accent }),
      info: css({ background: color.infoTint, color: color.info }),
      success: css({ background: color.successTint, color: color.success }),
      warning: css({ background: color.warningTint, color: color.warning }),
      danger: css({ background: color.dangerTint, color: color.danger }),
    },
  },
});
