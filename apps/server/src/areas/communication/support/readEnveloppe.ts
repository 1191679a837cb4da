import { addressParser, decodeWords } from 'postal-mime';
import { courrielDuRetour } from '../../../platform/mail/adresseDeRetour.ts';
import { SEALED, type Secrets } from '../../../platform/mail/adresseScellee.ts';
import { filDeLAdresse } from './adresseDuFil.ts';

/** What the headers of a mail tell, before any of the rest is read. */
export type Enveloppe = {
  /** The thread that it names; null when it names none. */
  readonly filId: number | null;
  /** The mail of ours about which it reports, by the address to which it came (decision 0233). */
  readonly retourDe: number | null;
  /** Whether nobody wrote it: sure by its headers, or likely by its subject alone. */
  readonly automatique: 'SUR' | 'PROBABLE' | null;
  /** Null when it does not say: the same mail is then told by its bytes. */
  readonly messageId: string | null;
  readonly de: { readonly nom: string; readonly adresse: string };
};

type Headers = ReadonlyMap<string, readonly string[]>;

/** Those of a mail that went through many hands have some 50 kB in 500 lines. */
const LONGEST_HEADERS = 128 * 1024;
const MOST_LINES = 2_000;
const LONGEST_VALUE = 2_000;
const RECIPIENTS = ['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to'];
/** Addresses with a seal that are tried: each costs a seal made here. */
const MOST_SEALS = 50;
const UNSTORABLE = /\0/gu;
const FIELD = /^([!-9;-~]+)[ \t]*:(.*)$/su;

/** The bytes before the first empty line, and no more than headers have. */
function bytesOfHeaders(raw: Buffer): Buffer {
  const first = raw.subarray(0, LONGEST_HEADERS);
  const ends = [first.indexOf('\n\r\n'), first.indexOf('\n\n')].filter((end) => end !== -1);
  return first.subarray(0, Math.min(first.length, ...ends));
}

/** The headers of a mail by their lower-case names, in one pass. */
function readHeaders(raw: Buffer): Headers {
  const unfolded: string[][] = [];
  for (const line of bytesOfHeaders(raw).toString('utf8').split(/\r?\n/u, MOST_LINES)) {
    const last = unfolded.at(-1);
    if (last !== undefined && /^[ \t]/u.test(line)) last.push(line.trim());
    else unfolded.push([line]);
  }
  const headers = new Map<string, string[]>();
  for (const parts of unfolded) {
    const [, name, value] = FIELD.exec(parts.join(' ')) ?? [];
    if (name === undefined || value === undefined) continue;
    const known = headers.get(name.toLowerCase());
    if (known === undefined) headers.set(name.toLowerCase(), [value.trim()]);
    else known.push(value.trim());
  }
  return headers;
}

/** Headers that only programs write, whatever their value. */
const OF_PROGRAMS = [
  'list-id',
  'x-autoreply',
  'x-autorespond',
  'x-autoresponder',
  'x-auto-reply-from',
  'x-mail-autoreply',
  'x-failed-recipients',
  'x-ms-exchange-generated-message-source',
  'x-ms-exchange-inbox-rules-loop',
];
/** Subjects that programs give, in French and English; an answer to such a mail begins with « Re : ». */
const SUBJECTS =
  /^(?:réponse automatique|réponse d[’']absence|message d[’']absence|absence du bureau|absente?(?:\(e\))? du bureau|auto(?:matic)?[ -]?reply|automatic response|auto ?:|out of (?:the )?office|non remis|non distribu|échec de (?:la )?remise|avis de non[- ]remise|undeliver|mail delivery (?:failed|failure)|delivery (?:status notification|failure)|returned mail|failure notice|remis ?:|lu ?:|read ?:|accusé de (?:lecture|réception))/iu;

/** Automatic answers (RFC 3834), lists, reports of delivery (RFC 3464) and of reading (RFC 8098), and what mail servers write instead. */
function automatiqueOf(headers: Headers): Enveloppe['automatique'] {
  const valueOf = (name: string) => headers.get(name)?.[0]?.toLowerCase();
  const submitted = valueOf('auto-submitted');
  const isSure =
    (submitted !== undefined && !submitted.startsWith('no')) ||
    /^(?:bulk|junk|list|auto_reply)$/u.test(valueOf('precedence') ?? '') ||
    valueOf('return-path') === '<>' ||
    valueOf('x-auto-response-suppress') === 'all' ||
    (valueOf('content-type') ?? '').startsWith('multipart/report') ||
    OF_PROGRAMS.some((name) => headers.has(name));
  if (isSure) return 'SUR';
  const subject = decodeWords((headers.get('subject')?.[0] ?? '').slice(0, LONGEST_VALUE)).normalize('NFC');
  return SUBJECTS.test(subject.trim()) ? 'PROBABLE' : null;
}

/** What the first of our sealed addresses names among the recipients; null when there is none. */
function namedBy(
  headers: Headers,
  secrets: Secrets,
  nameOf: (secrets: Secrets, address: string) => number | null,
): number | null {
  const sealed = RECIPIENTS.flatMap((name) => headers.get(name) ?? []).flatMap((value) => value.match(SEALED) ?? []);
  for (const address of sealed.slice(0, MOST_SEALS)) {
    const id = nameOf(secrets, address);
    if (id !== null) return id;
  }
  return null;
}

/** Reads the headers of a raw mail; the time it takes is bounded, whatever the mail (AS32). */
export function readEnveloppe(raw: Buffer, secrets: Secrets): Enveloppe {
  const headers = readHeaders(raw);
  const [from] = addressParser((headers.get('from')?.[0] ?? '').slice(0, LONGEST_VALUE), { flatten: true });
  const messageId = (headers.get('message-id')?.[0] ?? '').slice(0, LONGEST_VALUE);
  return {
    filId: namedBy(headers, secrets, filDeLAdresse),
    retourDe: namedBy(headers, secrets, courrielDuRetour),
    automatique: automatiqueOf(headers),
    messageId: messageId === '' ? null : messageId,
    de: {
      nom: (from?.name ?? '').replaceAll(UNSTORABLE, '').toWellFormed().trim().slice(0, 200),
      adresse: (from?.address ?? '').replaceAll(UNSTORABLE, '').toWellFormed().slice(0, 254),
    },
  };
}
