import { css } from '../../internal/css.ts';
import { text } from '../../theme/text.ts';

export const legend = css({ ...text.h3, overflowWrap: 'anywhere' });
export const content = css({ display: 'flex', flexDirection: 'column', gap: 22, marginBlockStart: 12 });
