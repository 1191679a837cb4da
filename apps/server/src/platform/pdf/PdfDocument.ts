/** The blocks of a document, from top to bottom; each kind has its own tag in the PDF. */
export type PdfBlock =
  | { readonly kind: 'heading' | 'subheading' | 'minor' | 'paragraph' | 'strong'; readonly text: string }
  /** An address, placed for a window envelope. */
  | { readonly kind: 'address'; readonly lines: readonly string[] }
  /** Place and date, aligned right. */
  | { readonly kind: 'place'; readonly text: string }
  /** Pairs of names and values, one per line. */
  | { readonly kind: 'facts'; readonly facts: readonly { readonly name: string; readonly value: string }[] }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'quote'; readonly text: string }
  /** Closing words and signatory, aligned right and kept on one page, with room for a signature. */
  | {
      readonly kind: 'signature';
      readonly before: readonly string[];
      readonly lines: readonly string[];
      readonly room: boolean;
    }
  | {
      readonly kind: 'table';
      readonly columns: readonly { readonly name: string; readonly share: number }[];
      readonly rows: readonly (readonly string[])[];
      /** Least height of a row, in points: room for a hand. */
      readonly rowHeight?: number;
      /** Whether each cell has its edges, as where one writes in. */
      readonly hasEdges?: boolean;
    }
  /** A code to film, with what it is for beside it. */
  | {
      readonly kind: 'code';
      readonly text: string;
      /** What a screen reader says of the picture. */
      readonly alt: string;
      readonly title: string;
      readonly lines: readonly string[];
    }
  /** What follows begins on a page of its own. */
  | { readonly kind: 'page' };

/** Where the number of a page and their count stand in its label: they are known once all is drawn. */
export const PAGE_PLACES = { page: '{page}', pages: '{pages}' } as const;

/** A document to render as a tagged PDF, plain enough to be sent to a thread. */
export type PdfDocument = {
  readonly title: string;
  /** The sender's lines, name first. */
  readonly sender: readonly string[];
  /** Whether the product's own mark is shown. */
  readonly hasMark: boolean;
  readonly isLandscape?: boolean;
  /** Date of writing: it makes the same document give the same bytes. */
  readonly writtenLe: Date;
  readonly blocks: readonly PdfBlock[];
  /** Text at the foot of every page, before its number. */
  readonly footer: string;
  /** What stands beside it, with the places of `PAGE_PLACES`. */
  readonly pageLabel: string;
  /** Words across every page of a document without legal force; null on a real one. */
  readonly specimen: string | null;
};
