import { isImprimable } from '../stagiaire/isImprimable.ts';
import { type FieldFault, faultIf } from '../field-fault/faultIf.ts';
import { type ChampCertificat, CHAMPS_ENTIERS, isCarre } from './champs.ts';
import { type Dessin, pageOf, type Rectangle, type Zone } from './Dessin.ts';

/** Fields without which a paper proves nothing, by the key of the fault. */
export const CHAMPS_REQUIS: readonly ChampCertificat[] = [
  'intituleDispositifNiveau',
  'dateObtention',
  'dateFinValidite',
  'raisonSocialeEntite',
  'numeroHabilitation',
  'numeroCertificat',
  'codeCourt',
  'qrCode',
];

/** Least side of the code with its white edge, in millimetres: the code itself is 25 mm wide then. */
export const COTE_QR_MIN = 29;
/** How far two zones may lie over one another, in millimetres. */
const RECOUVREMENT = 0.1;

/** Whether a zone leaves the page (MC5). */
export function isHorsPage({ x, y, largeur, hauteur }: Zone, dessin: Dessin): boolean {
  const page = pageOf(dessin);
  const isSized = largeur > 0 && hauteur > 0;
  return !isSized || x < 0 || y < 0 || x + largeur > page.largeur || y + hauteur > page.hauteur;
}

/** Whether two zones, or a zone and a decoration, lie over one another (MC5). */
export const isSuperposee = (one: Rectangle, other: Rectangle): boolean =>
  one.x + one.largeur - other.x > RECOUVREMENT &&
  other.x + other.largeur - one.x > RECOUVREMENT &&
  one.y + one.hauteur - other.y > RECOUVREMENT &&
  other.y + other.hauteur - one.y > RECOUVREMENT;

const shows = ({ zones }: Dessin, ...champs: readonly ChampCertificat[]): boolean =>
  zones.some(({ champ }) => champs.includes(champ));

/** The fields that a model has yet to place before it is published (MC6). */
export const champsManquants = (dessin: Dessin): ChampCertificat[] => [
  ...(shows(dessin, 'prenomNom') || (shows(dessin, 'prenom') && shows(dessin, 'nom')) ? [] : (['prenomNom'] as const)),
  ...CHAMPS_REQUIS.filter((champ) => !shows(dessin, champ)),
];

/** Most signs that the zones of a model write by themselves: a page of small print has fewer, and each is measured at many sizes. */
export const SIGNES_MAX = 12_000;

/** What makes a drawing unfit to be kept even as a draft: zones outside the page, more words than it can show (MC5). */
export const dessinFaults = (dessin: Dessin): FieldFault[] => [
  ...dessin.zones.flatMap((zone, index) =>
    faultIf(isHorsPage(zone, dessin), `zones.${index}`, 'modele-certificat.zone-hors-page'),
  ),
  ...faultIf(
    dessin.zones.reduce((sum, { etiquette, texte }) => sum + etiquette.length + texte.length, 0) > SIGNES_MAX,
    'zones',
    'modele-certificat.trop-de-mots',
  ),
];

/** What is wrong with the days between which a model is in force. */
export const validiteFaults = (days: {
  readonly dateDebutValidite: string;
  readonly dateFinValidite: string | null;
}): FieldFault[] =>
  faultIf(
    days.dateFinValidite !== null && days.dateFinValidite < days.dateDebutValidite,
    'dateFinValidite',
    'modele-certificat.fin-avant-debut',
  );

/** What is wrong with a drawing that is to be published; screen and server ask it. Of two zones that lie over one another the fault is that of the one that was moved, if it is one of them (MC5, MC6, MC7, MC12). */
export function modeleFaults(dessin: Dessin, moved: number | null = null): FieldFault[] {
  const { zones } = dessin;
  const ofZones = zones.flatMap((zone, index) => [
    ...faultIf(
      zones.some(
        (other, at) => (index === moved ? at !== index : at !== moved && at < index) && isSuperposee(zone, other),
      ),
      `zones.${index}`,
      'modele-certificat.zones-superposees',
    ),
    ...faultIf(
      isCarre(zone.champ) && Math.min(zone.largeur, zone.hauteur) < COTE_QR_MIN,
      `zones.${index}`,
      'modele-certificat.qr-trop-petit',
    ),
    ...faultIf(
      zone.tropLong === 'COUPER' && CHAMPS_ENTIERS.has(zone.champ),
      `zones.${index}.tropLong`,
      'modele-certificat.champ-jamais-coupe',
    ),
    ...faultIf(
      !isImprimable(`${zone.etiquette}${zone.texte}`),
      `zones.${index}.texte`,
      'modele-certificat.lettres-inconnues',
    ),
  ]);
  return [
    ...dessinFaults(dessin),
    ...ofZones,
    ...faultIf(champsManquants(dessin).length > 0, 'zones', 'modele-certificat.champs-manquants'),
  ];
}
