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
/** The table of a file, and what a dictionary that tells its lock may take. */
const LONGEST_TABLE = 1_000_000;
const LONGEST_DICTIONARY = 50_000;

/** Bytes as text, one sign each, as patterns read them. */
const textOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes);
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
function trailerOf(pdf: string): readonly [start: number, end: number] {
  const tail = pdf.slice(-2048);
  const told = /^startxref\s+(\d+)/u.exec(tail.slice(Math.max(0, tail.lastIndexOf('startxref'))))?.[1];
  const at = Number(told ?? Number.NaN) + Math.max(0, pdf.indexOf('%PDF-'));
  const section = Number.isNaN(at) ? '' : pdf.slice(at, at + LONGEST_TABLE);
  if (/^\s*\d+\s+\d+\s+obj/u.test(section)) {
    const stream = section.indexOf('stream');
    return [at, at + (stream === -1 ? LONGEST_DICTIONARY : stream)];
  }
  const table = /^\s*xref/u.test(section) ? section.indexOf('trailer') : -1;
  // A table that is not where the file says: programs look for the last one.
  const start = table === -1 ? pdf.lastIndexOf('trailer') : at + table;
  return start === -1 ? [0, 0] : [start, start + LONGEST_DICTIONARY];
}

/** Where the last object of a number begins. */
function objectAt(pdf: string, id: string, generation: string): number | undefined {
  let at: number | undefined;
  for (const { index } of pdf.matchAll(new RegExp(`(?<=\\s)${id}\\s+${generation}\\s+obj`, 'gu'))) at = index;
  return at;
}

/** The lock of a PDF (V35); null when it has none, or none that can be read. */
export function lockOf(bytes: Uint8Array): Lock | null {
  // One sign a byte: read fast, and places in it are places in the file; the values are read from the bytes.
  const pdf = new TextDecoder('windows-1252').decode(bytes);
  const trailer = textOf(bytes.subarray(...trailerOf(pdf)).subarray(0, LONGEST_DICTIONARY));
  const entry = after(trailer, 'Encrypt');
  if (entry === undefined) return null;
  const [, id, generation = ''] = /^\s*(\d{1,10})\s+(\d{1,5})\s+R/u.exec(entry) ?? [];
  const at = id === undefined ? undefined : objectAt(pdf, id, generation);
  if (id !== undefined && at === undefined) return null;
  const dictionary = at === undefined ? entry : textOf(bytes.subarray(at, at + LONGEST_DICTIONARY));
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
