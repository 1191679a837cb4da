import { fileTypeFromBuffer } from 'file-type';
import { expect, test } from 'vitest';
import { type ColonneTable, type FormatTable, tableFile } from './tableFile.ts';

type Row = { readonly nom: string | null; readonly nombre: number; readonly jour: string | null };
const COLONNES: readonly ColonneTable<Row>[] = [
  { titre: 'Nom', valeur: ({ nom }) => nom },
  { titre: 'Nombre', genre: 'nombre', valeur: ({ nombre }) => nombre },
  { titre: 'Jour', genre: 'date', valeur: ({ jour }) => jour },
];
const ROWS: readonly Row[] = [
  { nom: '=HYPERLINK("x")', nombre: 3, jour: '2026-11-20' },
  { nom: `L’Île\u0007 & <Cie>${'x'.repeat(40_000)}`, nombre: 0, jour: null },
  { nom: null, nombre: 1, jour: null },
  { nom: '＝HYPERLINK("y")', nombre: 2, jour: null },
];

async function made(format: FormatTable) {
  const file = await tableFile({ nom: 'Essai: été/2026', format, colonnes: COLONNES }, ROWS);
  const chunks: Buffer[] = [];
  for await (const chunk of file.stream) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  expect(bytes.byteLength).toBe(file.taille);
  return { file, bytes };
}

test('[N8] a table leaves as CSV, every cell a text', async () => {
  const { file, bytes } = await made('csv');
  expect([file.userFilename, file.typeMime]).toEqual(['Essai: été/2026.csv', 'text/csv; charset=utf-8']);
  expect(bytes.toString().split('\r\n')[1]).toBe('"\'=HYPERLINK(""x"")";"3";"2026-11-20"');
});
test.each([...'=+-@＝＋－＠﹦﹢﹣﹫−', '\t', '\r', '\n'])(
  '[N8] a cell that begins with %j is a text in a CSV',
  async (sign) => {
    const row = `${sign}HYPERLINK(A1)`;
    const { stream } = await tableFile(
      { nom: 'Essai', format: 'csv', colonnes: [{ titre: 'Nom', valeur: () => row }] },
      [null],
    );
    const [bytes] = (await stream.toArray()) as Buffer[];
    expect(bytes?.toString()).toBe(`\uFEFF"Nom"\r\n"'${row}"\r\n`);
  },
);

test('a table leaves as XLSX that has no formula, whatever it is made of', async () => {
  const { file, bytes } = await made('xlsx');
  expect(file.userFilename).toBe('Essai: été/2026.xlsx');
  expect(await fileTypeFromBuffer(bytes)).toMatchObject({ ext: 'xlsx', mime: file.typeMime });
  const { inflateRawSync } = await import('node:zlib');
  // Reads entries at the offsets given by the archive's directory.
  const parts = new Map<string, string>();
  for (let at = bytes.indexOf('PK\u0001\u0002'); at !== -1; at = bytes.indexOf('PK\u0001\u0002', at + 4)) {
    const size = bytes.readUInt32LE(at + 20);
    const name = bytes.subarray(at + 46, at + 46 + bytes.readUInt16LE(at + 28)).toString();
    const local = bytes.readUInt32LE(at + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const packed = bytes.subarray(start, start + size);
    parts.set(name, (bytes.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed)).toString());
  }
  const sheet = parts.get('xl/worksheets/sheet1.xml') ?? '';
  expect(sheet).not.toContain('<f>');
  // Dates are stored as day counts, numbers as numbers.
  expect(sheet).toMatch(/<c r="B2"[^>]*><v>3<\/v><\/c>/);
  expect(sheet).toMatch(/<c r="C2"[^>]*><v>46346<\/v><\/c>/);
  const texts = parts.get('xl/sharedStrings.xml') ?? '';
  expect(texts).toContain('=HYPERLINK(');
  // A full-width sign also stays text, unchanged.
  expect(sheet).toMatch(/<c r="A5" t="s"/);
  expect(texts).toContain('＝HYPERLINK(');
  expect(texts).toContain('L’Île &amp; &lt;Cie&gt;x');
  expect(texts).not.toContain('\u0007');
});
