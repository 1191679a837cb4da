import type PDFDocument from 'pdfkit';

type Pdf = InstanceType<typeof PDFDocument>;

/** Paints what a form holds, on the current page. */
export type Form = { readonly paint: () => void };

/** What the library keeps on a page and a drawing needs; its types have not all of it. */
type Surface = {
  readonly width: number;
  readonly height: number;
  readonly margins: object;
  readonly markings: readonly unknown[];
  readonly fonts: Record<string, unknown>;
  readonly xobjects: Record<string, unknown>;
  readonly ext_gstates: Record<string, unknown>;
  readonly colorSpaces: Record<string, unknown>;
  readonly write: (chunk: string) => void;
};
/** The document as a form sees it. */
type Drawn = {
  page: Surface;
  ref: (data: object) => { readonly write: (chunk: string) => void; readonly end: () => void };
  addContent: (content: string) => void;
};

/**
 * Draws once what many pages show, as a form that each page paints (ISO 32000-1, 8.10). The library knows no forms, but writes on whatever
 * stands for a page. A form bears no tags: whoever paints it tags it.
 */
export function formOf(pdf: Pdf, name: string, draw: () => void): Form {
  const drawn = pdf as unknown as Drawn;
  const { page } = drawn;
  const { width, height, margins } = page;
  const resources = { Font: {}, XObject: {}, ExtGState: {}, ColorSpace: {} };
  const form = drawn.ref({ Type: 'XObject', Subtype: 'Form', BBox: [0, 0, width, height], Resources: resources });
  drawn.page = {
    width,
    height,
    margins,
    markings: [],
    fonts: resources.Font,
    xobjects: resources.XObject,
    ext_gstates: resources.ExtGState,
    colorSpaces: resources.ColorSpace,
    write: (chunk) => form.write(chunk),
  };
  try {
    draw();
  } finally {
    drawn.page = page;
  }
  form.end();
  return {
    paint: () => {
      drawn.page.xobjects[name] = form;
      drawn.addContent(`/${name} Do`);
    },
  };
}
