import { exampleFeuille } from '@habilis/api/mocks/fixtures/exampleFeuille';
import { LIGNES_DE_FEUILLE } from '@habilis/api/mocks/fixtures/LIGNES_DE_FEUILLE';
import { METRIQUES } from '@habilis/domain/modele-certificat/METRIQUES';
import { MM_PAR_POINT, placeCertificat } from '@habilis/domain/modele-certificat/placeCertificat';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { AccessiblePdf } from '../../../platform/pdf/AccessiblePdf.ts';
import { pdfcpuFaults } from '../../../platform/pdf/test/pdfcpuFaults.ts';
import { pdfFaults, pdfText, streamsOf } from '../../../platform/pdf/test/pdfFaults.ts';
import { mesureOf } from './drawCertificat.ts';
import { DESSINS_SIMPLES, exampleTirage, exampleValeurs } from './test/exampleTirage.ts';
import { renderTirageApart } from './renderTirageApart.ts';
import { writeCertificats } from './writeCertificats.ts';

/** Most bytes of a page in a batch. */
const PAGE_BYTES = 3000;
/** Rounding of places in a PDF, in millimetres. */
const NEAR = 0.05;

type Line = { readonly str: string; readonly x: number; readonly base: number; readonly longueur: number };

/** The words of the first page with their places in millimetres, and the roles of its tags in order. */
async function readPage(bytes: Uint8Array): Promise<{ lines: Line[]; roles: string[]; alts: string[] }> {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: VerbosityLevel.ERRORS });
  try {
    const page = await (await task.promise).getPage(1);
    const { items } = await page.getTextContent();
    const [, , , height = 0] = page.view;
    const lines = items.flatMap((item) => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [, , , , x = 0, y = 0] = item.transform as number[];
      return [
        {
          str: item.str,
          x: x * MM_PAR_POINT,
          base: (height - y) * MM_PAR_POINT,
          longueur: item.width * MM_PAR_POINT,
        },
      ];
    });
    const roles: string[] = [];
    const alts: string[] = [];
    const walk = (node: object): void => {
      if ('role' in node) roles.push(String(node.role));
      if ('alt' in node) alts.push(String(node.alt));
      if ('children' in node && Array.isArray(node.children)) for (const child of node.children) walk(child as object);
    };
    walk((await page.getStructTree()) ?? {});
    return { lines, roles, alts };
  } finally {
    await task.destroy();
  }
}

test('[MC8] a certificat is a tagged PDF in French, with a heading, its words in reading order and a code that says what it is', async () => {
  for (const dessin of [0, 1, 2]) {
    const bytes = await writeCertificats(exampleTirage(5, dessin));
    expect(await pdfFaults(bytes)).toEqual([]);
    const { roles, alts } = await readPage(bytes);
    expect(roles.filter((role) => role === 'H1')).toHaveLength(1);
    expect(roles).toContain('P');
    expect(roles.indexOf('Figure')).toBeGreaterThan(roles.indexOf('H1'));
    expect(alts).toEqual(['Code QR à scanner pour vérifier ce certificat']);
  }
});

test('[C10] a code is black: of any other ink a printer or a scanner without colours makes dots', async () => {
  for (const dessin of [0, 1, 2]) {
    const streams = streamsOf(await writeCertificats(exampleTirage(1, dessin)));
    const [, ink] = /\n([\d. ]+) scn\nq [^\n]* cm\nBI [^\n]*\/IM true/u.exec(streams.join('')) ?? [];
    expect(ink).toBe('0 0 0');
  }
});

test('[MC8] another program finds no fault in the objects and the tags of a sheet, of cards and of a batch, and finds one that is put there', async () => {
  const specimen = 'SPÉCIMEN — DÉMONSTRATION';
  for (const tirage of [exampleTirage(1, 0), exampleTirage(5, 2, { specimen }), exampleTirage(100, 1)]) {
    expect(await pdfcpuFaults(await writeCertificats(tirage))).toEqual([]);
  }
  const pdf = new AccessiblePdf({ pdfVersion: '1.7', tagged: true });
  const written = pdf.written();
  pdf.addStructure(pdf.struct('Document'));
  pdf.end();
  const spoilt = Buffer.from(await written)
    .toString('latin1')
    .replace('/S /Document', '/S (Documen)');
  expect(await pdfcpuFaults(Uint8Array.from(Buffer.from(spoilt, 'latin1')))).toEqual([
    expect.stringContaining('StructElementDict'),
  ]);
});

test('[MC8] names in any alphabet of Europe are written whole, on the sheet and on the card', async () => {
  for (const dessin of [0, 2]) {
    const text = (await pdfText(await writeCertificats(exampleTirage(5, dessin)))).replaceAll(/\s+/g, ' ');
    for (const name of ['Amandine ROYER', 'Nguyễn Thị HẰNG', 'Дмитрий ЩЕРБАКОВ', 'Zoltán ERDŐS'])
      expect(text).toContain(name);
    expect(text.replaceAll('- ', '-')).toContain('ROCHEFORT-DELAUNAY DE SAINT-GERMAIN');
  }
});

