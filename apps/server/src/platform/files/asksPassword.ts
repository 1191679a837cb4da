import { createCipheriv, createHash } from 'node:crypto';

/** What a PDF says of its lock (ISO 32000-2, 7.6.4): one who may only not print or copy opens with an empty password. */
type Lock = {
  readonly filter: string;
  readonly revision: number;
  /** Bytes of the key. */
  readonly length: number;
  readonly owner: Buffer;
  readonly user: Buffer;
  readonly permissions: number;
  readonly hasSecretMetadata: boolean;
  readonly id: Buffer;
};

/** What an empty password is filled up with. */
const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

const digest = (name: string, ...parts: readonly Uint8Array[]): Buffer =>
  parts.reduce((hash, part) => hash.update(part), createHash(name)).digest();

/** The string at the beginning of a text, in brackets or in hexadecimal; null when there is none. */
function stringAt(text: string): Buffer | null {
  const hexadecimal = /^\s*<([\da-fA-F\s]*)>/u.exec(text)?.[1];
  if (hexadecimal !== undefined) return Buffer.from(hexadecimal.replaceAll(/\s/gu, ''), 'hex');
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
    if (sign === ')' && --depth === 0) return Buffer.from(read, 'latin1');
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

/** The lock of a PDF; null when it has none, or none that can be read. */
function lockOf(pdf: string): Lock | null {
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
    owner: owner ?? Buffer.alloc(0),
    user: user ?? Buffer.alloc(0),
    permissions: numberOf(dictionary, 'P') ?? 0,
    hasSecretMetadata: !/^\s*false/u.test(after(dictionary, 'EncryptMetadata') ?? ''),
    id: stringAt(/^\s*\[([\s\S]*)/u.exec(after(trailer, 'ID') ?? '')?.[1] ?? '') ?? Buffer.alloc(0),
  };
}

/** RC4, which today's libraries no longer offer; it opens nothing here, it only compares. */
function rc4(key: Uint8Array, data: Uint8Array): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const at = (index: number): number => state[index & 0xff] ?? 0;
  const swap = (one: number, other: number) => {
    const kept = at(one);
    state[one & 0xff] = at(other);
    state[other & 0xff] = kept;
  };
  for (let index = 0, other = 0; index < 256; index++) {
    other = (other + at(index) + (key[index % key.length] ?? 0)) & 0xff;
    swap(index, other);
  }
  let [one, other] = [0, 0];
  return Buffer.from(
    data.map((byte) => {
      one = (one + 1) & 0xff;
      other = (other + at(one)) & 0xff;
      swap(one, other);
      return byte ^ at(at(one) + at(other));
    }),
  );
}

/** Whether an empty password opens a lock of 40 to 128 bits (algorithms 2, 4 and 5). */
function opensOld({ revision, length, owner, user, permissions, hasSecretMetadata, id }: Lock): boolean {
  const allowed = Buffer.alloc(4);
  allowed.writeInt32LE(permissions | 0);
  const clear = revision >= 4 && !hasSecretMetadata ? Buffer.alloc(4, 0xff) : Buffer.alloc(0);
  const size = revision === 2 ? 5 : revision >= 4 ? 16 : Math.min(16, Math.max(5, length));
  let key = digest('md5', PADDING, owner.subarray(0, 32), allowed, id, clear);
  if (revision >= 3) for (let turn = 0; turn < 50; turn++) key = digest('md5', key.subarray(0, size));
  key = key.subarray(0, size);
  if (revision === 2) return rc4(key, PADDING).equals(user.subarray(0, 32));
  let made = digest('md5', PADDING, id);
  for (let turn = 0; turn < 20; turn++)
    made = rc4(
      key.map((byte) => byte ^ turn),
      made,
    );
  return made.equals(user.subarray(0, 16));
}

/** The hash of an empty password in a lock of 256 bits (algorithm 2.B). */
function hardened(salt: Uint8Array): Buffer {
  let key = digest('sha256', salt);
  for (let turn = 0, last = 0; turn < 64 || last > turn - 32; turn++) {
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(false);
    const made = cipher.update(Buffer.concat(Array.from({ length: 64 }, () => key)));
    const rest = made.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = digest(['sha256', 'sha384', 'sha512'][rest] ?? 'sha256', made);
    last = made.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
}

/** Whether a PDF opens only with a password that somebody must type; what cannot be told is not (V35). */
export function asksPassword(bytes: Uint8Array): boolean {
  const lock = lockOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1'));
  if (lock === null) return false;
  // A lock by certificates opens for those whom it names.
  if (lock.filter !== 'Standard') return lock.filter !== '';
  const { revision, user } = lock;
  if (revision >= 2 && revision <= 4) return !opensOld(lock);
  const salt = user.subarray(32, 40);
  if (revision === 5) return !digest('sha256', salt).equals(user.subarray(0, 32));
  return revision === 6 && !hardened(salt).equals(user.subarray(0, 32));
}
