import fc from 'fast-check';
import { pdfOf } from '../pdfOf.ts';

/** A multipart body in bytes, with its content type. */
export type Form = { readonly type: string; readonly body: Buffer };

type Part = { readonly head: string; readonly content: Buffer };

const BOUNDARY = 'limite-des-parties';

const field = (name: string, content: string): Part => ({
  head: `Content-Disposition: form-data; name="${name}"`,
  content: Buffer.from(content),
});

const pdf = Buffer.from(pdfOf('Pièce'));

const file = (name: string, filename: string, content: Buffer = pdf): Part => ({
  head: `Content-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: application/pdf`,
  content,
});

const assembled = (parts: readonly Part[], end = `--${BOUNDARY}--\r\n`): Buffer =>
  Buffer.concat([
    ...parts.flatMap(({ head, content }) => [
      Buffer.from(`--${BOUNDARY}\r\n${head}\r\n\r\n`),
      content,
      Buffer.from('\r\n'),
    ]),
    Buffer.from(end),
  ]);

const FILENAMES = [
  'piece.pdf',
  '',
  '.pdf',
  '../../piece.pdf',
  'C:\\piece.pdf',
  'a\0b.pdf',
  '%00.pdf',
  'é\ud800.pdf',
  `${'x'.repeat(5000)}.pdf`,
  'piece.pdf.exe',
  'piece',
  '"; name="data',
];

const HEADS = [
  'Content-Disposition: form-data',
  'Content-Disposition: attachment; name="data"',
  'Content-Disposition: form-data; name=',
  'Content-Type: application/json',
  'x',
  '',
  `Content-Disposition: form-data; name="data"; x="${'y'.repeat(20_000)}"`,
  'Content-Disposition: form-data; name="data"\r\nContent-Transfer-Encoding: base64',
  'Content-Disposition: form-data; name="data"\r\nContent-Type: application/octet-stream; charset=utf-16',
];

const TYPES = [
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=""',
  'multipart/form-data; boundary=autre',
  `multipart/form-data; boundary=${'b'.repeat(300)}`,
  `multipart/form-data; boundary="${BOUNDARY}`,
  `multipart/mixed; boundary=${BOUNDARY}`,
  `MULTIPART/FORM-DATA; boundary=${BOUNDARY}; boundary=autre`,
];

const type = `multipart/form-data; boundary=${BOUNDARY}`;

function strangeParts(): fc.Arbitrary<(data: string) => readonly Part[]> {
  const part = fc.oneof(
    fc
      .constantFrom('data', 'donnees', '__proto__', '', 'fileUploads')
      .map((name) => (data: string) => field(name, data)),
    fc.constantFrom(...FILENAMES).map((filename) => () => file('fileUploads', filename)),
    fc.constantFrom('data', 'autre', '').map((name) => () => file(name, 'piece.pdf')),
    fc.uint8Array({ maxLength: 200 }).map((bytes) => () => file('fileUploads', 'piece.pdf', Buffer.from(bytes))),
    fc.constantFrom(...HEADS).map((head) => (data: string) => ({ head, content: Buffer.from(data) })),
    fc.constantFrom('', '{', 'null', '[]', '\0', '\ufeff{}', '"\ud800"').map((text) => () => field('data', text)),
  );
  return fc.array(part, { maxLength: 3 }).map((parts) => (data: string) => parts.map((one) => one(data)));
}

const rightParts = (data: string): readonly Part[] => [field('data', data), file('fileUploads', 'piece.pdf')];
const many = (data: string, part: Part, count: number): Buffer =>
  assembled([field('data', data), ...Array.from({ length: count }, () => part)]);

/** Forms that are too large or end wrongly. */
const LARGE: readonly ((data: string) => Buffer)[] = [
  (data) => many(data, field('autre', 'x'), 1200),
  (data) => many(data, file('fileUploads', 'piece.pdf'), 60),
  () => assembled([field('data', `"${'x'.repeat(1_100_000)}"`)]),
  (data) => assembled(rightParts(data), ''),
  (data) => Buffer.concat([assembled(rightParts(data)), assembled(rightParts(data))]),
];

/** Forms that break one rule of multipart or of the wire, made from the valid text of their first part. */
export const brokenForm: fc.Arbitrary<(data: string) => Form> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.nat().map((end) => (data: string) => {
      const right = assembled(rightParts(data));
      return { type, body: right.subarray(0, end % right.length) };
    }),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(...TYPES).map((other) => (data: string) => ({
      type: other,
      body: assembled(rightParts(data)),
    })),
  },
  {
    weight: 4,
    arbitrary: strangeParts().map((parts) => (data: string) => ({
      type,
      body: assembled([...rightParts(data), ...parts(data)]),
    })),
  },
  {
    weight: 4,
    arbitrary: strangeParts().map((parts) => (data: string) => ({
      type,
      body: assembled([field('data', data), ...parts(data)]),
    })),
  },
  {
    weight: 2,
    arbitrary: strangeParts().map((parts) => (data: string) => ({ type, body: assembled(parts(data)) })),
  },
  {
    weight: 1,
    arbitrary: fc.uint8Array({ maxLength: 500 }).map((bytes) => () => ({ type, body: Buffer.from(bytes) })),
  },
  { weight: 1, arbitrary: fc.constantFrom(...LARGE).map((make) => (data: string) => ({ type, body: make(data) })) },
);
