import { isImprimable } from '@habilis/domain/stagiaire/isImprimable';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { writable } from './fonts.ts';
import type { PdfBlock, PdfDocument } from './PdfDocument.ts';
import { renderPdf } from './renderPdf.ts';
import { pdfFaults, pdfText } from './test/pdfFaults.ts';

const LONG = 'Une phrase assez longue pour prendre toute la largeur de la page, et revenir à la ligne. '.repeat(40);

const documentOf = (blocks: readonly PdfBlock[], specimen: string | null = null): PdfDocument => ({
  title: 'Décision « É » & <suites> — Łódź',
  sender: ['Vauclair & Fils <SA>', 'Secrétariat'],
  hasMark: true,
  writtenLe: new Date('2026-12-01T12:00:00Z'),
  blocks,
  footer: 'Pied de page',
  pageLabel: 'Page {page} sur {pages}',
  specimen,
});

test('[D12] a document says its language and its title, embeds its fonts, and tags all that it shows', async () => {
  const bytes = await renderPdf(
    documentOf(
      [
        { kind: 'address', lines: ['Łukasz Ğ', '54000 Nancy'] },
        { kind: 'heading', text: 'Titre' },
        { kind: 'facts', facts: [{ name: 'Demande', value: 'DH-2026-0433' }] },
        { kind: 'quote', text: LONG },
        { kind: 'list', items: [LONG, LONG] },
        {
          kind: 'table',
          columns: [
            { name: 'N°', share: 1 },
            { name: 'Entité', share: 5 },
          ],
          rows: Array.from({ length: 80 }, (_, index) => [String(index), 'Établissements Vauclair']),
        },
        { kind: 'signature', before: ['Je vous prie…'], lines: ['Pour la commission', 'Marie Roussel'], room: true },
      ],
      'SPÉCIMEN',
    ),
  );
  expect(await pdfFaults(bytes)).toEqual([]);
  const source = Buffer.from(bytes).toString('latin1');
  for (const type of ['H1', 'P', 'L', 'LI', 'BlockQuote', 'Table', 'TR', 'TH', 'TD']) {
    expect(source).toContain(`/S /${type}\n`);
  }
  expect(source).toContain('/FontFile2');
  expect(source).not.toContain('/Helvetica');
});

/** The titles of the bookmarks of a PDF, those within another after it. */
async function bookmarksIn(bytes: Uint8Array): Promise<string[]> {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: VerbosityLevel.ERRORS });
  try {
    type Items = Awaited<ReturnType<Awaited<typeof task.promise>['getOutline']>>;
    const titlesOf = (items: Items): string[] =>
      items.flatMap(({ title, items: inside }) => [title, ...titlesOf(inside as Items)]);
    return titlesOf((await (await task.promise).getOutline()) ?? []);
  } finally {
    await task.destroy();
  }
}

test('[D12] a document of several parts lists them beside its pages, another lists nothing', async () => {
  const parts: PdfBlock[] = ['Premier', 'Second'].flatMap((text): PdfBlock[] => [
    { kind: 'subheading', text },
    { kind: 'paragraph', text: LONG },
  ]);
  const blocks: PdfBlock[] = [{ kind: 'heading', text: 'Dossier' }, ...parts];
  expect(await bookmarksIn(await renderPdf(documentOf(blocks)))).toEqual(['Dossier', 'Premier', 'Second']);
  expect(await bookmarksIn(await renderPdf(documentOf(blocks.slice(0, 3))))).toEqual([]);
});

test('[D12] the words of a specimen are read after the title, and stand behind the words of each page', async () => {
  const bytes = await renderPdf(
    documentOf(
      [
        { kind: 'heading', text: 'Décision' },
        { kind: 'paragraph', text: LONG.repeat(3) },
      ],
      'SPÉCIMEN',
    ),
  );
  expect(await pdfFaults(bytes)).toEqual([]);
  const said = (await pdfText(bytes)).split('\n').map((line) => line.trim());
  expect(said.filter((line) => ['Décision', 'SPÉCIMEN', 'Vauclair & Fils <SA>'].includes(line)).slice(0, 4)).toEqual([
    'SPÉCIMEN',
    'Vauclair & Fils <SA>',
    'Décision',
    'SPÉCIMEN',
  ]);
});

test('[D12] what begins a new line inside a cell or a name too long for it is not glued to what follows', async () => {
  const bytes = await renderPdf(
    documentOf([
      { kind: 'facts', facts: [{ name: 'Lieu', value: 'Rue des Lilas\nBâtiment B\n54000 Nancy' }] },
      { kind: 'table', columns: [{ name: 'Résultat', share: 1 }], rows: [['Non admis\nAbsente']] },
    ]),
  );
  expect(await pdfFaults(bytes)).toEqual([]);
});

test('the same document gives the same bytes, and words of a specimen only where they are asked for', async () => {
  const plain = documentOf([{ kind: 'paragraph', text: 'Bonjour' }]);
  const [one, other, specimen] = await Promise.all([
    renderPdf(plain),
    renderPdf(plain),
    renderPdf(documentOf(plain.blocks, 'SPÉCIMEN')),
  ]);
  expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
  expect([await pdfText(one), await pdfText(specimen)].map((text) => text.includes('SPÉCIMEN'))).toEqual([false, true]);
});

const NAMES = [
  'Zoltán Erdős, Ștefan Țurcanu, İbrahim Şahin, Łukasz Żółć, Jiří Dvořák, Þórður Ægisson',
  'Nguyễn Thị Hằng, Lê Văn Đước',
  'Дмитрий Щербаков, Олексій Ґалаґан, Ђорђе Љубић',
  'Γεώργιος Παπαδόπουλος, Ὀδυσσεύς',
  'გიორგი ბერიძე',
  'Արամ Խաչատրյան',
];

test('[D840] a name in any alphabet of Europe is written in signs that the file has, in light and in bold', async () => {
  const bytes = await renderPdf(
    documentOf([
      { kind: 'address', lines: NAMES },
      ...NAMES.map((text): PdfBlock => ({ kind: 'strong', text })),
      { kind: 'facts', facts: NAMES.map((value) => ({ name: 'Responsable', value })) },
      { kind: 'table', columns: [{ name: 'Entité', share: 1 }], rows: NAMES.map((name) => [name]) },
    ]),
  );
  expect(await pdfFaults(bytes)).toEqual([]);
  const text = (await pdfText(bytes)).replaceAll(/\s+/g, ' ');
  for (const name of NAMES) expect([name, text.split(name).length - 1]).toEqual([name, 4]);
});

test('[MC12] what is told of the letters of a name before it is printed is what the typefaces hold', () => {
  const judged = Array.from({ length: 0x1c80 }, (_, code) => String.fromCodePoint(code)).filter((sign) =>
    /[\p{L}--\p{sc=Common}]/v.test(sign),
  );
  expect(judged.filter((sign) => isImprimable(sign) === writable(sign, 'bold').includes('\ufffd'))).toEqual([]);
});

test('[D840] what no typeface has is written as a sign that says so, and what is not seen is left out', async () => {
  const bytes = await renderPdf(
    documentOf([{ kind: 'paragraph', text: 'A 田中 B\u200b C\u00adD 🎉 ﬁn\tnuméro\u202f: 7‑8 x\u0361' }]),
  );
  expect(await pdfFaults(bytes)).toEqual([]);
  expect(await pdfText(bytes)).toContain('A \ufffd\ufffd B CD \ufffd fin numéro : 7-8 x');
});
