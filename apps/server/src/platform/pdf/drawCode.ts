import { correction, generate } from 'lean-qr';

/** Modules of white around a code (ISO 18004). */
export const MARGE = 4;

/** The code that holds a text: up to 15 % of it may be lost (0089). */
export const codeOf = (texte: string) => generate(texte, { minCorrectionLevel: correction.M });

/** A square of the page, in points. */
type Square = { readonly x: number; readonly y: number; readonly side: number };

/** Draws a code on a white square, as a mask of one bit a module: the smallest that a page can hold. */
export function drawCode(pdf: PDFKit.PDFDocument, square: Square, texte: string): void {
  const code = codeOf(texte);
  const row = Math.ceil(code.size / 8);
  const bits = Buffer.alloc(row * code.size);
  for (let line = 0; line < code.size; line++) {
    for (let column = 0; column < code.size; column++) {
      if (!code.get(column, line)) continue;
      const at = line * row + (column >> 3);
      bits.writeUInt8(bits.readUInt8(at) | (0x80 >> (column & 7)), at);
    }
  }
  pdf.rect(square.x, square.y, square.side, square.side).fill('#ffffff');
  const module = square.side / (code.size + MARGE * 2);
  const side = (module * code.size).toFixed(3);
  const left = (square.x + module * MARGE).toFixed(3);
  const bottom = (square.y + module * MARGE + module * code.size).toFixed(3);
  // Of any other ink a printer or a scanner without colours makes dots.
  pdf.fillColor('#000000');
  // The page counts from its top: the picture, whose first row is on top, is turned over.
  pdf.addContent(`q ${side} 0 0 -${side} ${left} ${bottom} cm`);
  pdf.addContent(`BI /W ${code.size} /H ${code.size} /IM true /D [1 0] ID`);
  writeBytes(pdf, Buffer.concat([bits, Buffer.from('\nEI Q\n')]));
}

/** Writes bytes into the current page; the library's own types know text alone. */
function writeBytes(pdf: PDFKit.PDFDocument, bytes: Buffer): void {
  (pdf.page as unknown as { readonly content: { readonly write: (chunk: Uint8Array) => void } }).content.write(bytes);
}
