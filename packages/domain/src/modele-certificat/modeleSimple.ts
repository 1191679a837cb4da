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

/** What the two ways round of a sheet do not share: places in millimetres, sizes of letters in points. */
type Sens = {
  readonly formes: readonly Forme[];
  /** Width of the words. */
  readonly largeur: number;
  /** Tops of the blocks of words: whose, what, to whom, for what, when and where, by whom. */
  readonly hauts: Readonly<Record<'entite' | 'titre' | 'titulaire' | 'parcours' | 'faits' | 'pied', number>>;
  readonly titre: { readonly hauteur: number; readonly taille: number };
  readonly tailleNom: number;
  readonly hauteurParcours: number;
  readonly tailleFaits: number;
  /** Left end and width of each fact. */
  readonly faits: Readonly<Record<'obtention' | 'fin' | 'session' | 'lieu' | 'formateur', readonly [number, number]>>;
  readonly largeurCaisse: number;
  /** How it is verified, on the dark ground. */
  readonly verification: readonly Zone[];
};

/** Left end of the words. */
const GAUCHE = 17;

function feuille(mots: MotsModeleSimple, orientation: Orientation, sens: Sens): Dessin {
  const { formes, largeur, hauts, titre, faits } = sens;
  const fait = (champ: ChampCertificat, [x, large]: readonly [number, number], etiquette: string) =>
    zone(champ, [x, hauts.faits, large, 12.5], sens.tailleFaits, { gras: true, etiquette });
  const retour = { gras: true, tropLong: 'RETOUR' } as const;
  const [formateurX, formateurLargeur] = faits.formateur;
  return {
    format: 'A4',
    orientation,
    fond: null,
    formes,
    zones: [
      zone('raisonSocialeEntite', [GAUCHE, hauts.entite, largeur, 7], 14, { gras: true, encre: 'TITRE' }),
      zone('numeroHabilitation', [GAUCHE, hauts.entite + 7, largeur, 6], 10.5, {
        encre: 'SUBTIL',
        texte: mots.habilitee,
      }),
      zone('texte', [GAUCHE, hauts.titre, largeur, 7], 13.5, { gras: true, encre: 'ACCENT', texte: mots.certificat }),
      zone('intituleDispositifNiveau', [GAUCHE, hauts.titre + 7, largeur, titre.hauteur], titre.taille, {
        ...retour,
        encre: 'TITRE',
        tailleMin: 12,
      }),
      zone('texte', [GAUCHE, hauts.titulaire, largeur, 6], 12, { encre: 'SUBTIL', texte: mots.delivre }),
      zone('prenomNom', [GAUCHE, hauts.titulaire + 6, largeur, 13], sens.tailleNom, { ...retour, tailleMin: 10 }),
      zone('identifiant', [GAUCHE, hauts.titulaire + 19, 62, 6], 11, { encre: 'SUBTIL', texte: mots.identifiant }),
      zone('dateNaissance', [80, hauts.titulaire + 19, largeur - 63, 6], 11, {
        encre: 'SUBTIL',
        texte: mots.naissance,
      }),
      zone('parcours', [GAUCHE, hauts.parcours, largeur, sens.hauteurParcours], 13.5, { tropLong: 'RETOUR' }),
      fait('dateObtention', faits.obtention, mots.obtenu),
      fait('dateFinValidite', faits.fin, mots.valable),
      fait('numeroSession', faits.session, mots.session),
      fait('lieu', faits.lieu, mots.lieu),
      zone('caisse', [GAUCHE, hauts.pied, sens.largeurCaisse, 20], 10, { ...retour, etiquette: mots.caisse }),
      zone('nomFormateur', [formateurX, hauts.pied, formateurLargeur, 12], 10, {
        gras: true,
        etiquette: mots.formateur,
      }),
      ...sens.verification,
    ],
  };
}

const CLAIR = { gras: true, encre: 'CLAIR' } as const;
const CLAIR_SUBTIL = { encre: 'CLAIR_SUBTIL', tropLong: 'RETOUR' } as const;

const paysage = (mots: MotsModeleSimple): Dessin =>
  feuille(mots, 'PAYSAGE', {
    formes: [
      rectangle(226, 0, 71, 210, 'FOND'),
      marque(233, 14, 26),
      rectangle(GAUCHE, 152, 195, 0.5, 'TITRE'),
      rectangle(GAUCHE, 173, 195, 0.2, 'FILET'),
      rectangle(235, 182, 53, 0.2, 'CLAIR_SUBTIL'),
    ],
    largeur: 195,
    hauts: { entite: 14, titre: 42, titulaire: 69.5, parcours: 99, faits: 157, pied: 177 },
    titre: { hauteur: 16, taille: 33 },
    tailleNom: 27,
    hauteurParcours: 22,
    tailleFaits: 13,
    faits: { obtention: [17, 46], fin: [66, 46], session: [115, 46], lieu: [164, 48], formateur: [115, 97] },
    largeurCaisse: 94,
    verification: [
      zone('texte', [235, 42, 53, 10], 20, { ...CLAIR, texte: mots.marque }),
      zone('qrCode', [235, 90, 53, 53], 10),
      zone('verification', [235, 147, 53, 17], 10, CLAIR_SUBTIL),
      zone('codeCourt', [235, 165, 53, 8], 15, CLAIR),
      zone('comparaison', [235, 184, 53, 10], 8.5, CLAIR_SUBTIL),
      zone('numeroCertificat', [235, 195, 53, 6], 11, { encre: 'CLAIR' }),
    ],
  });

const portrait = (mots: MotsModeleSimple): Dessin =>
  feuille(mots, 'PORTRAIT', {
    formes: [
      rectangle(0, 222, 210, 75, 'FOND'),
      marque(171, 234, 24),
      rectangle(GAUCHE, 163, 176, 0.5, 'TITRE'),
      rectangle(GAUCHE, 184, 176, 0.2, 'FILET'),
    ],
    largeur: 176,
    hauts: { entite: 20, titre: 54, titulaire: 83, parcours: 114, faits: 168, pied: 189 },
    titre: { hauteur: 15, taille: 30 },
    tailleNom: 26,
    hauteurParcours: 28,
    tailleFaits: 12,
    faits: { obtention: [17, 40], fin: [60, 40], session: [103, 44], lieu: [150, 43], formateur: [103, 90] },
    largeurCaisse: 84,
    verification: [
      zone('texte', [167, 260, 32, 8], 16, { ...CLAIR, alignement: 'CENTRE', texte: mots.marque }),
      zone('qrCode', [17, 233, 53, 53], 10),
      zone('verification', [77, 234, 88, 12], 10, CLAIR_SUBTIL),
      zone('codeCourt', [77, 248, 88, 10], 18, CLAIR),
      zone('comparaison', [77, 261, 88, 10], 10, CLAIR_SUBTIL),
      zone('numeroCertificat', [77, 279, 88, 6], 11, { encre: 'CLAIR' }),
    ],
  });

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
      zone('numeroSession', [4, 45.4, 43.5, 5.6], 6, { etiquette: mots.session, tailleMin: 5 }),
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
