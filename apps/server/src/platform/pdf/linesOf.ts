import type PDFDocument from 'pdfkit';
import { runsOf, signsOf, setFont, type Weight, writable, writingOf } from './fonts.ts';

type Pdf = InstanceType<typeof PDFDocument>;

/** How wide a text of writable signs is. */
export function widthOf(pdf: Pdf, text: string, weight: Weight, size: number): number {
  return runsOf(text, weight).reduce(
    (sum, run) => sum + setFont(pdf, run.font, size).widthOfString(run.text, { ...writingOf(run.font) }),
    0,
  );
}

/** Where a line may end: after a space, but those that French keeps with their sign, and after a hyphen within a word. */
const BREAKS = /(?<=(?<!«) )(?![ »;:!?])|(?<=\p{L}[-–—/])(?=\p{L})/u;

/** A piece without a place to break that no line can hold, cut between its signs. */
function cut(piece: string, widthOfText: (text: string) => number, width: number): string[] {
  const parts = [''];
  for (const sign of signsOf(piece)) {
    const last = parts.at(-1) ?? '';
    if (last !== '' && widthOfText(last + sign) > width) parts.push(sign);
    else parts[parts.length - 1] = last + sign;
  }
  return parts;
}

/** The lines of a text in a width, each in signs that can be written; a word is cut nowhere but where it may be. */
export function linesOf(pdf: Pdf, text: string, width: number, weight: Weight, size: number): string[] {
  const widthOfText = (part: string) => widthOf(pdf, part, weight, size);
  // A space at the end of a line takes no room.
  const seenWidthOf = (part: string) => widthOfText(part.replace(/ +$/u, ''));
  const fill = (paragraph: string): string[] => {
    const pieces = paragraph
      .split(BREAKS)
      .map((piece) => writable(piece, weight))
      .flatMap((piece) => (seenWidthOf(piece) > width ? cut(piece, seenWidthOf, width) : [piece]));
    const lines = [''];
    let filled = 0;
    for (const piece of pieces) {
      if (filled > 0 && filled + seenWidthOf(piece) > width) {
        lines.push('');
        filled = 0;
      }
      lines[lines.length - 1] += piece;
      filled += widthOfText(piece);
    }
    return lines;
  };
  return text.split(/\r\n|[\n\v\f\r\u2028\u2029]/u).flatMap(fill);
}
