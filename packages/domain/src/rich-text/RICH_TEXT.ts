/** What a rich text may hold: what is stored, and what the kit shows and edits (decision 0016). */
export const RICH_TAGS = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br'] as const;
export type RichTag = (typeof RICH_TAGS)[number];

/** Tags that mean the same as an allowed one. Any other tag is skipped and its text kept. */
export const RICH_ALIASES: Readonly<Record<string, RichTag>> = {
  h1: 'h2',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
  b: 'strong',
  i: 'em',
  div: 'p',
  blockquote: 'p',
  pre: 'p',
  caption: 'p',
  dt: 'p',
  dd: 'p',
  section: 'p',
  article: 'p',
};

/** Elements removed with their content: their text is not meant to be read. */
export const RICH_DROPPED: ReadonlySet<string> = new Set(
  'script style template head title noscript iframe object embed svg math select textarea button audio video canvas'.split(
    ' ',
  ),
);

const ALLOWED_ADDRESS = /^(?:https?:\/\/[^/\s]|mailto:[^\s@]+@|tel:\+?\d|\/(?![/\\]))/i;

/** The address of a link if allowed (web, mail, telephone or a page of the product), else undefined. */
export function allowedAddress(typed: string): string | undefined {
  // A browser passes over these when it reads an address: so must whoever judges it.
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  const address = typed.replaceAll(/[\u0000-\u0020\u007F]/g, '');
  return ALLOWED_ADDRESS.test(address) ? address : undefined;
}
