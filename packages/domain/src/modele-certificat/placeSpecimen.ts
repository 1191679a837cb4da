import type { Dessin, FormatPapier } from './Dessin.ts';
import { pageOf } from './Dessin.ts';
import type { LignePlacee, Mesure } from './placeCertificat.ts';

/** The words of a paper that proves nothing: those that are read, and the same across the page, for the eye. */
export type SpecimenPlace = {
  readonly lue: LignePlacee;
  /** Size of the letters across the page in points, their length in millimetres, and by how many degrees they rise. */
  readonly travers: { readonly taille: number; readonly longueur: number; readonly angle: number };
};

/** Size in points and place in millimetres of the words that are read. */
const LUE: Readonly<Record<FormatPapier, { readonly taille: number; readonly x: number; readonly base: number }>> = {
  A4: { taille: 10, x: 17, base: 9 },
  CR80: { taille: 5, x: 4, base: 3 },
};
/** Share of the page's diagonal that the words across it take. */
const PART = 0.72;

/** Places the words of a specimen on its page (C17). */
export function placeSpecimen(
  dessin: Pick<Dessin, 'format' | 'orientation'>,
  mots: string,
  mesure: Mesure,
): SpecimenPlace {
  const { largeur, hauteur } = pageOf(dessin);
  const place = LUE[dessin.format];
  const longueur = PART * Math.hypot(largeur, hauteur);
  return {
    lue: {
      ...place,
      texte: mots,
      largeur: mesure.largeurDe(mots, { taille: place.taille, gras: true }),
      gras: true,
      encre: 'ALERTE',
    },
    travers: {
      taille: longueur / mesure.largeurDe(mots, { taille: 1, gras: true }),
      longueur,
      angle: (Math.atan2(hauteur, largeur) * 180) / Math.PI,
    },
  };
}
