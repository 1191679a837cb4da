import { css } from '../../internal/css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
const forced = { [media.forcedColors]: { borderColor: 'CanvasText' } };
const print = { print: { printColorAdjust: 'exact' as const } };

export const entry = css({ display: 'inline-flex', alignItems: 'center', gap: 6 });
export const marks = {
  fill: css({ inlineSize: 14, blockSize: 14, borderRadius: 3, '@media': print }),
  dot: css({
    inlineSize: 0,
    blockSize: 0,
    border: `6.5px solid ${color.accent}`,
    borderRadius: '50%',
    '@media': forced,
  }),
  end: css({ blockSize: 13, borderInlineStart: `3px solid ${color.accent}`, '@media': forced }),
  hollow: css({
    inlineSize: 11,
    blockSize: 11,
    border: `2px solid ${color.borderControl}`,
    borderRadius: '50%',
    '@media': forced,
  }),
  line: css({ inlineSize: 22, borderBlockStart: `3px solid ${color.accent}`, '@media': forced }),
  dashed: css({ inlineSize: 22, borderBlockStart: `2px dashed ${color.borderControl}`, '@media': forced }),
  thin: css({ inlineSize: 14, blockSize: 6, border: `1px solid ${color.borderControl}`, '@media': forced }),
} as const;
