import { css } from './css.ts';

// Its space is kept, or what follows is said as one word with it.
export const comma = css({ fontSize: 0, lineHeight: 0, whiteSpace: 'pre' });
