import type { ChampCertificat } from './champs.ts';
import type { Dessin, Forme, FormatPapier, Orientation, Zone } from './Dessin.ts';

const zone = (
  champ: ChampCertificat,
  [x, y, largeur, hauteur]: readonly [number, number, number, number],
  taille: number,
  rest: Partial<Zone> = {},
): Zone => ({
  champ,
  x,
  y,
  largeur,
  hauteur,
  taille,
  gras: false,
  alignement: 'GAUCHE',
  encre: 'TEXTE',
  capitales: true,
  tropLong: 'REDUIRE',
  tailleMin: Math.min(taille, Math.max(5, taille * 0.6)),
  etiquette: '',
  texte: '',
  ...rest,
});

const rectangle = (x: number, y: number, largeur: number, hauteur: number, encre: Forme['encre']): Forme => ({
  nature: 'RECTANGLE',
  x,
  y,
  largeur,
  hauteur,
  encre,
});
const marque = (x: number, y: number, cote: number): Forme => ({
  nature: 'MARQUE',
  x,
  y,
  largeur: cote,
  hauteur: cote,
  encre: 'CLAIR',
});

/** The words of the plain model, in the language of the certificat. */
export type MotsModeleSimple = Readonly<
  Record<
    | 'marque'
    | 'certificat'
    | 'habilitee'
    | 'delivre'
    | 'naissance'
    | 'identifiant'
    | 'obtenu'
    | 'valable'
    | 'session'
    | 'lieu'
    | 'formateur'
    | 'caisse'
    | 'code'
    | 'numero',
    string
  >
>;

function paysage(mots: MotsModeleSimple): Dessin {
  const fait = (champ: ChampCertificat, x: number, largeur: number, etiquette: string) =>
    zone(champ, [x, 157, largeur, 12.5], 13, { gras: true, etiquette });
  return {
    format: 'A4',
    orientation: 'PAYSAGE',
    fond: null,
    formes: [
      rectangle(226, 0, 71, 210, 'FOND'),
      marque(233, 14, 26),
      rectangle(17, 152, 195, 0.5, 'TITRE'),
      rectangle(17, 173, 195, 0.2, 'FILET'),
      rectangle(235, 182, 53, 0.2, 'CLAIR_SUBTIL'),
    ],
    zones: [
      zone('raisonSocialeEntite', [17, 14, 195, 7], 14, { gras: true, encre: 'TITRE' }),
      zone('numeroHabilitation', [17, 21, 195, 6], 10.5, { encre: 'SUBTIL', texte: mots.habilitee }),
      zone('texte', [17, 42, 195, 7], 13.5, { gras: true, encre: 'ACCENT', texte: mots.certificat }),
      zone('intituleDispositifNiveau', [17, 49, 195, 16], 33, {
        gras: true,
        encre: 'TITRE',
        tropLong: 'RETOUR',
        tailleMin: 12,
      }),
      zone('texte', [17, 69.5, 195, 6], 12, { encre: 'SUBTIL', texte: mots.delivre }),
      zone('prenomNom', [17, 75.5, 195, 13], 27, { gras: true, tropLong: 'RETOUR', tailleMin: 10 }),
      zone('identifiant', [17, 88.5, 62, 6], 11, { encre: 'SUBTIL', texte: mots.identifiant }),
      zone('dateNaissance', [80, 88.5, 132, 6], 11, { encre: 'SUBTIL', texte: mots.naissance }),
      zone('parcours', [17, 99, 195, 22], 13.5, { tropLong: 'RETOUR' }),
      fait('dateObtention', 17, 46, mots.obtenu),
      fait('dateFinValidite', 66, 46, mots.valable),
      fait('numeroSession', 115, 46, mots.session),
      fait('lieu', 164, 48, mots.lieu),
      zone('caisse', [17, 177, 94, 20], 10, { gras: true, etiquette: mots.caisse, tropLong: 'RETOUR' }),
      zone('nomFormateur', [115, 177, 97, 12], 10, { gras: true, etiquette: mots.formateur }),
      zone('texte', [235, 42, 53, 10], 20, { gras: true, encre: 'CLAIR', texte: mots.marque }),
      zone('qrCode', [235, 90, 53, 53], 10),
      zone('verification', [235, 147, 53, 17], 10, { encre: 'CLAIR_SUBTIL', tropLong: 'RETOUR' }),
      zone('codeCourt', [235, 165, 53, 8], 15, { gras: true, encre: 'CLAIR' }),
      zone('comparaison', [235, 184, 53, 10], 8.5, { encre: 'CLAIR_SUBTIL', tropLong: 'RETOUR' }),
      zone('numeroCertificat', [235, 195, 53, 6], 11, { encre: 'CLAIR' }),
    ],
  };
}

