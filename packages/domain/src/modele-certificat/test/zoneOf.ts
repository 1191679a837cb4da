import type { Dessin, Zone } from '../Dessin.ts';

/** A zone of words on a sheet, where 28 letters fit on its one line. */
export const zoneOf = (changes: Partial<Zone> = {}): Zone => ({
  champ: 'texte',
  x: 10,
  y: 10,
  largeur: 100,
  hauteur: 10,
  taille: 20,
  gras: false,
  alignement: 'GAUCHE',
  encre: 'TEXTE',
  capitales: true,
  tropLong: 'REDUIRE',
  tailleMin: 10,
  etiquette: '',
  texte: 'Bonjour',
  ...changes,
});

/** A sheet with these zones alone. */
export const dessinOf = (...zones: Zone[]): Dessin => ({
  format: 'A4',
  orientation: 'PAYSAGE',
  formes: [],
  fond: null,
  zones,
});
