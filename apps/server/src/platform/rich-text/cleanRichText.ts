import sanitize from 'sanitize-html';

/** What a rich text may hold: the same as what the screens show (`RichText` of the kit). */
const ALLOWED = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br'];
/** Tags that mean the same as an allowed one. */
const MEANT: Readonly<Record<string, string>> = {
  h1: 'h2',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
  b: 'strong',
  i: 'em',
  div: 'p',
  blockquote: 'p',
  pre: 'p',
  section: 'p',
  article: 'p',
  caption: 'p',
  th: 'p',
  td: 'p',
  dt: 'p',
  dd: 'p',
};
/** Elements that go with their text, which is not meant to be read. */
const DROPPED =
  'script style template head title noscript iframe object embed svg math select textarea button audio video canvas';
const ADDRESS = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))/i;
/** A browser passes over these when it reads an address: so must whoever judges it. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const PASSED_OVER = /[\u0000-\u0020\u007F]/g;

/**
 * A rich text as it is stored: what a word processor or a page brings along (styles, scripts, pictures, attributes) is left out, the words stay
 * (decision 0016).
 */
export const cleanRichText = (html: string): string =>
  sanitize(html.normalize('NFC'), {
    allowedTags: ALLOWED,
    allowedAttributes: { a: ['href'] },
    nonTextTags: DROPPED.split(' '),
    transformTags: {
      ...MEANT,
      a: (tagName, { href = '' }) => ({ tagName, attribs: { href: href.replaceAll(PASSED_OVER, '') } }),
    },
    nestingLimit: 20,
    parseStyleAttributes: false,
    // A link that leads nowhere keeps its words.
    exclusiveFilter: ({ tag, attribs: { href = '' } }) => (tag === 'a' && !ADDRESS.test(href) ? 'excludeTag' : false),
  }).trim();
