/** What a document is made of, from top to bottom; each kind has its own tag in the file. */
export type PdfBlock =
  | { readonly kind: 'heading' | 'subheading' | 'paragraph' | 'strong'; readonly text: string }
  /** An address where the window of an envelope shows it. */
  | { readonly kind: 'address'; readonly lines: readonly string[] }
  /** Where and when, at the right. */
  | { readonly kind: 'place'; readonly text: string }
  /** Names and values, one pair a line. */
  | { readonly kind: 'facts'; readonly facts: readonly { readonly name: string; readonly value: string }[] }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'quote'; readonly text: string }
  /** Last words, then who signs, at the right, on one page; with room to sign by hand. */
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
    };

/** A document to be written as a tagged PDF. */
export type PdfDocument = {
  readonly title: string;
  /** Who writes: the first line is their name. */
  readonly sender: readonly string[];
  /** Whether it leaves the product under its own mark. */
  readonly hasMark: boolean;
  readonly isLandscape?: boolean;
  /** When it was written: the same document always gives the same bytes. */
  readonly writtenLe: Date;
  readonly blocks: readonly PdfBlock[];
  /** At the foot of every page, before its number. */
  readonly footer: string;
  readonly pageLabel: (page: number, pages: number) => string;
  /** Words across every page of what has no legal force; null on the real thing. */
  readonly specimen: string | null;
};
