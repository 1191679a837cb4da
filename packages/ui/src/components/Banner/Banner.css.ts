import { recipe } from '@vanilla-extract/recipes';
import { css } from '../../internal/css.ts';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

const warned = css({ flexGrow: 1, background: color.warningTint, color: color.warning });
export const line = css({ display: 'flex', justifyContent: 'center' });
export const banner = recipe({
  base: css({
    ...text.small,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 12,
    minBlockSize: 40,
    paddingInline: 16,
    paddingBlock: 4,
    '@media': { [media.forcedColors]: { borderBlockEnd: '1px solid CanvasText' } },
  }),
  variants: {
    tone: {
      impersonation: css({
        background: color.impersonation,
        color: color.onImpersonation,
        borderEndStartRadius: vars.radius.card,
        borderEndEndRadius: vars.radius.card,
        // Links and buttons are dark on the orange, in every theme.
        vars: {
          [color.accent]: color.onImpersonation,
          [color.focus]: color.onImpersonation,
          [color.borderControl]: color.onImpersonation,
          [color.surface]: 'transparent',
          [color.surfaceHover]: 'oklch(1 0 0/.3)',
          [color.surfaceSelected]: 'oklch(1 0 0/.45)',
        },
      }),
      offline: warned,
      arret: warned,
      environment: css({ flexGrow: 1, background: color.surfaceSelected, color: color.accent }),
    },
  },
});
export const words = css({ display: 'flex', alignItems: 'center', gap: 8, minInlineSize: 0, overflowWrap: 'anywhere' });
export const icon = css({ flexShrink: 0 });
