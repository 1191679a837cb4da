import { Parser } from 'htmlparser2';

/** Elements whose text nobody reads. */
const UNREAD = new Set(['style', 'script', 'title', 'template', 'xml']);
const BLOCKS = new Set(
  'address article aside blockquote body center dd div dl dt fieldset footer form h1 h2 h3 h4 h5 h6 header hr html li main nav ol p pre section table tbody tfoot thead tr ul'.split(
    ' ',
  ),
);
/** Blocks that a blank line parts from others. */
const APART = new Set('blockquote dl h1 h2 h3 h4 h5 h6 ol p pre table ul'.split(' '));
const CELLS = new Set(['td', 'th']);
/** Deeper quotes are marked alike: marks of a hostile depth would fill the memory. */
const DEEPEST = 10;
const LONGEST_LINK = 500;
const SPACES = /[ \t\r\n\f]+/gu;
const EMOJI = /^\p{Extended_Pictographic}/u;

/** Lines of text, made as a page is read. */
class Lines {
  readonly #lines: string[] = [];
  #line = '';
  #isApart = false;
  /** Quotes around the last line. */
  #last = 0;
  depth = 0;

  add(text: string): void {
    this.#line += this.#line === '' && text.startsWith(' ') ? text.slice(1) : text;
  }
  /** Ends the line, if it has begun. */
  end(): void {
    const words = this.#line.replaceAll('\u00A0', ' ').trimEnd();
    const hadBegun = this.#line !== '';
    this.#line = '';
    if (words === '') {
      this.#isApart ||= hadBegun;
      return;
    }
    const depth = Math.min(this.depth, DEEPEST);
    const marks = '>'.repeat(depth);
    if (this.#isApart && this.#lines.length > 0) this.#lines.push('>'.repeat(Math.min(depth, this.#last)));
    this.#isApart = false;
    this.#last = depth;
    // The writer's own « > » stays apart from a quote's.
    this.#lines.push(marks === '' ? (words.startsWith('>') ? ` ${words}` : words) : `${marks} ${words}`);
  }
  /** Ends the line; an empty one counts. */
  break(): void {
    if (this.#line === '') this.#isApart = true;
    else this.end();
  }
  /** Ends the line; the next is a point of a list. */
  point(): void {
    this.end();
    this.add('- ');
  }
  /** Ends the line; what follows stands apart. */
  part(): void {
    this.end();
    this.#isApart = true;
  }
  toString(): string {
    this.end();
    return this.#lines.join('\n');
  }
}

/** The words of a page: a line for each block, marked as a quote where it is one; in one pass over it (AS31). */
export function texteDeHtml(html: string): string {
  const lines = new Lines();
  let unread = 0;
  let pre = 0;
  let link: { readonly href: string; text: string } | undefined;
  const parser = new Parser({
    onopentag(name, { href, alt }) {
      if (UNREAD.has(name)) unread += 1;
      else if (name === 'br') lines.break();
      else if (name === 'li') lines.point();
      else if (name === 'img' && alt !== undefined && EMOJI.test(alt)) lines.add(alt);
      else if (name === 'a' && href !== undefined) link = { href, text: '' };
      else if (APART.has(name)) lines.part();
      else if (BLOCKS.has(name)) lines.end();
      if (name === 'blockquote') lines.depth += 1;
      if (name === 'pre') pre += 1;
    },
    ontext(text) {
      if (unread > 0) return;
      if (link !== undefined) link.text += text;
      if (pre === 0) return lines.add(text.replaceAll(SPACES, ' '));
      for (const [rank, line] of text.split(/\r?\n/u).entries()) {
        if (rank > 0) lines.break();
        lines.add(line);
      }
    },
    onclosetag(name) {
      if (UNREAD.has(name)) unread -= 1;
      else if (name === 'a' && link !== undefined) {
        const { href, text } = link;
        link = undefined;
        // An address that stands under words is told.
        if (/^https?:/iu.test(href) && href.length <= LONGEST_LINK && !text.includes(href)) lines.add(` (${href})`);
      } else if (CELLS.has(name)) lines.add(' ');
      else if (APART.has(name)) lines.part();
      else if (BLOCKS.has(name)) lines.end();
      if (name === 'blockquote') lines.depth -= 1;
      if (name === 'pre') pre -= 1;
    },
  });
  parser.end(html);
  return lines.toString();
}
