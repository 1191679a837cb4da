import { css } from '../../internal/css.ts';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, radius } = vars;

export const band = css({
  display: 'flex',
  gap: 16,
  alignItems: 'center',
  padding: '16px 20px',
  background: color.successTint,
  borderStartStartRadius: radius.card,
  borderStartEndRadius: radius.card,
  overflowWrap: 'anywhere',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
export const icon = css({ flexShrink: 0, color: color.success });
export const title = css({ ...text.h2Strong, color: color.success });
export const words = css({ minInlineSize: 0 });
export const parts = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
  // The line between two parts is what shows between them.
  gap: 1,
  background: color.border,
  border: `1px solid ${color.borderStrong}`,
  borderBlockStart: 0,
  borderEndStartRadius: radius.card,
  borderEndEndRadius: radius.card,
  overflow: 'clip',
  // Nothing is pressed on paper.
  '@media': { print: { display: 'none' } },
});
export const part = css({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  padding: 20,
  minInlineSize: 0,
  background: color.surface,
});
export const partTitle = css({ ...text.h3 });
