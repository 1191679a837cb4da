import { css } from '../../internal/css.ts';
import { text } from '../../theme/text.ts';

export const identifier = css({ ...text.mono, whiteSpace: 'nowrap' });