test('[MC2] the printed page holds each line where the layout places it', async () => {
  for (const [at, dessin] of DESSINS_SIMPLES.entries()) {
    const pdf = new AccessiblePdf({ autoFirstPage: false });
    const { zones } = placeCertificat(dessin, exampleValeurs(0), mesureOf(pdf));
    const { lines } = await readPage(await writeCertificats(exampleTirage(1, at)));
    const placed = zones.flatMap(({ lignes }) => lignes);
    expect(placed.length).toBeGreaterThan(8);
    for (const { texte, x, base } of placed) {
      const found = lines.filter(
        (line) => Math.abs(line.x - x) < NEAR && Math.abs(line.base - base) < NEAR && texte.startsWith(line.str),
      );
      expect([texte, found.length]).toEqual([texte, 1]);
    }
  }
});

test('[MC2] the screens are compared with the lines that the printed page holds', async () => {
  const { dessin, valeurs } = exampleFeuille('long');
  const tirage = exampleTirage(1, 0, { papiers: [{ valeurs, dessin: 0, nomFichier: '' }], dessins: [dessin] });
  const { lines } = await readPage(await writeCertificats(tirage));
  const mm = (length: number) => Math.round(length * 100) / 100;
  const read = lines.map(({ str, x, base, longueur }) => [str, mm(x), mm(base), mm(longueur)]);
  expect(read).toEqual(LIGNES_DE_FEUILLE.filter(([texte]) => !texte.startsWith('SPÉCIMEN')));
});

test('[MC8] a batch weighs at most three thousand bytes a page, and what its pages share is written once', async () => {
  const [one, many] = await Promise.all([
    writeCertificats(exampleTirage(1, 0)),
    writeCertificats(exampleTirage(101, 0)),
  ]);
  expect((many.length - one.length) / 100).toBeLessThan(PAGE_BYTES);
  expect(await pdfFaults(many)).toEqual([]);
});

/** What a reader lists beside the pages, and how a dialog of printing is asked to scale them. */
async function readFile(
  bytes: Uint8Array,
): Promise<{ readonly signets: readonly string[]; readonly echelle: unknown }> {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: VerbosityLevel.ERRORS });
  try {
    const pdf = await task.promise;
    const outline = (await pdf.getOutline()) ?? [];
    const preferences: unknown = await pdf.getViewerPreferences();
    const echelle = preferences instanceof Map ? preferences.get('PrintScaling') : undefined;
    return { signets: outline.map(({ title }) => title), echelle };
  } finally {
    await task.destroy();
  }
}

test('[MC8] each certificat of a batch is found by its bookmark, one alone has none', async () => {
  expect((await readFile(await writeCertificats(exampleTirage(3, 0)))).signets).toEqual([
    'ROYER Amandine · SST-1-2026-004817',
    'ROCHEFORT-DELAUNAY DE SAINT-GERMAIN Marie-Bénédicte Alexandrine · SST-1-2026-004818',
    'HẰNG Nguyễn Thị · SST-1-2026-004819',
  ]);
  expect((await readFile(await writeCertificats(exampleTirage(1, 0)))).signets).toEqual([]);
});

test('[MC8] a card asks to be printed at its size, a sheet lets its reader choose', async () => {
  const scaleOf = async (dessin: number) => {
    const dessins = DESSINS_SIMPLES.slice(dessin, dessin + 1);
    return (await readFile(await writeCertificats(exampleTirage(2, 0, { dessins })))).echelle;
  };
  expect([await scaleOf(2), await scaleOf(0)]).toEqual(['None', undefined]);
});

test('[C17] a paper of a demonstration says so to the eye and to a screen reader', async () => {
  const bytes = await writeCertificats(exampleTirage(2, 2, { specimen: 'SPÉCIMEN — DÉMONSTRATION' }));
  expect(await pdfFaults(bytes)).toEqual([]);
  const text = await pdfText(bytes);
  expect(text.split('SPÉCIMEN — DÉMONSTRATION').length - 1).toBe(6);
  // The words across the page, on paper and on dark ground, are decoration; those that are read come after the title.
  const page = text.slice(0, text.indexOf('ROYER'));
  expect(page.split('SPÉCIMEN').length - 1).toBe(3);
  expect(page.lastIndexOf('SPÉCIMEN')).toBeGreaterThan(page.indexOf('Sauveteur secouriste'));
});

test('[C7] the thread gives one PDF, or an archive of one each, and tells what went wrong', async () => {
  const [pdf, zip] = await Promise.all([
    renderTirageApart(exampleTirage(3, 0)),
    renderTirageApart(exampleTirage(3, 0, { envoi: 'ZIP' })),
  ]);
  expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
  const archive = Buffer.from(zip).toString('latin1');
  expect(archive.startsWith('PK')).toBe(true);
  for (const name of ['certificat-1.pdf', 'certificat-3.pdf']) expect(archive).toContain(name);
  expect(archive.split('%PDF-1.7').length - 1).toBe(3);
  const [dessin] = DESSINS_SIMPLES;
  if (dessin === undefined) throw new Error('pas de dessin');
  const broken = exampleTirage(1, 0, { dessins: [{ ...dessin, fond: 'fond' }], images: { fond: Buffer.from('rien') } });
  await expect(renderTirageApart(broken)).rejects.toThrow('image');
  // The thread goes on.
  expect((await renderTirageApart(exampleTirage(1, 0))).length).toBeGreaterThan(1000);
});

test('[MC2] screens measure lines as papers do', () => {
  const { interligne, ascendante } = mesureOf(new AccessiblePdf({ autoFirstPage: false }));
  expect({ interligne, ascendante }).toEqual(METRIQUES);
});
