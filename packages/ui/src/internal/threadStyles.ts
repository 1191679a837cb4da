import type { StyleRule } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

const { color } = vars;

/** The dot of an item that is threaded with the next ones. */
export const dot = {
  inlineSize: 12,
  blockSize: 12,
  borderRadius: '50%',
  border: `2px solid ${color.borderControl}`,
  background: color.canvas,
  forcedColorAdjust: 'none',
  '@media': { [media.forcedColors]: { background: 'Canvas', borderColor: 'CanvasText' } },
} satisfies StyleRule;

/** The thread from the dot of an item down to the next one, none from the last. */
export const thread = (inset: { readonly insetBlock: string; readonly insetInlineStart: number }) =>
  ({
    position: 'relative',
    selectors: {
      '&::before': { content: '""', position: 'absolute', ...inset, inlineSize: 2, background: color.borderStrong },
      '&:last-child::before': { display: 'none' },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&::before': { background: 'CanvasText', forcedColorAdjust: 'none' } } },
    },
  }) satisfies StyleRule;
