import PDFKit from 'pdfkit';
import type { PdfDocument } from './PdfDocument.ts';
import { runsOf } from './fonts.ts';
import { INKS, MARGINS, openSheet, type Sheet } from './Sheet.ts';
import { writeBlock } from './writeBlock.ts';
import { writeLetterhead } from './writeLetterhead.ts';

type Pdf = InstanceType<typeof PDFKit>;

/** Writes on one line at a place, even in the margin. */
function writeLine(pdf: Pdf, text: string, x: number, y: number): void {
  let at = x;
  for (const run of runsOf(text, 'regular')) {
    pdf.font(run.font).text(run.text, at, y, { lineBreak: false });
    at += pdf.widthOfString(run.text);
  }
}

/** The words of a specimen across the page, under nothing that must be read. */
function drawSpecimen({ pdf }: Sheet, words: string): void {
  const { width, height } = pdf.page;
  pdf.save();
  pdf.rotate(-52, { origin: [width / 2, height / 2] });
  pdf.font('latin-bold').fontSize(44).fillColor(INKS.alert).fillOpacity(0.06);
  pdf.text(words, width / 2 - pdf.widthOfString(words) / 2, height / 2 - 26, { lineBreak: false });
  pdf.fillOpacity(1).restore();
}

/** The foot of each page with its number, once it is known how many there are. */
function writeFooters(sheet: Sheet, { footer, pageLabel, specimen }: PdfDocument): void {
  const { pdf, left, width } = sheet;
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(page);
    const y = pdf.page.height - MARGINS.bottom + 30;
    const label = pageLabel(page + 1, count);
    const foot = () => {
      sheet.line({ x: left, y: y - 8 }, width, 'hairline', 0.5);
      pdf.fontSize(8.5).fillColor(INKS.subtle);
      writeLine(pdf, footer, left, y);
      writeLine(pdf, label, left + width - pdf.font('latin-regular').widthOfString(label), y);
    };
    sheet.decorate(foot, 'Pagination');
    if (specimen !== null) sheet.decorate(() => drawSpecimen(sheet, specimen), 'Pagination');
  }
}

// The types of the library do not know it yet.
const PDF_UA: object = { subset: 'PDF/UA' };

/** Writes a document as a tagged PDF in French: title, structure, embedded fonts (PDF/UA-1, ISO 14289). */
export async function renderPdf(document: PdfDocument): Promise<Uint8Array<ArrayBuffer>> {
  const { title, sender, hasMark, isLandscape = false, writtenLe, blocks, specimen } = document;
  const pdf = new PDFKit({
    size: 'A4',
    layout: isLandscape ? 'landscape' : 'portrait',
    margins: { ...MARGINS },
    bufferPages: true,
    pdfVersion: '1.7',
    ...PDF_UA,
    tagged: true,
    lang: 'fr-FR',
    displayTitle: true,
    info: { Title: title, Author: sender[0] ?? '', Producer: 'Habilis', Creator: 'Habilis', CreationDate: writtenLe },
  });
  const parts: Uint8Array[] = [];
  const written = new Promise<void>((resolve, reject) => {
    pdf.on('data', (part: Uint8Array) => parts.push(part));
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  const sheet = openSheet(pdf);
  if (specimen !== null) {
    sheet.add(sheet.tag('P', () => sheet.flow(specimen, { size: 8.5, weight: 'bold', ink: 'alert', leading: 2 })));
    sheet.y += 6;
  }
  writeLetterhead(sheet, sender, hasMark);
  for (const block of blocks) writeBlock(sheet, block);
  sheet.end();
  writeFooters(sheet, document);
  pdf.end();
  await written;
  return new Uint8Array(Buffer.concat(parts));
}
