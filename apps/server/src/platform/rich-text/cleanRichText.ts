import { allowedAddress, RICH_ALIASES, RICH_DROPPED, RICH_TAGS } from '@habilis/domain/rich-text/RICH_TEXT';
import sanitize from 'sanitize-html';

/**
 * A rich text as it is stored: what a word processor or a page brings along (styles, scripts, pictures, attributes) is left out, the words stay
 * (decision 0016).
 */
export const cleanRichText = (html: string): string =>
  sanitize(html.normalize('NFC'), {
    allowedTags: [...RICH_TAGS],
    allowedAttributes: { a: ['href'] },
    nonTextTags: [...RICH_DROPPED],
    transformTags: {
      ...RICH_ALIASES,
      // A cell of a table is a paragraph, as its row is on the screen.
      th: 'p',
      td: 'p',
      a: (tagName, { href = '' }) => ({ tagName, attribs: { href: allowedAddress(href) ?? '' } }),
    },
    nestingLimit: 20,
    parseStyleAttributes: false,
    // A link that leads nowhere keeps its words.
    exclusiveFilter: ({ tag, attribs: { href = '' } }) => (tag === 'a' && href === '' ? 'excludeTag' : false),
  }).trim();
