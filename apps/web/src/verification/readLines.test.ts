import { degrees, PDFDocument, PDFName, PDFNumber, StandardFonts } from 'pdf-lib';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { type PageDite, type Pixels, readLines } from './readLines.ts';
import { type Item, uprightRotation } from './upright.ts';

type Page = ReturnType<PDFDocument['addPage']>;
const [WIDTH, HEIGHT] = [600, 400];
const TEXTS = [
  ['Sauveteur secouriste du travail', 60, 300, 24],
  ['Obtenu le', 60, 200, 10],
  ['13/06/2026', 60, 186, 12],
  ['Valable jusqu’au', 200, 200, 10],
  ['12/06/2028', 200, 186, 12],
  ['7KQ4-M2XV-9PRT', 400, 100, 12],
] as const;

/** A page with the lines of a certificat, then changed. */
async function pageOf(change: (page: Page) => void, operators = ''): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([WIDTH, HEIGHT]);
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  page.setFont(font);
  if (operators === '') {
    for (const [text, x, y, size] of TEXTS) page.drawText(text, { x, y, size });
  } else {
    const name = page.node.newFontDictionary('F0', font.ref);
    const content = pdf.context.stream(operators.replaceAll('/F0', String(name)));
    page.node.set(PDFName.of('Contents'), pdf.context.register(content));
  }
  change(page);
  return pdf.save();
}

/** A picture of the page: each pixel differs from the one beside it. */
const pixelsOf = (width: number, height: number) => ({
  width,
  height,
  data: new Uint8ClampedArray(width * height * 4).map((_, at) => (at >> 2) % 2 && 255),
});
/** What stands there without the letters: nothing, but in the first `unseen` points from the left, where the letters change nothing. */
function groundOf({ width, height, data }: Pixels, unseen: number): Pixels {
  return { width, height, data: data.map((value, at) => ((at >> 2) % width < unseen ? value : 255 - value)) };
}

async function read(bytes: Uint8Array, unseen = 0): Promise<PageDite> {
  const task = getDocument({ data: bytes, verbosity: VerbosityLevel.ERRORS });
  const page = await (await task.promise).getPage(1);
  const { items: all } = await page.getTextContent();
  const items = all.filter((item): item is Item => 'str' in item);
  const viewport = page.getViewport({ scale: 1, rotation: uprightRotation(items, page.getViewport({ scale: 1 })) });
  const pixels = pixelsOf(Math.ceil(viewport.width), Math.ceil(viewport.height));
  const said = await readLines({ page, viewport, items, pixels, ground: groundOf(pixels, unseen) });
  await task.destroy();
  return said;
}

/** The lines of a page in whole points. */
const linesOf = ({ document }: PageDite, unit = 1) =>
  document.lignes.map(({ texte, ...place }) => [
    texte,
    ...[place.x, place.y, place.largeur, place.taille].map((value) => Math.round(value / unit)),
  ]);
/** Puts what a page holds through a matrix, onto a sheet of that size. */
const through = (matrix: readonly number[], width: number, height: number) => (page: Page) => {
  const { context } = page.doc;
  const before = context.register(context.stream(`q ${matrix.join(' ')} cm\n`));
  const after = context.register(context.stream('\nQ'));
  const held = page.node.Contents();
  const kept = held === undefined ? [] : 'asArray' in held ? held.asArray() : [context.register(held)];
  page.node.set(PDFName.of('Contents'), context.obj([before, ...kept, after]));
  page.setMediaBox(0, 0, width, height);
};
const turned = (angle: number) => (page: Page) => page.setRotation(degrees(angle));
const inUnits = (unit: number) => (page: Page) => page.node.set(PDFName.of('UserUnit'), PDFNumber.of(unit));

