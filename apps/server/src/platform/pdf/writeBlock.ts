import { drawCode } from './drawCode.ts';
import type { PdfBlock } from './PdfDocument.ts';
import type { Sheet, Style } from './Sheet.ts';
import { writeTable } from './writeTable.ts';

const BODY: Style = { size: 10, leading: 1.4 };
const LINE = 15;
const GAP = 7;
const SIGNING_ROOM = 70;
/** Left edge of the envelope's window, 105 mm from the page's left. */
const WINDOW = 298;
const INDENT = 16;

type Of<K extends PdfBlock['kind']> = Extract<PdfBlock, { kind: K }>;

function writeHeading(sheet: Sheet, { text }: { readonly text: string }): void {
  sheet.reserve(LINE * 4);
  sheet.mark(text, 1);
  sheet.add(sheet.tag('H1', () => sheet.flow(text, { size: 17, weight: 'bold', ink: 'mark', leading: 3 })));
  sheet.y += 12;
}

function writeSubheading(sheet: Sheet, { text }: { readonly text: string }): void {
  sheet.reserve(LINE * 4);
  sheet.y += 6;
  sheet.mark(text, 2);
  sheet.add(sheet.tag('H2', () => sheet.flow(text, { size: 12, weight: 'bold', ink: 'accent', leading: 3 })));
  sheet.y += 6;
}

/** The heading of a part of a part, such as a table among others; not among the bookmarks. */
function writeMinor(sheet: Sheet, { text }: { readonly text: string }): void {
  sheet.reserve(LINE * 5);
  sheet.y += 4;
  sheet.add(sheet.tag('H3', () => sheet.flow(text, { size: 10.5, weight: 'bold', leading: 2 })));
  sheet.y += 2;
}

function writeText(sheet: Sheet, text: string, style: Style): void {
  sheet.reserve(LINE * 2);
  sheet.add(sheet.tag('P', () => sheet.flow(text, style)));
  sheet.y += GAP;
}

const writeParagraph = (sheet: Sheet, { text, kind }: Of<'paragraph' | 'strong'>): void =>
  writeText(sheet, text, kind === 'strong' ? { ...BODY, weight: 'bold' } : BODY);

/** Short lines aligned right, the first bold; each is read separately. */
function writeLines(sheet: Sheet, lines: readonly string[]): void {
  lines.forEach((line, index) => {
    const style: Style = { ...BODY, weight: index === 0 ? 'bold' : 'regular' };
    sheet.add(sheet.tag('P', () => sheet.flow(line, style, WINDOW - sheet.left)));
  });
}

function writeAddress(sheet: Sheet, { lines }: Of<'address'>): void {
  writeLines(sheet, lines);
  sheet.y += 26;
}

function writePlace(sheet: Sheet, { text }: Of<'place'>): void {
  sheet.add(sheet.tag('P', () => sheet.flow(text, BODY, WINDOW - sheet.left)));
  sheet.y += 16;
}

function writeFacts(sheet: Sheet, { facts }: Of<'facts'>): void {
  const nameWidth = 128;
  const style: Style = { size: 9, leading: 1 };
  const element = sheet.open('L');
  for (const { name, value } of facts) {
    const height = sheet.heightOf(value, sheet.width - nameWidth, style) + 3;
    sheet.reserve(height);
    const { left, y, width } = sheet;
    const label = sheet.tag('Lbl', () =>
      sheet.write(name, { x: left, y, width: nameWidth - 10 }, { ...style, ink: 'subtle' }),
    );
    const body = sheet.tag('LBody', () =>
      sheet.write(value, { x: left + nameWidth, y, width: width - nameWidth }, { ...style, weight: 'bold' }),
    );
    element.add(sheet.tag('LI', [label, body]));
    sheet.y += height;
  }
  element.end();
  sheet.y += 16;
}

function writeList(sheet: Sheet, { items }: Of<'list'>): void {
  const element = sheet.open('L');
  for (const item of items) {
    sheet.reserve(sheet.heightOf(item, sheet.width - INDENT, BODY));
    const { left, y } = sheet;
    const label = sheet.tag('Lbl', () =>
      sheet.write('•', { x: left + 3, y, width: INDENT }, { ...BODY, ink: 'accent' }),
    );
    const body = sheet.tag('LBody', () => sheet.flow(item, BODY, INDENT));
    element.add(sheet.tag('LI', [label, body]));
    sheet.y += 3;
  }
  element.end();
  sheet.y += 8;
}

function writeQuote(sheet: Sheet, { text }: Of<'quote'>): void {
  sheet.reserve(LINE * 2);
  const from = { y: sheet.y, page: sheet.pdf.page };
  sheet.add(sheet.tag('BlockQuote', () => sheet.flow(text, BODY, INDENT)));
  // A quotation that continues on the next page has no rail there.
  if (sheet.pdf.page === from.page) {
    sheet.decorate(() => sheet.pdf.rect(sheet.left, from.y, 2.2, sheet.y - from.y - 4).fill('#186982'));
  }
  sheet.y += 10;
}

function writeSignature(sheet: Sheet, { before, lines, room }: Of<'signature'>): void {
  const signing = room ? SIGNING_ROOM : 0;
  const words = before.reduce((sum, text) => sum + sheet.heightOf(text, sheet.width, BODY) + GAP, 0);
  sheet.reserve(words + GAP * 2 + LINE * lines.length + signing);
  for (const text of before) writeText(sheet, text, BODY);
  sheet.y += GAP * 2;
  writeLines(sheet, lines);
  sheet.y += signing;
}

/** Side of a code, 36 mm: its modules are large enough to be filmed from a sheet held in a hand. */
const CODE = 102;

function writeCode(sheet: Sheet, { text, alt, title, lines }: Of<'code'>): void {
  const indent = CODE + INDENT;
  sheet.reserve(CODE + GAP * 2);
  const { left, pdf } = sheet;
  const top = sheet.y;
  const box = { x: left, y: top, width: CODE, height: CODE };
  sheet.add(sheet.picture(alt, box, () => drawCode(pdf, { ...box, side: CODE }, text)));
  sheet.y += GAP;
  sheet.add(sheet.tag('P', () => sheet.flow(title, { ...BODY, weight: 'bold' }, indent)));
  sheet.y += 3;
  for (const line of lines) {
    sheet.add(sheet.tag('P', () => sheet.flow(line, { ...BODY, size: 9 }, indent)));
    sheet.y += 3;
  }
  sheet.y = Math.max(sheet.y, top + CODE) + GAP * 2;
}

const WRITERS: { readonly [K in PdfBlock['kind']]: (sheet: Sheet, block: Of<K>) => void } = {
  heading: writeHeading,
  subheading: writeSubheading,
  minor: writeMinor,
  paragraph: writeParagraph,
  strong: writeParagraph,
  address: writeAddress,
  place: writePlace,
  facts: writeFacts,
  list: writeList,
  quote: writeQuote,
  signature: writeSignature,
  table: writeTable,
  code: writeCode,
  page: (sheet) => sheet.breakPage(),
};

/** Writes a block with its tag. */
export function writeBlock<K extends PdfBlock['kind']>(sheet: Sheet, block: Of<K>): void {
  const write: (sheet: Sheet, block: Of<K>) => void = WRITERS[block.kind];
  write(sheet, block);
}
