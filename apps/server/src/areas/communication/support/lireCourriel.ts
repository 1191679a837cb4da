import { createHash } from 'node:crypto';
import { sansCitation } from '@habilis/domain/assistance/sansCitation';
import PostalMime from 'postal-mime';
import type { Config } from '../../../config.ts';
import { filDeLAdresse } from './adresseDuFil.ts';

/** A document of a mail. */
export type PieceRecue = { readonly filename: string; readonly content: Uint8Array };

/** A received mail: the thread that it names, who wrote it and what. */
export type CourrielRecu = {
  /** Null when it names none. */
  readonly filId: number | null;
  readonly isAutomatic: boolean;
  /** The same for the same mail. */
  readonly cle: string;
  readonly de: { readonly nom: string; readonly adresse: string };
  readonly texte: string;
  readonly pieces: readonly PieceRecue[];
};

/** Parts inside parts that a mail may have: a person's has some four. */
const DEEPEST = 20;
const LONGEST_HEADERS = 1_000_000;
const LONGEST_TEXT = 10_000;
const RECIPIENTS = new Set(['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to']);
const UNSTORABLE = /\0/gu;

type Headers = readonly { readonly key: string; readonly value: string }[];

/** Whether nobody wrote it: automatic answers (RFC 3834), lists, and reports of delivery (RFC 3464). */
function isAutomatic(headers: Headers): boolean {
  const valueOf = (name: string) =>
    headers
      .find(({ key }) => key === name)
      ?.value.trim()
      .toLowerCase();
  const submitted = valueOf('auto-submitted');
  return (
    (submitted !== undefined && !submitted.startsWith('no')) ||
    /^(?:bulk|junk|list|auto_reply)$/u.test(valueOf('precedence') ?? '') ||
    valueOf('x-autoreply') !== undefined ||
    valueOf('list-id') !== undefined ||
    valueOf('return-path') === '<>' ||
    (valueOf('content-type') ?? '').startsWith('multipart/report')
  );
}

/** The words of a page, one line for each block. */
const wordsOf = (html: string): string =>
  html
    .replaceAll(/<(style|script|head)\b[\s\S]*?<\/\1>/giu, '')
    .replaceAll(/<br\s*\/?>|<\/(?:p|div|li|tr|h\d)>/giu, '\n')
    .replaceAll(/<[^>]*>/gu, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** Reads a raw mail; throws when it is none. */
export async function lireCourriel(
  raw: Buffer,
  secrets: Pick<Config, 'tokenSecret' | 'formerTokenSecret'>,
): Promise<CourrielRecu> {
  const mail = await PostalMime.parse(raw, {
    attachmentEncoding: 'arraybuffer',
    maxNestingDepth: DEEPEST,
    maxHeadersSize: LONGEST_HEADERS,
  });
  const named = mail.headers
    .filter(({ key }) => RECIPIENTS.has(key))
    .flatMap(({ value }) => value.split(','))
    .map((address) => filDeLAdresse(secrets, address))
    .find((id) => id !== null);
  const { text = '', html = '' } = mail;
  const said = sansCitation((text.trim() === '' ? wordsOf(html) : text).replaceAll(UNSTORABLE, '').toWellFormed());
  const adresse = mail.from?.address ?? '';
  return {
    filId: named ?? null,
    isAutomatic: isAutomatic(mail.headers),
    cle: createHash('sha256')
      .update(mail.messageId ?? raw)
      .digest('base64url'),
    de: {
      nom: (mail.from?.name ?? '').replaceAll(UNSTORABLE, '').trim().slice(0, 200),
      adresse: adresse.slice(0, 254),
    },
    texte: said.slice(0, LONGEST_TEXT),
    pieces: mail.attachments
      // Pictures of a signature stand in the text.
      .filter(({ related }) => related !== true)
      .flatMap(({ filename, content }) =>
        content instanceof ArrayBuffer ? [{ filename: filename ?? '', content: new Uint8Array(content) }] : [],
      ),
  };
}
