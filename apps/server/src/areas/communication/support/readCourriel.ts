import type { Illisible } from '@habilis/domain/assistance/Illisible';
import { splitCitation } from '@habilis/domain/assistance/splitCitation';
import PostalMime, { type Attachment } from 'postal-mime';
import { isReadAsText, partsOf, texteDesParts } from './texteDesParts.ts';

/** A document of a mail. */
export type PieceRecue = { readonly filename: string; readonly content: Uint8Array<ArrayBuffer> };

/** What a mail says and brings. */
export type CorpsCourriel = {
  readonly texte: string;
  /** What it repeats after its own words. */
  readonly suite: string | null;
  readonly pieces: readonly PieceRecue[];
  /** Documents beyond those that are looked at. */
  readonly piecesEnTrop: number;
  readonly illisible: Illisible | null;
};

/** Parts inside parts that a mail may have: a person's has some four. */
const DEEPEST = 20;
const LONGEST_HEADERS = 1_000_000;
/** Signs of a text, what it repeats included: some forty pages. */
const LONGEST_TEXT = 200_000;
/** A page draws each line. */
const MOST_LINES = 5_000;
const MOST_PIECES = 50;
const UNSTORABLE = /\0/gu;

/** Parts by which programs speak to programs: seals, keys, invitations, receipts, halves of a Macintosh's file. */
const NO_DOCUMENTS =
  /^(?:application\/(?:(?:x-)?pkcs7-signature|pgp-(?:signature|keys|encrypted)|ics|applefile)|text\/(?:calendar|x-amp-html|rfc822-headers)|message\/(?:disposition-notification|delivery-status|feedback-report|rfc822-headers|global-(?:delivery-status|disposition-notification)))$/u;
const NO_DOCUMENT_NAMES =
  /^(?:smime\.p7s|signature\.asc|openpgp_0x[\da-f]+\.asc|openpgp_signature(?:\.asc)?|encrypted\.asc)$/iu;
const IS_CIPHERED = /^(?:application\/(?:(?:x-)?pkcs7-mime|pgp-encrypted)|multipart\/encrypted)$/u;
const IS_OUTLOOK = /^application\/(?:(?:vnd\.)?ms-tnef|x-ms-tnef)$/u;
/** The text below a picture, of which a mail server made a document. */
const IS_CUT_TEXT = /^att\d+\.(?:txt|html?)$/iu;

const nameOf = ({ filename }: Attachment): string => (filename ?? '').trim();
const bytesOf = ({ content }: Attachment): Uint8Array<ArrayBuffer> =>
  content instanceof ArrayBuffer ? new Uint8Array(content) : new Uint8Array(Buffer.from(content));

function illisibleOf(attachments: readonly Attachment[], texte: string): Illisible | null {
  const has = (type: RegExp, name: RegExp) =>
    attachments.some((one) => type.test(one.mimeType) || name.test(nameOf(one)));
  if (has(IS_CIPHERED, /\.p7m$/iu) || /^\s*-----BEGIN PGP MESSAGE-----/u.test(texte)) return 'CHIFFRE';
  return has(IS_OUTLOOK, /^winmail\.dat$/iu) ? 'OUTLOOK' : null;
}

/** Words that stand in the text already. */
const isOfText = (one: Attachment): boolean =>
  one.disposition !== 'attachment' && nameOf(one) === '' && isReadAsText(one.mimeType);

const isDocument = (one: Attachment): boolean =>
  !isOfText(one) &&
  !NO_DOCUMENTS.test(one.mimeType) &&
  !NO_DOCUMENT_NAMES.test(nameOf(one)) &&
  !IS_CIPHERED.test(one.mimeType) &&
  !/\.p7m$/iu.test(nameOf(one)) &&
  !IS_OUTLOOK.test(one.mimeType) &&
  !/^winmail\.dat$/iu.test(nameOf(one)) &&
  !IS_CUT_TEXT.test(nameOf(one));

/** Documents first, then the pictures of the text, the largest first: a screenshot before the logos of a signature. */
function piecesOf(attachments: readonly Attachment[]): PieceRecue[] {
  const documents = attachments.filter(isDocument);
  const sized = documents.map((one, rank) => {
    const [, extension = ''] = /^image\/(\w+)$/u.exec(one.mimeType) ?? [];
    return { filename: nameOf(one) || `image-${rank + 1}.${extension}`, content: bytesOf(one), related: one.related };
  });
  const pictures = sized.filter(({ related }) => related === true);
  return [
    ...sized.filter(({ related }) => related !== true),
    ...pictures.toSorted((a, b) => b.content.length - a.content.length),
  ].map(({ filename, content }) => ({ filename, content }));
}

/** Reads a raw mail; throws when it cannot. It may take long and much memory: see `readCourrielApart`. */
export async function readCourriel(raw: Uint8Array): Promise<CorpsCourriel> {
  const parser = new PostalMime({
    attachmentEncoding: 'arraybuffer',
    maxNestingDepth: DEEPEST,
    maxHeadersSize: LONGEST_HEADERS,
  });
  const { attachments } = await parser.parse(raw);
  const cut = attachments.filter((one) => IS_CUT_TEXT.test(nameOf(one)));
  const whole = texteDesParts(partsOf(parser), cut).replaceAll(UNSTORABLE, '').toWellFormed();
  const kept = whole.split('\n', MOST_LINES).join('\n').slice(0, LONGEST_TEXT);
  const { texte, suite } = splitCitation(kept);
  const pieces = piecesOf(attachments);
  const illisible = kept.length < whole.length ? 'LIMITE' : illisibleOf(attachments, texte);
  const isEmpty = `${texte}${suite ?? ''}`.trim() === '' && pieces.length === 0;
  return {
    texte,
    suite,
    pieces: pieces.slice(0, MOST_PIECES),
    piecesEnTrop: Math.max(0, pieces.length - MOST_PIECES),
    illisible: illisible ?? (isEmpty ? 'VIDE' : null),
  };
}