test.each<[string, (page: Page) => void, unit?: number]>([
  ['turned by its viewer, once', turned(90)],
  ['turned by its viewer, twice', turned(180)],
  ['turned by its viewer, the other way', turned(270)],
  ['whose content is turned', through([0, 1, -1, 0, HEIGHT, 0], HEIGHT, WIDTH)],
  ['whose content is upside down', through([-1, 0, 0, -1, WIDTH, HEIGHT], WIDTH, HEIGHT)],
  ['whose content is turned the other way', through([0, -1, 1, 0, 0, WIDTH], HEIGHT, WIDTH)],
  ['in units of two points', inUnits(2), 2],
  [
    'drawn small, in units of four points, and turned',
    (page) => {
      through([0.25, 0, 0, 0.25, 0, 0], WIDTH / 4, HEIGHT / 4)(page);
      inUnits(4)(page);
      turned(90)(page);
    },
  ],
  [
    'cut out of a larger sheet',
    (page) => {
      page.setMediaBox(-50, -70, WIDTH + 100, HEIGHT + 100);
      page.setCropBox(0, 0, WIDTH, HEIGHT);
      turned(270)(page);
    },
  ],
])('[C40] a page %s says what it says upright, in the same places', async (_, change, unit = 1) => {
  const upright = linesOf(await read(await pageOf(() => undefined)));
  expect(upright.map(([texte]) => texte)).toEqual(TEXTS.map(([text]) => text));
  const said = await read(await pageOf(change));
  expect(linesOf(said, unit)).toEqual(upright);
  expect(said.codesCourts).toEqual(['7KQ4-M2XV-9PRT']);
});
test.each([
  ['in a mirror', [-1, 0, 0, 1, WIDTH, 0]],
  ['aslant', [0.9986, 0.0523, -0.0523, 0.9986, 20, -10]],
  ['a third of a degree aslant', [0.99998, 0.00524, -0.00524, 0.99998, 5, 0]],
] as const)('[C40] a page %s has no line, so that it accuses nobody', async (_, matrix) => {
  expect((await read(await pageOf(through(matrix, WIDTH, HEIGHT)))).document.lignes).toEqual([]);
});
test('[C40] of sheets put on one, each way round, no line is read, and the codes of all are', async () => {
  const show = (matrix: string, code: string) => `q ${matrix} cm BT /F0 12 Tf 40 40 Td (${code}) Tj ET Q`;
  const sheet = [
    show('1 0 0 1 0 0', 'Certificat de sauveteur 7KQ4-M2XV-9PRT'),
    show('-1 0 0 -1 600 400', '8KQ4-M2XV-9PRS'),
    show('0 1 -1 0 590 0', '9KQ4-M2XV-9PRR'),
    show('0 -1 1 0 300 390', '7AQ4-M2XV-9PRA'),
  ];
  const { document, codesCourts } = await read(await pageOf(() => undefined, sheet.join('\n')));
  expect(document.lignes).toEqual([]);
  expect(codesCourts.toSorted()).toEqual(['7AQ4-M2XV-9PRA', '7KQ4-M2XV-9PRT', '8KQ4-M2XV-9PRS', '9KQ4-M2XV-9PRR']);
});
test('[C40] words that change nothing of what is painted where they stand are no line', async () => {
  // Transparent, cut away or of a hidden layer, over the outlines of other words: the first column.
  const { document } = await read(await pageOf(() => undefined), 190);
  expect(document.lignes.map(({ texte }) => texte)).toEqual([
    'Sauveteur secouriste du travail',
    'Valable jusqu’au',
    '12/06/2028',
    '7KQ4-M2XV-9PRT',
  ]);
});
test('[C40] words covered and written anew in the same place are the new ones alone', async () => {
  const written = (text: string) => `BT /F0 12 Tf 60 300 Td (${text}) Tj ET`;
  const cover = '1 g 60 297 200 15 re f 0 g';
  const operators = [written('Lorraine'), 'BT /F0 12 Tf 60 200 Td (Nancy) Tj ET', cover, written('Moselle')].join('\n');
  const { document } = await read(await pageOf(() => undefined, operators));
  expect(document.lignes.map(({ texte }) => texte)).toEqual(['Nancy', 'Moselle']);
});
test('[C40] lines that return without saying where, or go on where the last one ended, lie on their ground', async () => {
  const ground = '0.9 g 0 0 600 400 re f 0 g';
  const lines =
    "BT /F0 12 Tf 14 TL 60 300 Td (un) Tj T* (deux) Tj (trois) ' 0 -14 TD (quatre) Tj [( ) -9000 (cinq)] TJ ET";
  const texts = async (operators: string) =>
    (await read(await pageOf(() => undefined, operators))).document.lignes.map(({ texte }) => texte);
  expect(await texts(`${ground} ${lines}`)).toEqual(['un', 'deux', 'trois', 'quatre cinq']);
  expect(await texts(`${lines} ${ground}`)).toEqual([]);
});
