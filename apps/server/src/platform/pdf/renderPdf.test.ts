import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { PdfBlock, PdfDocument } from './PdfDocument.ts';
import { renderPdf } from './renderPdf.ts';

const LONG = 'Une phrase assez longue pour prendre toute la largeur de la page, et revenir à la ligne. '.repeat(40);

const documentOf = (blocks: readonly PdfBlock[], specimen: string | null = null): PdfDocument => ({
  title: 'Décision « É » — Łódź',
  sender: ['Commission nationale d’habilitation', 'Secrétariat'],
  hasMark: true,
  writtenLe: new Date('2026-12-01T12:00:00Z'),
  blocks,
  footer: 'Pied de page',
  pageLabel: (page, pages) => `Page ${page} sur ${pages}`,
  specimen,
});

/** The text of a file, its streams unfolded. */
function readPdf(bytes: Uint8Array): { readonly source: string; readonly contents: readonly string[] } {
  const source = Buffer.from(bytes).toString('latin1');
  const contents = [...source.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].flatMap(([, data = '']) => {
    try {
      return [inflateSync(Buffer.from(data, 'latin1')).toString('latin1')];
    } catch {
      return [];
    }
  });
  return { source, contents: contents.filter((content) => content.includes(' Tf')) };
}

/** What is shown outside of any tag and of any artifact. */
function untagged(content: string): string[] {
  let depth = 0;
  const found: string[] = [];
  for (const line of content.split('\n')) {
    if (/ (?:BDC|BMC)$/.test(line)) depth++;
    else if (line === 'EMC') depth--;
    else if (depth === 0 && / (?:TJ|Tj)$| (?:re|l)$/.test(line)) found.push(line);
  }
  return depth === 0 ? found : [...found, `${depth} balises ouvertes`];
}

test('[D12] a document says its language and its title, embeds its fonts, and tags all that it shows', async () => {
  const { source, contents } = readPdf(
    await renderPdf(
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
    ),
  );
  expect(source).toContain('/Lang (fr-FR)');
  expect(source).toContain('/DisplayDocTitle true');
  expect(source).toContain('/Marked true');
  expect(source).toContain('<pdfuaid:part>1</pdfuaid:part>');
  for (const type of ['H1', 'P', 'L', 'LI', 'BlockQuote', 'Table', 'TR', 'TH', 'TD']) {
    expect(source).toContain(`/S /${type}\n`);
  }
  expect(source).toContain('/FontFile2');
  expect(source).not.toContain('/Helvetica');
  expect(contents.length).toBeGreaterThan(2);
  expect(contents.flatMap(untagged)).toEqual([]);
});

test('the same document gives the same bytes, and words of a specimen only where they are asked for', async () => {
  const plain = documentOf([{ kind: 'paragraph', text: 'Bonjour' }]);
  const [one, other, specimen] = await Promise.all([
    renderPdf(plain),
    renderPdf(plain),
    renderPdf(documentOf(plain.blocks, 'SPÉCIMEN')),
  ]);
  expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
  expect(readPdf(specimen).contents.join('').length).toBeGreaterThan(readPdf(one).contents.join('').length);
});