function portrait(mots: MotsModeleSimple): Dessin {
  const fait = (champ: ChampCertificat, x: number, largeur: number, etiquette: string) =>
    zone(champ, [x, 168, largeur, 12.5], 12, { gras: true, etiquette });
  return {
    format: 'A4',
    orientation: 'PORTRAIT',
    fond: null,
    formes: [
      rectangle(0, 222, 210, 75, 'FOND'),
      marque(171, 234, 24),
      rectangle(17, 163, 176, 0.5, 'TITRE'),
      rectangle(17, 184, 176, 0.2, 'FILET'),
    ],
    zones: [
      zone('raisonSocialeEntite', [17, 20, 176, 7], 14, { gras: true, encre: 'TITRE' }),
      zone('numeroHabilitation', [17, 27, 176, 6], 10.5, { encre: 'SUBTIL', texte: mots.habilitee }),
      zone('texte', [17, 54, 176, 7], 13.5, { gras: true, encre: 'ACCENT', texte: mots.certificat }),
      zone('intituleDispositifNiveau', [17, 61, 176, 15], 30, {
        gras: true,
        encre: 'TITRE',
        tropLong: 'RETOUR',
        tailleMin: 12,
      }),
      zone('texte', [17, 83, 176, 6], 12, { encre: 'SUBTIL', texte: mots.delivre }),
      zone('prenomNom', [17, 89, 176, 13], 26, { gras: true, tropLong: 'RETOUR', tailleMin: 10 }),
      zone('identifiant', [17, 102, 62, 6], 11, { encre: 'SUBTIL', texte: mots.identifiant }),
      zone('dateNaissance', [80, 102, 113, 6], 11, { encre: 'SUBTIL', texte: mots.naissance }),
      zone('parcours', [17, 114, 176, 28], 13.5, { tropLong: 'RETOUR' }),
      fait('dateObtention', 17, 40, mots.obtenu),
      fait('dateFinValidite', 60, 40, mots.valable),
      fait('numeroSession', 103, 44, mots.session),
      fait('lieu', 150, 43, mots.lieu),
      zone('caisse', [17, 189, 84, 20], 10, { gras: true, etiquette: mots.caisse, tropLong: 'RETOUR' }),
      zone('nomFormateur', [103, 189, 90, 12], 10, { gras: true, etiquette: mots.formateur }),
      zone('texte', [167, 260, 32, 8], 16, {
        gras: true,
        encre: 'CLAIR',
        alignement: 'CENTRE',
        texte: mots.marque,
      }),
      zone('qrCode', [17, 233, 53, 53], 10),
      zone('verification', [77, 234, 88, 12], 10, { encre: 'CLAIR_SUBTIL', tropLong: 'RETOUR' }),
      zone('codeCourt', [77, 248, 88, 10], 18, { gras: true, encre: 'CLAIR' }),
      zone('comparaison', [77, 261, 88, 10], 10, { encre: 'CLAIR_SUBTIL', tropLong: 'RETOUR' }),
      zone('numeroCertificat', [77, 279, 88, 6], 11, { encre: 'CLAIR' }),
    ],
  };
}

function carte(mots: MotsModeleSimple): Dessin {
  return {
    format: 'CR80',
    orientation: 'PAYSAGE',
    fond: null,
    formes: [rectangle(51, 0, 34.6, 53.98, 'FOND'), rectangle(4, 27.2, 43.5, 0.2, 'TITRE')],
    zones: [
      zone('raisonSocialeEntite', [4, 4, 45.5, 4.8], 6.5, {
        gras: true,
        encre: 'TITRE',
        tropLong: 'RETOUR',
        tailleMin: 5,
      }),
      zone('intituleDispositifNiveau', [4, 9, 45.5, 8], 9, {
        gras: true,
        encre: 'ACCENT',
        tropLong: 'RETOUR',
        tailleMin: 6,
      }),
      zone('prenomNom', [4, 17.2, 45.5, 9.4], 10.5, { gras: true, tropLong: 'RETOUR', tailleMin: 6 }),
      zone('dateObtention', [4, 28.6, 20, 7], 8, { gras: true, etiquette: mots.obtenu }),
      zone('dateFinValidite', [26, 28.6, 21.5, 7], 8, { gras: true, etiquette: mots.valable }),
      zone('dateNaissance', [4, 37.4, 43.5, 3], 6, { encre: 'SUBTIL', tailleMin: 5, texte: mots.naissance }),
      zone('numeroHabilitation', [4, 41, 43.5, 3], 6, { encre: 'SUBTIL', tailleMin: 5, texte: mots.habilitee }),
      zone('numeroSession', [4, 45.4, 43.5, 5.6], 6, { encre: 'TEXTE', etiquette: mots.session, tailleMin: 5 }),
      zone('qrCode', [53.7, 2.6, 29.2, 29.2], 6),
      zone('codeCourt', [52.6, 34, 31.4, 6.8], 8.5, {
        gras: true,
        encre: 'CLAIR',
        alignement: 'CENTRE',
        etiquette: mots.code,
        tailleMin: 7,
      }),
      zone('numeroCertificat', [52.6, 43.6, 31.4, 6.2], 7, {
        encre: 'CLAIR',
        alignement: 'CENTRE',
        etiquette: mots.numero,
        tailleMin: 5.5,
      }),
    ],
  };
}

/** The model that is always there, for every niveau without one of its own; a card has one way round (MC4). */
export function modeleSimple(format: FormatPapier, orientation: Orientation, mots: MotsModeleSimple): Dessin {
  if (format === 'CR80') return carte(mots);
  return orientation === 'PAYSAGE' ? paysage(mots) : portrait(mots);
}
