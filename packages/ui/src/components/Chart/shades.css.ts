import { css } from '../../internal/css.ts';
import { media } from '../../theme/media.ts';
import { DEPTHS } from '../../theme/shades.ts';
import { tinted } from '../../theme/tinted.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

/** In forced colours, from empty to full. */
const FORCED = [
  'Canvas',
  'repeating-linear-gradient(135deg, CanvasText 0 1px, Canvas 1px 6px)',
  'repeating-linear-gradient(135deg, CanvasText 0 3px, Canvas 3px 6px)',
  'CanvasText',
];
const ON_FORCED = ['CanvasText', 'CanvasText', 'CanvasText', 'Canvas'];
/** From pale to deep. */
export const depths: readonly string[] = DEPTHS.map(({ light, dark }, step) =>
  css({
    background: `light-dark(${tinted(light, vars.accent)}, ${tinted(dark, vars.accent)})`,
    color: step < 2 ? color.text : color.onAccent,
    '@media': {
      '(prefers-contrast: more)': { boxShadow: `inset 0 0 0 1px ${color.text}` },
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        background: FORCED[step] ?? 'Canvas',
        color: ON_FORCED[step] ?? 'CanvasText',
        border: '1px solid CanvasText',
      },
      print: { printColorAdjust: 'exact' },
    },
  }),
);

/** A figure on a shade: where colours are forced its ground is plain, as hatches would cross it. */
export const figure: string = css({
  '@media': { [media.forcedColors]: { background: 'Canvas', color: 'CanvasText', paddingInline: 3 } },
});

/** What is masked, or empty: an edge and thin lines. */
export const hatched: string = css({
  background: `repeating-linear-gradient(135deg, ${color.borderControl} 0 1px, transparent 1px 5px)`,
  boxShadow: `inset 0 0 0 1px ${color.borderControl}`,
  '@media': {
    [media.forcedColors]: { forcedColorAdjust: 'none', border: '1px dashed CanvasText' },
    print: { printColorAdjust: 'exact' },
  },
});
