import type PDFDocument from 'pdfkit';
import { runsOf, signsOf, setFont, type Weight, writable, writingOf } from './fonts.ts';

type Pdf = InstanceType<typeof PDFDocument>;

/** Width of a writable text. */
export function widthOf(pdf: Pdf, text: string, weight: Weight, size: number): number {
  return runsOf(text, weight).reduce(
    (sum, run) => sum + setFont(pdf, run.font, size).widthOfString(run.text, { ...writingOf(run.font) }),
    0,
  );
}

/** Break points: after a space, except those that French keeps with their sign, and after a hyphen inside a word. */
const BREAKS = /(?<=(?<!«) )(?![ »;:!?])|(?<=\p{L}[-–—/])(?=\p{L})/u;

/** Cuts between characters a piece that has no break point and fits no line. Signs are added up: what they take together is measured once a line. */
function cut(piece: string, widthOfText: (text: string) => number, width: number): string[] {
  const widths = new Map<string, number>();
  const widthOfSign = (sign: string): number => {
    const known = widths.get(sign) ?? widthOfText(sign);
    widths.set(sign, known);
    return known;
  };
  const signs = signsOf(piece);
  const parts: string[] = [];
  for (let first = 0; first < signs.length;) {
    let next = first;
    for (let filled = 0; next < signs.length; next++) {
      filled += widthOfSign(signs[next] ?? '');
      if (filled > width && next > first) break;
    }
    // Side by side, some signs take more room than apart.
    while (next > first + 1 && widthOfText(signs.slice(first, next).join('')) > width) next--;
    parts.push(signs.slice(first, next).join(''));
    first = next;
  }
  return parts;
}

/**
 * Wraps a text to a width into writable lines; words are cut only at their break points. A line that ends a word ends with a space, for
 * those who read the tags: they join the lines of an element (PDF/UA-1, 7.2).
 */
export function linesOf(pdf: Pdf, text: string, width: number, weight: Weight, size: number): string[] {
  const widthOfText = (part: string) => widthOf(pdf, part, weight, size);
  // Trailing spaces take no room.
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
  const paragraphs = text.split(/\r\n|[\n\v\f\r\u2028\u2029]/u);
  return paragraphs.flatMap((paragraph, index) =>
    fill(index === paragraphs.length - 1 || /(?:^|\s)$/u.test(paragraph) ? paragraph : `${paragraph} `),
  );
}
