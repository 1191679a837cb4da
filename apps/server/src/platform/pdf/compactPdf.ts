import { deflateSync } from 'node:zlib';

/** Objects that one stream holds: enough to compress well, few enough to be read in part. */
const PER_STREAM = 200;

type Parts = { readonly body: Buffer; readonly id: number };

const fieldOf = (text: string, pattern: RegExp): string => {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error('un PDF sans fin connue');
  return found;
};

/** The objects of a PDF with a plain table of offsets, and its trailer without braces. */
function readObjects(pdf: Buffer): {
  readonly objects: readonly Parts[];
  readonly trailer: string;
  readonly size: number;
} {
  const tail = pdf.subarray(-64).toString('latin1');
  const start = Number(fieldOf(tail, /startxref\s+(\d+)/u));
  const text = pdf.subarray(start).toString('latin1');
  const size = Number(fieldOf(text, /^xref\s+0 (\d+)/u));
  const trailer = fieldOf(text, /trailer\s*<<([\s\S]*)>>\s*startxref/u);
  const offsets = Array.from(text.matchAll(/(\d{10}) \d{5} n/gu), ([, offset]) => Number(offset));
  const objects = offsets
    .toSorted((one, other) => one - other)
    .map((offset, index, sorted) => {
      const whole = pdf.subarray(offset, sorted[index + 1] ?? start);
      const head = fieldOf(whole.subarray(0, 32).toString('latin1'), /^(\d+ \d+ obj\n)/u);
      return { id: Number.parseInt(head, 10), body: whole.subarray(head.length, whole.lastIndexOf('\nendobj')) };
    });
  return { objects, trailer, size };
}

const isStream = ({ body }: Parts): boolean => body.subarray(-9).toString('latin1') === 'endstream';

/** Two numbers of an entry of the table: where an object is, in the file or in a stream of objects. */
type Entry = readonly [kind: 1 | 2, first: number, second: number];

const writeEntry = ([kind, first, second]: Entry, into: Buffer, at: number): void => {
  into.writeUInt8(kind, at);
  into.writeUInt32BE(first, at + 1);
  into.writeUInt16BE(second, at + 5);
};
const ENTRY = 7;

/**
 * The same PDF with its objects in compressed streams (ISO 32000-1, 7.5.7): the tags of a certificat cost as many bytes as its words
 * otherwise, and the library writes none.
 */
export function compactPdf(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const { objects, trailer, size } = readObjects(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const parts: Buffer[] = [];
  const entries = new Map<number, Entry>();
  let offset = 0;
  let last = size;
  const push = (part: Buffer) => {
    parts.push(part);
    offset += part.length;
  };
  const pushStream = (id: number, dictionary: string, content: Buffer) => {
    const packed = deflateSync(content);
    push(Buffer.from(`${id} 0 obj\n<<${dictionary}/Filter/FlateDecode/Length ${packed.length}>>\nstream\n`, 'latin1'));
    push(packed);
    push(Buffer.from('\nendstream\nendobj\n', 'latin1'));
  };
  push(Buffer.from('%PDF-1.7\n%\xff\xff\xff\xff\n', 'latin1'));
  for (const { id, body } of objects.filter(isStream)) {
    entries.set(id, [1, offset, 0]);
    push(Buffer.from(`${id} 0 obj\n`, 'latin1'));
    push(body);
    push(Buffer.from('\nendobj\n', 'latin1'));
  }
  const packed = objects.filter((object) => !isStream(object));
  for (let from = 0; from < packed.length; from += PER_STREAM) {
    const group = packed.slice(from, from + PER_STREAM);
    const id = last++;
    let at = 0;
    const heads = group.map((object, index) => {
      entries.set(object.id, [2, id, index]);
      const head = `${object.id} ${at}`;
      at += object.body.length + 1;
      return head;
    });
    const head = Buffer.from(`${heads.join(' ')}\n`, 'latin1');
    entries.set(id, [1, offset, 0]);
    pushStream(
      id,
      `/Type/ObjStm/N ${group.length}/First ${head.length}`,
      Buffer.concat([head, ...group.flatMap(({ body }) => [body, Buffer.from('\n')])]),
    );
  }
  const table = last++;
  const at = offset;
  entries.set(table, [1, at, 0]);
  const content = Buffer.alloc(last * ENTRY);
  for (const [id, entry] of entries) writeEntry(entry, content, id * ENTRY);
  pushStream(table, `/Type/XRef/W[1 4 2]${trailer.replace(/\/Size \d+/u, `/Size ${last}`)}`, content);
  push(Buffer.from(`startxref\n${at}\n%%EOF\n`, 'latin1'));
  return new Uint8Array(Buffer.concat(parts));
}
