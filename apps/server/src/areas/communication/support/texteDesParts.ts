import type { Attachment, Email } from 'postal-mime';
import * as z from 'zod/mini';
import { unfoldLines } from './unfoldLines.ts';
import { texteDeHtml } from './texteDeHtml.ts';

const Structured = z.object({ value: z.string(), params: z.record(z.string(), z.string()) });
const Part = z.object({
  contentType: z.object({ parsed: Structured, multipart: z.union([z.string(), z.literal(false)]) }),
  contentDisposition: z.object({ parsed: Structured }),
  content: z.nullable(z.instanceof(ArrayBuffer)),
  subMessage: z.optional(z.custom<Email>((one) => typeof one === 'object' && one !== null)),
  get childNodes() {
    return z.array(Part);
  },
});
type Part = z.infer<typeof Part>;

/**
 * The parts of a mail that was parsed. The parser gives one text of all of them, whose lines of different quotes run
 * together and whose pages have lost their marks of quotes.
 */
export const partsOf = (parser: object): Part => z.parse(z.object({ root: Part }), parser).root;

/** What another part must say more, for the plain text to be a stub such as « ce message est en HTML ». */
const STUB = 2;

const lettersOf = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/** Bytes of a text; what names no alphabet, or one that nobody knows, is UTF-8 or else that of Windows. */
function decoded(content: ArrayBuffer, charset: string): string {
  const decoder = charset.toLowerCase() === 'us-ascii' ? null : decoderOf(charset);
  if (decoder !== null) return decoder.decode(content);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return new TextDecoder('windows-1252').decode(content);
  }
}

function decoderOf(charset: string): TextDecoder | null {
  try {
    return charset === '' ? null : new TextDecoder(charset);
  } catch {
    return null;
  }
}

/** Whether a part is read as text: pages and plain texts, and what calls itself a text of another kind, or nothing that one knows (RFC 2045, 5.2; RFC 2046, 4.1.4). A calendar speaks to programs. */
export const isReadAsText = (type: string): boolean =>
  (type.startsWith('text/') && !/^text\/(?:calendar|x-amp-html|rfc822-headers)$/u.test(type)) || !type.includes('/');

function plainText({ contentType: { parsed }, content }: Part): string {
  if (content === null) return '';
  const text = decoded(content, (parsed.params['charset'] ?? '').trim());
  if (parsed.value === 'text/html') return texteDeHtml(text);
  if (!/^flowed$/iu.test(parsed.params['format'] ?? '')) return text;
  return unfoldLines(text, /^yes$/iu.test(parsed.params['delsp'] ?? ''));
}

/** A mail inside the mail, with what tells whose it was. */
function textOfMail({ from, subject, text, html }: Email): string {
  const head = [from?.name, from?.address, subject].filter((one) => one !== undefined && one !== '').join(' · ');
  const words = text === undefined || text.trim() === '' ? texteDeHtml(html ?? '') : text;
  return [head, words].filter((one) => one !== '').join('\n\n');
}

/** The one of several texts for the same: the plain one, unless it is a stub of another. */
function bestOf(parts: readonly Part[]): string {
  const texts = parts.map(textOf);
  const longest = texts.toSorted((a, b) => lettersOf(b) - lettersOf(a))[0] ?? '';
  const plain = texts[parts.findIndex(({ contentType }) => contentType.parsed.value === 'text/plain')] ?? '';
  return lettersOf(plain) * STUB >= lettersOf(longest) && plain !== '' ? plain : longest;
}

function textOf(part: Part): string {
  const { contentType, contentDisposition, childNodes, subMessage } = part;
  if (subMessage !== undefined) return textOfMail(subMessage);
  if (contentType.multipart === 'alternative') return bestOf(childNodes);
  if (contentType.multipart !== false && childNodes.length > 0) {
    return childNodes
      .map((one) => textOf(one).trimEnd())
      .filter((text) => text !== '')
      .join('\n\n');
  }
  const { value, params } = contentType.parsed;
  const isNamed = (contentDisposition.parsed.params['filename'] ?? params['name'] ?? '') !== '';
  // Parts that nothing parts are one text.
  const isOther = contentType.multipart !== false || isReadAsText(value);
  const isText = /^text\/(?:plain|html)$/u.test(value) || (isOther && !isNamed);
  return isText && contentDisposition.parsed.value !== 'attachment' ? plainText(part) : '';
}

/** All that a mail says, in the order of its parts, and then what a mail server made documents of. */
export function texteDesParts(root: Part, cut: readonly Attachment[]): string {
  const below = cut.flatMap(({ content, mimeType }) => {
    const text = content instanceof ArrayBuffer ? decoded(content, '') : '';
    return text.trim() === '' ? [] : [mimeType === 'text/html' ? texteDeHtml(text) : text];
  });
  return [textOf(root).trimEnd(), ...below].join('\n\n');
}
