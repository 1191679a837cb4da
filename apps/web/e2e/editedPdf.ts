import { degrees, PDFDict, PDFDocument, PDFName, PDFString, rgb, StandardFonts } from 'pdf-lib';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

const PER_MM = 72 / 25.4;
/** Where the plain model on its side writes the end of validity, in millimetres from the top left. */
const FIN = { x: 66, y: 160.5, width: 45, height: 9, page: 210 } as const;

/** A PDF with other words laid over its end of validity, as an editor of PDF does it. */
export async function withOtherEnd(bytes: Buffer, end: string): Promise<Buffer> {
  const pdf = await PDFDocument.load(bytes);
  const font = await pdf.embedFont(StandardFonts.HelveticaBold);
  const page = pdf.getPage(0);
  const [x, y] = [FIN.x * PER_MM, (FIN.page - FIN.y - FIN.height) * PER_MM];
  page.drawRectangle({ x, y, width: FIN.width * PER_MM, height: FIN.height * PER_MM, color: rgb(1, 1, 1) });
  page.drawText(end, { x, y: y + 8, size: 13, font });
  return Buffer.from(await pdf.save());
}

/** A PDF with other words laid over those of a line that holds `from`, as an editor of PDF does it. */
export async function withOtherWords(bytes: Buffer, from: string, to: string): Promise<Buffer> {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: VerbosityLevel.ERRORS });
  const { items } = await (await (await task.promise).getPage(1)).getTextContent();
  await task.destroy();
  const line = items.find((item) => 'str' in item && item.str.includes(from));
  if (line === undefined || !('str' in line)) throw new Error(`aucune ligne ne dit « ${from} »`);
  const [, , , size = 0, x = 0, y = 0] = line.transform as number[];
  const pdf = await PDFDocument.load(bytes);
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const page = pdf.getPage(0);
  page.drawRectangle({ x, y: y - size / 4, width: line.width, height: size * 1.25, color: rgb(1, 1, 1) });
  page.drawText(line.str.replace(from, to).replaceAll(/\s/gu, ' '), { x, y, size, font });
  return Buffer.from(await pdf.save());
}

/** A PDF whose end of validity is drawn as another, in lines, with the true one written there in letters that nobody sees. */
export async function withUnseenEnd(bytes: Buffer, end: string): Promise<Buffer> {
  const pdf = await PDFDocument.load(bytes);
  const font = await pdf.embedFont(StandardFonts.HelveticaBold);
  const page = pdf.getPage(0);
  const [x, y] = [FIN.x * PER_MM, (FIN.page - FIN.y - FIN.height) * PER_MM];
  page.drawRectangle({ x, y, width: FIN.width * PER_MM, height: FIN.height * PER_MM, color: rgb(1, 1, 1) });
  // Strokes stand for the outlines of letters.
  for (let stroke = 0; stroke < 8; stroke++) {
    page.drawRectangle({ x: x + stroke * 8, y: y + 8, width: 3, height: 9, color: rgb(0, 0, 0) });
  }
  page.drawText(end, { x, y: y + 8, size: 13, font, opacity: 0 });
  return Buffer.from(await pdf.save());
}

/** A PDF whose end of validity is another in a font that tells none of its letters, with the true one written there in letters that nobody sees. */
export async function withUntoldEnd(bytes: Buffer, shown: string, end: string): Promise<Buffer> {
  const pdf = await PDFDocument.load(bytes);
  const unseen = await pdf.embedFont(StandardFonts.HelveticaBold);
  const untold = await pdf.embedFont(StandardFonts.CourierBold);
  const page = pdf.getPage(0);
  const [x, y] = [FIN.x * PER_MM, (FIN.page - FIN.y - FIN.height) * PER_MM];
  page.drawRectangle({ x, y, width: FIN.width * PER_MM, height: FIN.height * PER_MM, color: rgb(1, 1, 1) });
  page.drawText(shown, { x, y: y + 8, size: 13, font: untold });
  page.drawText(end, { x, y: y + 8, size: 13, font: unseen, opacity: 0 });
  await untold.embed();
  const told = pdf.context.flateStream(
    `/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00> <FF> endcodespacerange
    1 beginbfrange <00> <FF> <E000> endbfrange endcmap end`,
  );
  pdf.context.lookup(untold.ref, PDFDict).set(PDFName.of('ToUnicode'), pdf.context.register(told));
  return Buffer.from(await pdf.save());
}

/** A PDF with a note over its page. */
export async function withNote(bytes: Buffer): Promise<Buffer> {
  const pdf = await PDFDocument.load(bytes);
  const note = pdf.context.obj({
    Type: 'Annot',
    Subtype: 'FreeText',
    Rect: [50, 50, 250, 70],
    Contents: PDFString.of('Vu'),
    DA: PDFString.of('/Helv 12 Tf'),
  });
  pdf.getPage(0).node.set(PDFName.of('Annots'), pdf.context.obj([pdf.context.register(note)]));
  return Buffer.from(await pdf.save());
}

/** A PDF that runs a program when it, or its page, is opened. */
export async function withProgram(of: 'document' | 'page'): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage();
  const program = 'app.alert("bonjour")';
  if (of === 'document') pdf.addJavaScript('ouverture', program);
  else page.node.set(PDFName.of('AA'), pdf.context.obj({ O: { S: 'JavaScript', JS: PDFString.of(program) } }));
  return Buffer.from(await pdf.save());
}

/** The pages of several PDFs in one; null stands for an empty page. */
export async function joined(...parts: readonly (Buffer | null)[]): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  for (const part of parts) {
    if (part === null) pdf.addPage();
    else for (const page of await pdf.copyPages(await PDFDocument.load(part), [0])) pdf.addPage(page);
  }
  return Buffer.from(await pdf.save());
}

/** A PDF of so many empty pages. */
export async function withPages(count: number): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  for (let page = 0; page < count; page++) pdf.addPage([100, 100]);
  return Buffer.from(await pdf.save());
}

/** A picture on a sheet, with words that draw nothing behind it, as a scanner with recognition of letters writes it. */
export async function scanned(png: Buffer, words: readonly string[]): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const image = await pdf.embedPng(png);
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const page = pdf.addPage([842, 595]);
  for (const [index, text] of words.entries()) {
    page.drawText(text, { x: 40, y: 500 - index * 20, size: 12, font });
  }
  page.drawImage(image, { x: 0, y: 0, width: 842, height: 595 });
  return Buffer.from(await pdf.save());
}

/** A PDF whose page a viewer has turned. */
export async function turned(bytes: Buffer, angle: 90 | 180 | 270): Promise<Buffer> {
  const pdf = await PDFDocument.load(bytes);
  pdf.getPage(0).setRotation(degrees(angle));
  return Buffer.from(await pdf.save());
}

/** A PDF with a picture of that many pixels a side, in a coding that its bytes do not keep to. */
export async function withPicture(filter: string, bytes: Buffer, side = 100): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([200, 200]);
  const size = { Type: 'XObject', Subtype: 'Image', Width: side, Height: side };
  const picture = pdf.context.stream(bytes, { ...size, ColorSpace: 'DeviceGray', BitsPerComponent: 1, Filter: filter });
  const name = page.node.newXObject('I', pdf.context.register(picture));
  const content = pdf.context.stream(`q 200 0 0 200 0 0 cm ${String(name)} Do Q`);
  page.node.set(PDFName.of('Contents'), pdf.context.register(content));
  return Buffer.from(await pdf.save());
}
