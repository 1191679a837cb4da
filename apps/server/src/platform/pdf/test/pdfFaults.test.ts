import PDFKit from 'pdfkit';
import { expect, test } from 'vitest';
import { runsOf, setFont } from '../fonts.ts';
import { pdfFaults } from './pdfFaults.ts';

type Pdf = InstanceType<typeof PDFKit>;

async function bytesOf(options: object, draw: (pdf: Pdf) => void): Promise<Uint8Array> {
  const pdf = new PDFKit({ pdfVersion: '1.7', ...options });
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => parts.push(part));
  const { promise, resolve } = Promise.withResolvers<void>();
  pdf.on('end', resolve);
  const [run] = runsOf('a', 'regular');
  setFont(pdf, run?.font ?? '', 10);
  draw(pdf);
  pdf.end();
  await promise;
  return Buffer.concat(parts);
}

test('[D12] what the library makes by itself is not what it claims, and is found out', async () => {
  const claimed = { subset: 'PDF/UA', tagged: true, lang: 'fr-FR', displayTitle: true, info: { Title: 'Un & deux' } };
  const faults = await pdfFaults(
    await bytesOf(claimed, (pdf) => {
      pdf.addStructure(pdf.struct('P', {}, () => pdf.text('Дмитрий')));
      pdf.addStructure(pdf.struct('Figure', {}, () => pdf.rect(0, 0, 9, 9).fill()));
    }),
  );
  expect(faults).toEqual(
    expect.arrayContaining([
      'un ensemble de glyphes annoncé',
      'des métadonnées qui ne se lisent pas',
      'un signe sans dessin ou sans texte',
      'une figure sans texte ou sans cadre',
    ]),
  );
  expect(await pdfFaults(await bytesOf({}, (pdf) => pdf.text('Bonjour')))).toEqual(
    expect.arrayContaining([
      'pas de langue',
      'pas de titre',
      'pas d’auteur',
      'le titre ne se montre pas',
      'pas de balises annoncées',
      'l’accessibilité n’est pas annoncée',
      'une page sans structure',
      'ce qui se voit hors de toute balise',
    ]),
  );
});

test('[D12] words of two lines of one element are glued for whoever reads it, unless a space or a hyphen ends the first', async () => {
  const claimed = { tagged: true, lang: 'fr-FR', displayTitle: true, info: { Title: 'Un', Author: 'Lui' } };
  const glued = async (first: string) => {
    const faults = await pdfFaults(
      await bytesOf(claimed, (pdf) =>
        pdf.addStructure(
          pdf.struct('P', {}, () => {
            pdf.text(first, 50, 50, { lineBreak: false });
            pdf.text('le 21/08/2024', 50, 62, { lineBreak: false });
          }),
        ),
      ),
    );
    return faults.includes('des mots collés d’une ligne à l’autre');
  };
  expect([await glued('Obtenu'), await glued('Obtenu '), await glued('Porte-')]).toEqual([true, false, false]);
});

test('[D12] an ink that lets the page through is found out', async () => {
  expect(await pdfFaults(await bytesOf({}, (pdf) => pdf.fillOpacity(0.06).text('Spécimen')))).toContain(
    'une encre transparente',
  );
});

test('[D12] a figure with its text and its frame is no fault', async () => {
  const options = { tagged: true, lang: 'fr-FR', displayTitle: true, info: { Title: 'Titre', Author: 'Lui' } };
  const figure = { alt: 'Un carré', bbox: [0, 0, 9, 9] as [number, number, number, number] };
  const faults = await pdfFaults(
    await bytesOf(options, (pdf) => pdf.addStructure(pdf.struct('Figure', figure, () => pdf.rect(0, 0, 9, 9).fill()))),
  );
  expect(faults).toEqual(['l’accessibilité n’est pas annoncée']);
});
