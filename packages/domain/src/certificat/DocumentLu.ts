/** A line of a document, as an eye sees it: its left end and its baseline from the top of the page, its width and the size of its letters, in points. */
export type LigneLue = {
  readonly texte: string;
  readonly x: number;
  readonly y: number;
  readonly largeur: number;
  readonly taille: number;
};

/** What can be read of a document that somebody presents; what is covered or invisible on its page is no line. */
export type DocumentLu = {
  /** None for a picture or a scanned page. */
  readonly lignes: readonly LigneLue[];
  /** Whether something was laid over the page, as an annotation. */
  readonly isAnnote: boolean;
  /** Which of its pages was read, in a file of several. */
  readonly page?: { readonly numero: number; readonly sur: number };
};

/** A picture: nothing of it is read but its code. */
export const DOCUMENT_SANS_TEXTE: DocumentLu = { lignes: [], isAnnote: false };
