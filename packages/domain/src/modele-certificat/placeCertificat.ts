import { isCarre } from './champs.ts';
import { type Dessin, type Encre, type Forme, pageOf, type Zone } from './Dessin.ts';
import { lectureOf, type ValeursCertificat } from './lectureOf.ts';

/** How letters measure, in the font of whoever draws. */
export type Mesure = {
  /** Width of a text on one line, in millimetres. */
  readonly largeurDe: (texte: string, style: { readonly taille: number; readonly gras: boolean }) => number;
  /** Height of a line, and of its letters above the baseline, for letters of size one. */
  readonly interligne: number;
  readonly ascendante: number;
};

/** A text placed on one line: its left end and its baseline in millimetres, its size in points. */
export type LignePlacee = {
  readonly texte: string;
  readonly x: number;
  readonly base: number;
  readonly largeur: number;
  readonly taille: number;
  readonly gras: boolean;
  readonly encre: Encre;
};

/** A zone as it comes out. */
export type ZonePlacee = {
  readonly zone: Zone;
  /** Its place in the model. */
  readonly rang: number;
  readonly lignes: readonly LignePlacee[];
  /** The size that its letters have, in points. */
  readonly taille: number;
  readonly isReduite: boolean;
  readonly isCoupee: boolean;
  /** By how much it is too large for its zone, in millimetres; 0 when it fits. */
  readonly depasse: number;
};

/** A certificat placed on its page, in reading order; both renderers draw this and nothing else (decision 0092). */
export type CertificatPlace = {
  readonly largeur: number;
  readonly hauteur: number;
  readonly formes: readonly Forme[];
  readonly fond: string | null;
  readonly zones: readonly ZonePlacee[];
};

/** Millimetres of a point. */
export const MM_PAR_POINT = 25.4 / 72;
/** Step by which letters get smaller, in points. */
const PAS = 0.5;
/** Size of a label, beside that of its value. */
const ETIQUETTE = 0.75;
const ETIQUETTE_MIN = 5;
/** Rounding of measures, in millimetres: thinner than a hair. */
const JEU = 0.01;

const shown = (texte: string): string => texte.trimEnd();
/** After a space, but those that French keeps with their sign, and after a hyphen inside a word. */
const COUPURES = /(?<=(?<!«) )(?![ »;:!?])|(?<=\p{L}[-–—/])(?=\p{L})/u;

type Style = { readonly taille: number; readonly gras: boolean };

function wrap(mesure: Mesure, texte: string, largeur: number, style: Style): string[] {
  return texte.split('\n').flatMap((paragraphe) => {
    const before: string[] = [];
    let ligne = '';
    for (const piece of paragraphe.split(COUPURES)) {
      const isTooLong = mesure.largeurDe(shown(ligne + piece), style) > largeur + JEU;
      if (ligne !== '' && isTooLong) {
        before.push(ligne);
        ligne = piece;
      } else ligne += piece;
    }
    return [...before, ligne];
  });
}

/** A text cut so that it fits with the sign that says so. */
function cut(mesure: Mesure, texte: string, largeur: number, style: Style): string {
  const fits = (part: string) => mesure.largeurDe(part, style) <= largeur + JEU;
  if (fits(shown(texte))) return texte;
  const signs = [...texte];
  while (signs.length > 0 && !fits(`${shown(signs.join(''))}…`)) signs.pop();
  return `${shown(signs.join(''))}…`;
}

type Essai = { readonly lignes: readonly string[]; readonly taille: number; readonly depasse: number };

/** The lines of a text at a size, and by how much they are too large for the room left to them. */
function tryAt(mesure: Mesure, zone: Zone, texte: string, room: number, taille: number): Essai {
  const style = { taille, gras: zone.gras };
  const whole = zone.tropLong === 'RETOUR' ? wrap(mesure, texte, zone.largeur, style) : texte.split('\n');
  const lignes = zone.tropLong === 'COUPER' ? whole.map((ligne) => cut(mesure, ligne, zone.largeur, style)) : whole;
  const largest = Math.max(...lignes.map((ligne) => mesure.largeurDe(shown(ligne), style)));
  const high = lignes.length * mesure.interligne * taille * MM_PAR_POINT;
  return { lignes, taille, depasse: Math.max(0, largest - zone.largeur - JEU, high - room - JEU) };
}

