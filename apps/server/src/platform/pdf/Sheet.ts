import type PDFDocument from 'pdfkit';
import { metricsOf, runsOf, setFont, type Weight, writable, writingOf } from './fonts.ts';
import { linesOf, widthOf } from './linesOf.ts';

type Pdf = InstanceType<typeof PDFDocument>;
type Structure = ReturnType<Pdf['struct']>;

/** Colours of a document: those of the screens, on white. */
export const INKS = {
  text: '#141d21',
  subtle: '#4a585e',
  accent: '#10536a',
  mark: '#0d3f52',
  rule: '#0b2c39',
  hairline: '#c5ced2',
  alert: '#a51f1e',
  /** Words across a page: solid, since a print queue turns a page with see-through ink into a picture. */
  across: '#faf1f1',
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

/** The pages being written, with their tag tree and the current position. */
export type Sheet = {
  readonly left: number;
  readonly width: number;
  /** Where the next block begins. */
  y: number;
  /** Makes room of this height for the next block; gives whether it started a new page. */
  readonly reserve: (height: number) => boolean;
  /** Begins a page, unless one was just begun. */
  readonly breakPage: () => void;
  readonly heightOf: (text: string, width: number, style: Style) => number;
  /** Width of a text on one line. */
  readonly widthOf: (text: string, style: Style) => number;
  /** Writes text on one line, even in the margin. */
  readonly writeLine: (text: string, at: { readonly x: number; readonly y: number }, style: Style) => void;
  /** Writes text at a given place. */
  readonly write: (text: string, place: Place, style: Style) => void;
  /** Writes text at the current position, over several pages if needed, and moves below it. */
  readonly flow: (text: string, style: Style, indent?: number) => void;
  /** Makes a tagged element, from a closure that draws it or from other elements. */
  readonly tag: (type: string, content: (() => void) | Structure[], scope?: 'Column') => Structure;
  /** Makes the element of a picture, with what a screen reader says of it. */
  readonly picture: (alt: string, box: Place & { readonly height: number }, draw: () => void) => Structure;
  /** Adds an element to the document's tree, which draws it. */
  readonly add: (element: Structure) => void;
  /** Lets a reader leap to what follows, where the document has several parts. */
  readonly mark: (text: string, level: 1 | 2) => void;
  /** Opens an element of the tree, to be filled in steps and then ended. */
  readonly open: (type: string) => Structure;
  /** Closes the document's tree: nothing can be added. */
  readonly end: () => void;
  /** Draws decoration, which screen readers skip. */
  readonly decorate: (draw: () => void, type?: 'Layout' | 'Pagination') => void;
  readonly line: (from: { readonly x: number; readonly y: number }, width: number, ink: Ink, thickness: number) => void;
  readonly pdf: Pdf;
};

/** The margins of every page, in points. */
export const MARGINS = { left: 68, right: 62, top: 48, bottom: 70 } as const;

/** Lists the headings of a document; the types of the library lack the place on a page. */
function bookmarksOf(pdf: Pdf): (text: string, level: 1 | 2, top: number) => void {
  let chapter = pdf.outline;
  return (text, level, top) => {
    const options: object = { expanded: true, top, left: pdf.page.width };
    const item = (level === 1 ? pdf.outline : chapter).addItem(text, { ...options });
    if (level === 1) chapter = item;
  };
}

const lineHeightOf = ({ size, weight = 'regular', leading = size * 0.28 }: Style) =>
  metricsOf(weight).height * size + leading;

/** Writes texts on one line, in the fonts that have their letters. */
function writerOf(pdf: Pdf): Sheet['writeLine'] {
  return (text, { x, y }, { size, weight = 'regular', ink = 'text' }) => {
    let at = x;
    pdf.fillColor(INKS[ink]);
    for (const run of runsOf(writable(text, weight), weight)) {
      // Fonts mixed on a line share one baseline.
      const options = { lineBreak: false, baseline: -metricsOf(weight).ascent * size, ...writingOf(run.font) };
      setFont(pdf, run.font, size).text(run.text, at, y, options);
      at += pdf.widthOfString(run.text, options);
    }
  };
}

/** The tag tree of a document, which screen readers follow. */
function treeOf(pdf: Pdf): Pick<Sheet, 'tag' | 'picture' | 'add' | 'open' | 'end' | 'decorate'> {
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  return {
    tag: (type, content, scope) => {
      // The library's types lack the scope of a column header.
      const options: object = scope === undefined ? {} : { scope };
      return pdf.struct(type, { ...options }, content);
    },
    picture: (alt, { x, y, width, height }, draw) => {
      // The library's types lack the box of a picture.
      const options: object = { alt, bbox: [x, y, x + width, y + height] };
      return pdf.struct('Figure', { ...options }, draw);
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
  };
}

/** Starts a document's pages; one of several parts lists them beside the pages. */
export function openSheet(pdf: Pdf, hasParts: boolean): Sheet {
  const bottom = pdf.page.height - MARGINS.bottom;
  const linesIn = (text: string, width: number, { size, weight = 'regular' }: Style) =>
    linesOf(pdf, text, width, weight, size);
  const bookmark = bookmarksOf(pdf);
  const writeLine = writerOf(pdf);
  const sheet: Sheet = {
    pdf,
    left: MARGINS.left,
    width: pdf.page.width - MARGINS.left - MARGINS.right,
    y: MARGINS.top,
    ...treeOf(pdf),
    heightOf: (text, width, style) => linesIn(text, width, style).length * lineHeightOf(style),
    widthOf: (text, { size, weight = 'regular' }) => widthOf(pdf, writable(text, weight), weight, size),
    writeLine,
    write: (text, { x, y, width }, style) => {
      for (const [index, line] of linesIn(text, width, style).entries()) {
        writeLine(line, { x, y: y + index * lineHeightOf(style) }, style);
      }
    },
    flow: (text, style, indent = 0) => {
      for (const line of linesIn(text, sheet.width - indent, style)) {
        if (sheet.y + lineHeightOf(style) > bottom) {
          pdf.continueOnNewPage();
          sheet.y = MARGINS.top;
        }
        writeLine(line, { x: sheet.left + indent, y: sheet.y }, style);
        sheet.y += lineHeightOf(style);
      }
    },
    reserve: (height) => {
      if (sheet.y + height <= bottom) return false;
      pdf.addPage();
      sheet.y = MARGINS.top;
      return true;
    },
    breakPage: () => {
      if (sheet.y > MARGINS.top) sheet.reserve(Number.POSITIVE_INFINITY);
    },
    mark: (text, level) => {
      if (hasParts) bookmark(text, level, sheet.y);
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
