import { globalStyle } from '@vanilla-extract/css';
import { css } from '../../internal/css.ts';
import { components } from '../../theme/layers.css.ts';
import { text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

/** How a rich text looks, read or written. */
export const rich = css({ ...text.body, maxInlineSize: '70ch', overflowWrap: 'anywhere' });

const inside = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${rich} ${selector}`, { '@layer': { [components]: rule } });

inside(':is(p, h2, h3, h4, h5, ul, ol) + :is(p, ul, ol)', { marginBlockStart: 12 });
inside(':is(p, ul, ol) + :is(h2, h3, h4, h5)', { marginBlockStart: 24 });
inside(':is(h2, h3, h4, h5) + :is(p, ul, ol, h3, h4, h5)', { marginBlockStart: 6 });
inside(':is(h2, [data-look="h2"])', text.h2);
inside(':is(h3:not([data-look]), [data-look="h3"])', text.h3);
inside('ul', { listStyle: 'disc', paddingInlineStart: 22 });
inside('ol', { listStyle: 'decimal', paddingInlineStart: 26 });
inside('li + li', { marginBlockStart: 4 });
inside('li > :is(ul, ol)', { marginBlockStart: 4 });
inside('strong', { fontWeight: 700 });
inside('a', { color: vars.color.accent, textUnderlineOffset: '0.22em', textDecorationThickness: '1px' });
inside('em', { fontStyle: 'italic' });
