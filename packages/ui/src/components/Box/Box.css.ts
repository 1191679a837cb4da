import { recipe } from '@vanilla-extract/recipes';
import { css } from '../../internal/css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
const paddings = [0, 8, 12, 16, 20, 24] as const;
export type Padding = (typeof paddings)[number];

const ground = (background: string) =>
  // Forced colours drop the ground, so its edge is drawn.
  css({ background, '@media': { [media.forcedColors]: { outline: '1px solid CanvasText', outlineOffset: -1 } } });

export const box = recipe({
  base: css({ minInlineSize: 0, overflowWrap: 'anywhere' }),
  variants: {
    padding: Object.fromEntries(paddings.map((padding) => [padding, css({ padding })])) as Record<Padding, string>,
    surface: {
      plain: css({}),
      sunken: ground(color.surfaceSunken),
      tint: ground(color.accentTint),
      block: [
        ground(color.block),
        // The ring is white on a block (rules/design#tokens).
        css({ color: color.onBlock, vars: { [color.focus]: color.onBlock } }),
      ],
    },
    edge: {
      none: css({}),
      hairline: css({ border: `1px solid ${color.border}` }),
      strong: css({ border: `1px solid ${color.borderStrong}` }),
    },
    corner: {
      square: css({}),
      control: css({ borderRadius: vars.radius.control }),
      card: css({ borderRadius: vars.radius.card }),
    },
  },
});
