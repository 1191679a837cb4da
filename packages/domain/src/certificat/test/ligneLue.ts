import type { LigneLue } from '../DocumentLu.ts';

/** A line of a document, at a usual place unless another is given. */
export const ligneLue = (texte: string, place: Partial<Omit<LigneLue, 'texte'>> = {}): LigneLue => ({
  x: 100,
  y: 100,
  largeur: 200,
  taille: 10,
  ...place,
  texte,
});
