import { AccessiblePdf } from './AccessiblePdf.ts';
import { PAGE_PLACES, type PdfDocument } from './PdfDocument.ts';
import { MARGINS, openSheet, type Sheet, type Style } from './Sheet.ts';
import { writeBlock } from './writeBlock.ts';
import { writeLetterhead } from './writeLetterhead.ts';

/** Draws a specimen's words across the page, before everything that is read on it. */
function drawSpecimen(sheet: Sheet, words: string): void {
  const { pdf } = sheet;
  const { width, height } = pdf.page;
  const style: Style = { size: 44, weight: 'bold', ink: 'across' };
  pdf.save();
  pdf.rotate(-52, { origin: [width / 2, height / 2] });
  sheet.writeLine(words, { x: (width - sheet.widthOf(words, style)) / 2, y: height / 2 - 26 }, style);
  pdf.restore();
}

const FOOT: Style = { size: 8.5, ink: 'subtle' };

/** Writes each page's foot with its number, once the page count is known. */
function writeFooters(sheet: Sheet, { footer, pageLabel }: PdfDocument): void {
  const { pdf, left, width } = sheet;
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(page);
    const y = pdf.page.height - MARGINS.bottom + 30;
    const label = pageLabel.replace(PAGE_PLACES.page, String(page + 1)).replace(PAGE_PLACES.pages, String(count));
    const foot = () => {
      sheet.line({ x: left, y: y - 8 }, width, 'hairline', 0.5);
      sheet.writeLine(footer, { x: left, y }, FOOT);
      sheet.writeLine(label, { x: left + width - sheet.widthOf(label, FOOT), y }, FOOT);
    };
    sheet.decorate(foot, 'Pagination');
  }
}

/** Writes a document as a tagged PDF in French: title, structure, embedded fonts (PDF/UA-1, ISO 14289). */
export async function renderPdf(document: PdfDocument): Promise<Uint8Array<ArrayBuffer>> {
  const { title, sender, hasMark, isLandscape = false, writtenLe, blocks, specimen } = document;
  const pdf = new AccessiblePdf({
    size: 'A4',
    layout: isLandscape ? 'landscape' : 'portrait',
    margins: { ...MARGINS },
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'fr-FR',
    displayTitle: true,
    info: { Title: title, Author: sender[0] ?? '', Producer: 'Habilis', Creator: 'Habilis', CreationDate: writtenLe },
  });
  const written = pdf.written();
  const sheet = openSheet(pdf, blocks.filter(({ kind }) => kind === 'subheading').length > 1);
  const said: Style = { size: 8.5, weight: 'bold', ink: 'alert', leading: 2 };
  const top = { x: sheet.left, y: sheet.y, width: sheet.width };
  if (specimen !== null) {
    const draw = () => sheet.decorate(() => drawSpecimen(sheet, specimen), 'Pagination');
    draw();
    pdf.on('pageAdded', draw);
    sheet.y += sheet.heightOf(specimen, sheet.width, said) + 6;
  }
  writeLetterhead(sheet, sender, hasMark);
  const titled = blocks.findIndex(({ kind }) => kind === 'heading') + 1;
  for (const block of blocks.slice(0, titled)) writeBlock(sheet, block);
  // Read after the title, though it stands above it: what a document is comes first.
  if (specimen !== null) sheet.add(sheet.tag('P', () => sheet.write(specimen, top, said)));
  for (const block of blocks.slice(titled)) writeBlock(sheet, block);
  sheet.end();
  writeFooters(sheet, document);
  pdf.end();
  return written;
}