/** The largest size at which a text fits, down to the zone's smallest (MC1). */
function fit(mesure: Mesure, zone: Zone, texte: string, room: number): Essai {
  let essai = tryAt(mesure, zone, texte, room, zone.taille);
  while (essai.depasse > 0 && essai.taille > zone.tailleMin) {
    essai = tryAt(mesure, zone, texte, room, Math.max(zone.tailleMin, essai.taille - PAS));
  }
  return essai;
}

/** The size of the label above a value, in points. */
const tailleEtiquette = ({ taille }: Zone): number => Math.max(ETIQUETTE_MIN, taille * ETIQUETTE);

const isClair = ({ encre }: Zone): boolean => encre === 'CLAIR' || encre === 'CLAIR_SUBTIL';

/** The lines of one element as those who read its tags join them: each but the last ends with a space, unless a word goes on (MC8). */
const joinable = (lignes: readonly string[]): string[] =>
  lignes.map((ligne, at) => (at === lignes.length - 1 || /(?:^|\s|\p{L}[-–—/])$/u.test(ligne) ? ligne : `${ligne} `));

const JUSTE: Readonly<Record<Zone['alignement'], number>> = { GAUCHE: 0, CENTRE: 0.5, DROITE: 1 };

function placeZone(mesure: Mesure, zone: Zone, rang: number, valeur: string): ZonePlacee {
  const bare = { zone, rang, lignes: [], taille: zone.taille, isReduite: false, isCoupee: false, depasse: 0 };
  if (isCarre(zone.champ) || zone.champ === 'image') return bare;
  const label = zone.etiquette === '' ? null : { taille: tailleEtiquette(zone), gras: false };
  const labelHeight = label === null ? 0 : label.taille * mesure.interligne * MM_PAR_POINT;
  const essai = fit(mesure, zone, valeur, zone.hauteur - labelHeight);
  const lineOf = (texte: string, style: Style, top: number, encre: Encre): LignePlacee => {
    const largeur = mesure.largeurDe(shown(texte), style);
    const x = zone.x + (zone.largeur - largeur) * JUSTE[zone.alignement];
    return { texte, x, base: top + mesure.ascendante * style.taille * MM_PAR_POINT, largeur, ...style, encre };
  };
  const style = { taille: essai.taille, gras: zone.gras };
  const step = mesure.interligne * essai.taille * MM_PAR_POINT;
  // Smaller letters stand on the same baseline, so that they stay beside what is below.
  const above = (essai.lignes.length - 1) * mesure.interligne * essai.taille;
  const shift = Math.max(0, mesure.ascendante * (zone.taille - essai.taille) - above) * MM_PAR_POINT;
  const labels =
    label === null ? [] : [lineOf(`${zone.etiquette} `, label, zone.y, isClair(zone) ? 'CLAIR_SUBTIL' : 'SUBTIL')];
  return {
    zone,
    rang,
    lignes: [
      ...labels,
      ...joinable(essai.lignes).map((texte, at) =>
        lineOf(texte, style, zone.y + labelHeight + shift + at * step, zone.encre),
      ),
    ],
    taille: essai.taille,
    isReduite: essai.taille < zone.taille,
    isCoupee: zone.tropLong === 'COUPER' && essai.lignes.join('\n') !== valeur,
    depasse: essai.depasse,
  };
}

/** Places a certificat on its page: what the printed one and its twin on a screen show, and where (MC1, MC2). */
export function placeCertificat(dessin: Dessin, valeurs: ValeursCertificat, mesure: Mesure): CertificatPlace {
  const zones = lectureOf(dessin, valeurs).map(({ zone, rang, valeur }) => placeZone(mesure, zone, rang, valeur));
  return { ...pageOf(dessin), formes: dessin.formes, fond: dessin.fond, zones };
}
