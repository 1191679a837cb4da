import type { ChampCertificat } from './champs.ts';

export const ORIENTATIONS = ['PORTRAIT', 'PAYSAGE'] as const;
export type Orientation = (typeof ORIENTATIONS)[number];

/** Papers of a certificat: a sheet, or a card of the size of a bank card (ISO 7810 ID-1). */
export const FORMATS_PAPIER = ['A4', 'CR80'] as const;
export type FormatPapier = (typeof FORMATS_PAPIER)[number];

export const ALIGNEMENTS = ['GAUCHE', 'CENTRE', 'DROITE'] as const;
export type Alignement = (typeof ALIGNEMENTS)[number];

/** What is done with a text that is too long: smaller letters, several lines, or an end cut off. */
export const TROP_LONGS = ['REDUIRE', 'RETOUR', 'COUPER'] as const;
export type TropLong = (typeof TROP_LONGS)[number];

/** Colours by what they are for; FOND is that of a dark ground, the two CLAIR are read on it. */
export const ENCRES = [
  'TEXTE',
  'SUBTIL',
  'ACCENT',
  'TITRE',
  'CLAIR',
  'CLAIR_SUBTIL',
  'ALERTE',
  'FOND',
  'FILET',
] as const;
export type Encre = (typeof ENCRES)[number];
/** Those that a zone may have. */
export const ENCRES_ZONE = [
  'TEXTE',
  'SUBTIL',
  'ACCENT',
  'TITRE',
  'CLAIR',
  'CLAIR_SUBTIL',
] as const satisfies readonly Encre[];
export type EncreZone = (typeof ENCRES_ZONE)[number];

/** A part of a page, in millimetres from its top left. */
export type Rectangle = { readonly x: number; readonly y: number; readonly largeur: number; readonly hauteur: number };

/** An area of a certificat and the field shown in it; lengths are in millimetres from the top left, `taille` in points. */
export type Zone = Rectangle & {
  readonly champ: ChampCertificat;
  readonly taille: number;
  readonly gras: boolean;
  readonly alignement: Alignement;
  readonly encre: EncreZone;
  /** Whether family names are in capitals. */
  readonly capitales: boolean;
  readonly tropLong: TropLong;
  /** Smallest size of the letters, in points. */
  readonly tailleMin: number;
  /** Small words above the value; empty for none. */
  readonly etiquette: string;
  /** What a zone of the field `texte` says; the name of its file for `image`; words before the value for other fields. */
  readonly texte: string;
};

/** Decoration under the zones: a rectangle, or the product's mark in a square. */
export type Forme = Rectangle & { readonly nature: 'RECTANGLE' | 'MARQUE'; readonly encre: Encre };

/** How a certificat is drawn: one page. */
export type Dessin = {
  readonly format: FormatPapier;
  readonly orientation: Orientation;
  readonly formes: readonly Forme[];
  readonly zones: readonly Zone[];
  /** Name of the file that covers the page under everything; null for none. */
  readonly fond: string | null;
};

const COTES: Readonly<Record<FormatPapier, { readonly grand: number; readonly petit: number }>> = {
  A4: { grand: 297, petit: 210 },
  CR80: { grand: 85.6, petit: 53.98 },
};

/** Width and height of a page, in millimetres. */
export function pageOf({ format, orientation }: Pick<Dessin, 'format' | 'orientation'>): {
  readonly largeur: number;
  readonly hauteur: number;
} {
  const { grand, petit } = COTES[format];
  return orientation === 'PAYSAGE' ? { largeur: grand, hauteur: petit } : { largeur: petit, hauteur: grand };
}
