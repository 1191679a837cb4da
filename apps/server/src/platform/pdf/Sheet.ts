import type PDFDocument from 'pdfkit';
import { registerFonts, runsOf, type Weight, writable } from './fonts.ts';

type Pdf = InstanceType<typeof PDFDocument>;
type Structure = ReturnType<Pdf['struct']>;

/** The inks of a document, those of the screens on white. */
export const INKS = {
  text: '#141d21',
  subtle: '#4a585e',
  accent: '#10536a',
  mark: '#0d3f52',
  rule: '#0b2c39',
  hairline: '#c5ced2',
  alert: '#a51f1e',
} as const;
export type Ink = keyof typeof INKS;

export type Style = {
  readonly size: number;
  readonly weight?: Weight;
  readonly ink?: Ink;
  /** Free space between lines, in points. */
  readonly leading?: number;
};
type Place = { readonly x: number; readonly y: number; readonly width: number };

/** The pages being written: text in its place, its tag in the tree, and where the next block begins. */
export type Sheet = {
  readonly left: number;
  readonly width: number;
  /** Where the next block begins. */
  y: number;
  /** Makes the next block begin where there is room for so much; whether that is a further page. */
  readonly reserve: (height: number) => boolean;
  readonly heightOf: (text: string, width: number, style: Style) => number;
  /** Writes text at a place. */
  readonly write: (text: string, place: Place, style: Style) => void;
  /** Writes text where the next block begins, on further pages when it is long, and moves below it. */
  readonly flow: (text: string, style: Style, indent?: number) => void;
  /** A tagged element, written by a closure or holding others. */
  readonly tag: (type: string, content: (() => void) | Structure[], scope?: 'Column') => Structure;
  /** Puts an element at the end of the document's tree, which writes it. */
  readonly add: (element: Structure) => void;
  /** An element of the document's tree that is filled little by little, then ended. */
  readonly open: (type: string) => Structure;
  /** Ends the document's tree: nothing more is read. */
  readonly end: () => void;
  /** Draws what says nothing that is not also written. */
  readonly decorate: (draw: () => void, type?: 'Layout' | 'Pagination') => void;
  readonly line: (from: { readonly x: number; readonly y: number }, width: number, ink: Ink, thickness: number) => void;
  readonly pdf: Pdf;
};

/** The margins of every page, in points. */
export const MARGINS = { left: 68, right: 62, top: 48, bottom: 70 } as const;

/** Opens the pages of a document. */
export function openSheet(pdf: Pdf): Sheet {
  registerFonts(pdf);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const heightOf: Sheet['heightOf'] = (text, width, { size, weight = 'regular', leading = size * 0.28 }) =>
    pdf.font(`latin-${weight}`).fontSize(size).heightOfString(writable(text), { width, lineGap: leading });
  const write: Sheet['write'] = (text, place, style) => {
    const { size, weight = 'regular', ink = 'text', leading = size * 0.28 } = style;
    const runs = runsOf(text, weight);
    pdf.fillColor(INKS[ink]).fontSize(size);
    runs.forEach((run, index) => {
      const options = { width: place.width, lineGap: leading, continued: index < runs.length - 1 };
      pdf.font(run.font);
      if (index === 0) pdf.text(run.text, place.x, place.y, options);
      else pdf.text(run.text, options);
    });
  };
  const sheet: Sheet = {
    pdf,
    left: MARGINS.left,
    width: pdf.page.width - MARGINS.left - MARGINS.right,
    y: MARGINS.top,
    heightOf,
    write,
    flow: (text, style, indent = 0) => {
      write(text, { x: sheet.left + indent, y: sheet.y, width: sheet.width - indent }, style);
      sheet.y = pdf.y;
    },
    reserve: (height) => {
      if (sheet.y + height <= pdf.page.height - MARGINS.bottom) return false;
      pdf.addPage();
      sheet.y = MARGINS.top;
      return true;
    },
    tag: (type, content, scope) => {
      // The types of the library do not know the scope of a column's name yet.
      const options: object = scope === undefined ? {} : { scope };
      return pdf.struct(type, { ...options }, content);
    },
    add: (element) => root.add(element),
    open: (type) => {
      const element = pdf.struct(type);
      root.add(element);
      return element;
    },
    end: () => root.end(),
    decorate: (draw, type = 'Layout') => {
      pdf.markContent('Artifact', { type });
      draw();
      pdf.endMarkedContent();
    },
    line: ({ x, y }, width, ink, thickness) => {
      pdf
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(thickness)
        .strokeColor(INKS[ink])
        .stroke();
    },
  };
  return sheet;
}
