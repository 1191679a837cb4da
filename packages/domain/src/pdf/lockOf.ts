/** What a PDF says of its lock (ISO 32000-2, 7.6.4): one who may only not print or copy opens with an empty password. */
export type Lock = {
  readonly filter: string;
  readonly revision: number;
  /** Bytes of the key. */
  readonly length: number;
  readonly owner: Uint8Array;
  readonly user: Uint8Array;
  readonly permissions: number;
  readonly hasSecretMetadata: boolean;
  readonly id: Uint8Array;
};

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
/** Of arguments that one call takes. */
const CHUNK = 8192;

/** Bytes as text, one sign each: patterns read it, and places in it are places in the file. */
function textOf(bytes: Uint8Array): string {
  const chunks: string[] = [];
  for (let at = 0; at < bytes.length; at += CHUNK) chunks.push(String.fromCharCode(...bytes.subarray(at, at + CHUNK)));
  return chunks.join('');
}
const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const bytesOfHexadecimal = (digits: string): Uint8Array =>
  Uint8Array.from(digits.match(/../gu) ?? [], (pair) => Number.parseInt(pair, 16));

/** The string at the beginning of a text, in brackets or in hexadecimal; null when there is none. */
function stringAt(text: string): Uint8Array | null {
  const hexadecimal = /^\s*<([\da-fA-F\s]*)>/u.exec(text)?.[1];
  if (hexadecimal !== undefined) return bytesOfHexadecimal(hexadecimal.replaceAll(/\s/gu, ''));
  const start = /^\s*\(/u.exec(text)?.[0].length;
  if (start === undefined) return null;
  let read = '';
  let depth = 1;
  for (let at = start; at < text.length; at++) {
    const sign = text.charAt(at);
    if (sign === '\\') {
      const octal = /^[0-7]{1,3}/u.exec(text.slice(at + 1, at + 4))?.[0];
      const next = text.charAt(at + 1);
      const isLineEnd = next === '\n' || next === '\r';
      read +=
        octal === undefined
          ? isLineEnd
            ? ''
            : (ESCAPES[next] ?? next)
          : String.fromCharCode(Number.parseInt(octal, 8) & 0xff);
      at += octal?.length ?? 1;
      continue;
    }
    if (sign === '(') depth++;
    if (sign === ')' && --depth === 0) return bytesOf(read);
    read += sign;
  }
  return null;
}

/** What follows a key of a dictionary. */
const after = (dictionary: string, key: string): string | undefined => {
  const found = new RegExp(`/${key}(?![A-Za-z])`, 'u').exec(dictionary);
  return found === null ? undefined : dictionary.slice(found.index + found[0].length);
};
const numberOf = (dictionary: string, key: string): number | undefined => {
  const found = /^\s*(-?\d+)/u.exec(after(dictionary, key) ?? '')?.[1];
  return found === undefined ? undefined : Number(found);
};

/** The dictionary that ends a PDF, or heads its table: that of the last revision, wherever programs put what stands before the file. */
function trailerOf(pdf: string): string {
  const start = /startxref\s+(\d+)\s*(?:%%EOF)?\s*[^\n]*\s*$/u.exec(pdf.slice(-2048))?.[1];
  const at = Number(start ?? Number.NaN) + Math.max(0, pdf.indexOf('%PDF-'));
  const section = Number.isNaN(at) ? '' : pdf.slice(at, at + 1_000_000);
  if (/^\s*\d+\s+\d+\s+obj/u.test(section)) return section.slice(0, section.indexOf('stream'));
  const table = /^\s*xref/u.test(section) ? section.indexOf('trailer') : -1;
  if (table !== -1) return section.slice(table, section.indexOf('startxref', table));
  // A table that is not where the file says: programs look for the last one.
  const last = pdf.lastIndexOf('trailer');
  return last === -1 ? '' : pdf.slice(last, last + 10_000);
}

/** The lock of a PDF (V35); null when it has none, or none that can be read. */
export function lockOf(bytes: Uint8Array): Lock | null {
  const pdf = textOf(bytes);
  const trailer = trailerOf(pdf);
  const entry = after(trailer, 'Encrypt');
  if (entry === undefined) return null;
  const [, id, generation] = /^\s*(\d+)\s+(\d+)\s+R/u.exec(entry) ?? [];
  const objects = id === undefined ? [] : [...pdf.matchAll(new RegExp(`(?<=\\s)${id}\\s+${generation}\\s+obj`, 'gu'))];
  const at = objects.at(-1)?.index;
  if (id !== undefined && at === undefined) return null;
  const dictionary = (at === undefined ? entry : pdf.slice(at)).slice(0, 10_000);
  const [owner, user] = ['O', 'U'].map((key) => stringAt(after(dictionary, key) ?? ''));
  return {
    filter: /^\s*\/(\w+)/u.exec(after(dictionary, 'Filter') ?? '')?.[1] ?? '',
    revision: numberOf(dictionary, 'R') ?? 0,
    length: (numberOf(dictionary, 'Length') ?? 40) / 8,
    owner: owner ?? new Uint8Array(),
    user: user ?? new Uint8Array(),
    permissions: numberOf(dictionary, 'P') ?? 0,
    hasSecretMetadata: !/^\s*false/u.test(after(dictionary, 'EncryptMetadata') ?? ''),
    id: stringAt(/^\s*\[([\s\S]*)/u.exec(after(trailer, 'ID') ?? '')?.[1] ?? '') ?? new Uint8Array(),
  };
}
