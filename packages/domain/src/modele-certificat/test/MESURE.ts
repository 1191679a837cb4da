import { type Mesure, MM_PAR_POINT } from '../placeCertificat.ts';

/** A font whose letters are all half as wide as they are high. */
export const MESURE: Mesure = {
  largeurDe: (texte, { taille }) => [...texte].length * taille * 0.5 * MM_PAR_POINT,
  interligne: 1.2,
  ascendante: 0.95,
};
