import { expect, test } from 'vitest';
import { type Dessin, pageOf, type Rectangle, type Zone } from './Dessin.ts';
import { isSuperposee, modeleFaults } from './modeleFaults.ts';
import { modeleSimple } from './modeleSimple.ts';
import { placeCertificat } from './placeCertificat.ts';
import type { ValeursCertificat } from './lectureOf.ts';
import { MESURE } from './test/MESURE.ts';
import { MOTS } from './test/MOTS.ts';

const PAYSAGE = modeleSimple('A4', 'PAYSAGE', MOTS);
const PORTRAIT = modeleSimple('A4', 'PORTRAIT', MOTS);
const CARTE = modeleSimple('CR80', 'PAYSAGE', MOTS);
const SHEETS = [PAYSAGE, PORTRAIT];
const SIMPLES = [...SHEETS, CARTE];

const COURTES: ValeursCertificat = {
  intituleDispositifNiveau: 'SST – Sauveteur',
  prenom: 'Léo',
  nom: 'Roy',
  dateNaissance: '14/03/1998',
  identifiant: 'ROY61284',
  parcours: 'qui a suivi la formation initiale.',
  dateObtention: '13/06/2026',
  dateFinValidite: '12/06/2028',
  numeroSession: 'S-2026-000318',
  lieu: '54000 Nancy',
  raisonSocialeEntite: 'Lorraine Prévention',
  numeroHabilitation: '128/2023/SST-1/02',
  nomFormateur: 'Julie Perrin',
  caisse: 'Carsat Nord-Est',
  qrCode: 'HTTPS://HABILIS.EXAMPLE.ORG/CERTIFICAT#12345',
  verification: 'Scannez le code.',
  codeCourt: '7KQ4-M2XV-9PRT',
  comparaison: 'À comparer.',
  numeroCertificat: 'SST-1-2026-004817',
};
const LONGUES: ValeursCertificat = {
  ...COURTES,
  intituleDispositifNiveau: 'PRAP – Formateur de formateurs à la prévention des risques liés à l’activité physique',
  prenom: 'Marie-Bénédicte Anne-Gaëlle',
  nom: 'Rochefort-Delaunay de Kermadec Le Guennec',
  parcours:
    'qui a suivi la formation initiale de 14 heures et satisfait aux épreuves certificatives prévues par le document de référence du dispositif.',
  lieu: '57340 Saint-Julien-lès-Gorze',
  raisonSocialeEntite: 'Centre interentreprises de prévention de Meurthe-et-Moselle',
  nomFormateur: 'Anne-Gaëlle de Kermadec-Le Guennec',
  caisse: 'Caisse d’assurance retraite et de la santé au travail Nord-Est',
  verification: 'Vérifier ce certificat : scannez le code, ou saisissez sur habilis.example.org/certificat',
  comparaison: 'Le contenu affiché doit être identique à ce document.',
};

/** What a certificat says, zone by zone in reading order, labels before their values. */
const saidOf = (dessin: Dessin, valeurs: ValeursCertificat): string[] =>
  placeCertificat(dessin, valeurs, MESURE).zones.map(({ zone, lignes }) =>
    zone.champ === 'qrCode' ? '(code)' : lignes.map(({ texte }) => texte.trimEnd()).join(' / '),
  );
const SAID_OF_SHEET = [
  'Lorraine Prévention',
  'Entité habilitée sous le numéro 128/2023/SST-1/02',
  'Certificat',
  'SST – Sauveteur',
  'est délivré à',
  'Léo ROY',
  'Identifiant : ROY61284',
  'Naissance : 14/03/1998',
  'qui a suivi la formation initiale.',
  'Obtenu le / 13/06/2026',
  'Valable jusqu’au / 12/06/2028',
  'Session / S-2026-000318',
  'Lieu / 54000 Nancy',
  'Instruction par / Carsat Nord-Est',
  'Formateur / Julie Perrin',
  'Habilis',
  '(code)',
  'Scannez le code.',
  '7KQ4-M2XV-9PRT',
  'À comparer.',
  'SST-1-2026-004817',
];

test('[MC4] the plain model is there for the sheet both ways round and for the card, and has no fault', () => {
  for (const dessin of SIMPLES) expect(modeleFaults(dessin)).toEqual([]);
  expect(SHEETS.map(({ orientation }) => orientation)).toEqual(['PAYSAGE', 'PORTRAIT']);
  expect(SHEETS.map((dessin) => pageOf(dessin))).toEqual([
    { largeur: 297, hauteur: 210 },
    { largeur: 210, hauteur: 297 },
  ]);
  // A card has one way round.
  expect(pageOf(CARTE)).toEqual({ largeur: 85.6, hauteur: 53.98 });
  expect(modeleSimple('CR80', 'PORTRAIT', MOTS)).toEqual(CARTE);
});

test('[MC4] a sheet says who certifies what, to whom, when and where, each with its words; both ways round say the same', () => {
  expect(saidOf(PORTRAIT, COURTES)).toEqual(SAID_OF_SHEET);
  expect(saidOf(PAYSAGE, COURTES).toSorted()).toEqual(SAID_OF_SHEET.toSorted());
});

test('[MC4] a card says what is asked for at a check, and no more', () => {
  expect(saidOf(CARTE, COURTES)).toEqual([
    'Lorraine Prévention',
    'SST – Sauveteur',
    'Léo ROY',
    'Obtenu le / 13/06/2026',
    'Valable jusqu’au / 12/06/2028',
    'Naissance : 14/03/1998',
    'Entité habilitée sous le numéro 128/2023/SST-1/02',
    'Session / S-2026-000318',
    '(code)',
    'Code / 7KQ4-M2XV-9PRT',
    'Numéro / SST-1-2026-004817',
  ]);
});

test('[MC4] long names, titles and addresses fit whole in the plain model: on several lines, then in smaller letters', () => {
  for (const dessin of SIMPLES) {
    for (const { zone, lignes, depasse, isCoupee, taille } of placeCertificat(dessin, LONGUES, MESURE).zones) {
      expect([zone.champ, depasse, isCoupee]).toEqual([zone.champ, 0, false]);
      // Small print of a paper is still read.
      expect(taille).toBeGreaterThanOrEqual(5);
      for (const { x, largeur } of lignes) {
        expect(x).toBeGreaterThanOrEqual(zone.x - 0.01);
        expect(x + largeur).toBeLessThanOrEqual(zone.x + zone.largeur + 0.01);
      }
    }
  }
});

test('[MC4] letters of the plain model shrink to three fifths of their size at most, unless the zone has several lines for them', () => {
  const lieuOf = (dessin: Dessin) => dessin.zones.find(({ champ }) => champ === 'lieu');
  const endless = placeCertificat(PAYSAGE, { lieu: 'x'.repeat(200) }, MESURE).zones.find(
    ({ zone }) => zone.champ === 'lieu',
  );
  expect(endless?.taille).toBeCloseTo(13 * 0.6);
  expect(lieuOf(PORTRAIT)?.tailleMin).toBeCloseTo(12 * 0.6);
  for (const { zones } of SIMPLES) {
    for (const { taille, tailleMin } of zones) expect(tailleMin).toBeLessThanOrEqual(taille);
  }
});

const isWithin = (inner: Rectangle, outer: Rectangle): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.largeur <= outer.x + outer.largeur &&
  inner.y + inner.hauteur <= outer.y + outer.hauteur;
const groundOf = ({ formes }: Dessin) =>
  formes.find(({ encre }) => encre === 'FOND') ?? { x: 0, y: 0, largeur: 0, hauteur: 0 };
const isClear = ({ encre }: Pick<Zone, 'encre'>) => encre === 'CLAIR' || encre === 'CLAIR_SUBTIL';

test('[MC4] how the certificat is verified stands on a dark ground in clear inks, all else on the paper in dark ones', () => {
  for (const dessin of SIMPLES) {
    const ground = groundOf(dessin);
    const words = dessin.zones.filter(({ champ }) => champ !== 'qrCode');
    expect(words.filter((zone) => isWithin(zone, ground))).toEqual(words.filter(isClear));
    const saidThere = words.filter(isClear).map(({ champ }) => champ);
    expect(saidThere).toEqual(expect.arrayContaining(['codeCourt', 'numeroCertificat']));
  }
});

/** What the zones that are so show: their fields, or the words of those that have words of their own. */
const shownBy = ({ zones }: Dessin, isSo: (zone: Zone) => boolean): string =>
  zones
    .filter(isSo)
    .map(({ champ, texte }) => (champ === 'texte' ? texte : champ))
    .toSorted()
    .join(' ');

test('[MC4] who, what and when stand out in bold, and what introduces them steps back', () => {
  for (const sheet of SHEETS) {
    expect(shownBy(sheet, ({ gras }) => gras)).toBe(
      'Certificat Habilis caisse codeCourt dateFinValidite dateObtention intituleDispositifNiveau lieu nomFormateur numeroSession prenomNom raisonSocialeEntite',
    );
    expect(shownBy(sheet, ({ encre }) => encre === 'TITRE')).toBe('intituleDispositifNiveau raisonSocialeEntite');
    expect(shownBy(sheet, ({ encre }) => encre === 'ACCENT')).toBe('Certificat');
    expect(shownBy(sheet, ({ encre }) => encre === 'SUBTIL')).toBe(
      'dateNaissance est délivré à identifiant numeroHabilitation',
    );
    expect(shownBy(sheet, ({ encre }) => encre === 'CLAIR')).toBe('Habilis codeCourt numeroCertificat');
    expect(shownBy(sheet, ({ encre }) => encre === 'CLAIR_SUBTIL')).toBe('comparaison verification');
  }
  expect(shownBy(CARTE, ({ gras }) => gras)).toBe(
    'codeCourt dateFinValidite dateObtention intituleDispositifNiveau prenomNom raisonSocialeEntite',
  );
  expect(shownBy(CARTE, ({ encre }) => encre === 'TITRE')).toBe('raisonSocialeEntite');
  expect(shownBy(CARTE, ({ encre }) => encre === 'ACCENT')).toBe('intituleDispositifNiveau');
  expect(shownBy(CARTE, ({ encre }) => encre === 'SUBTIL')).toBe('dateNaissance numeroHabilitation');
});

test('[MC4] the name of the product is centred under its mark on an upright sheet, the codes under the square on a card', () => {
  const middleOf = ({ x, largeur }: { x: number; largeur: number }) => x + largeur / 2;
  const [name] = placeCertificat(PORTRAIT, {}, MESURE).zones.filter(({ zone }) => zone.texte === 'Habilis');
  const mark = PORTRAIT.formes.find(({ nature }) => nature === 'MARQUE');
  expect(name?.lignes.map(middleOf)).toEqual([mark && middleOf(mark)]);
  const card = placeCertificat(CARTE, COURTES, MESURE).zones;
  const square = card.find(({ zone }) => zone.champ === 'qrCode');
  const lines = card.filter(({ zone }) => isClear(zone)).flatMap(({ lignes }) => lignes);
  expect(lines).toHaveLength(4);
  for (const line of lines) expect(middleOf(line)).toBeCloseTo(square ? middleOf(square.zone) : Number.NaN, 1);
});

test('[MC4] a dark ground reaches the edges of the page, and no line nor mark runs across words', () => {
  for (const dessin of SIMPLES) {
    const page = { x: 0, y: 0, ...pageOf(dessin) };
    const ground = groundOf(dessin);
    expect(dessin.formes[0]).toMatchObject({ nature: 'RECTANGLE', encre: 'FOND' });
    expect([ground.x + ground.largeur, isWithin(ground, page)]).toEqual([page.largeur, true]);
    expect(ground.y + ground.hauteur).toBe(page.hauteur);
    for (const forme of dessin.formes.slice(1)) {
      expect(dessin.zones.filter((zone) => isSuperposee(zone, forme))).toEqual([]);
      expect(isWithin(forme, ground)).toBe(forme.encre === 'CLAIR' || forme.encre === 'CLAIR_SUBTIL');
    }
  }
});

test('[MC4] a sheet bears one mark, square on the dark ground, and its facts stand between a strong line and a thin one', () => {
  for (const { formes, zones } of SHEETS) {
    const marks = formes.filter(({ nature }) => nature === 'MARQUE');
    expect(marks.map(({ encre, largeur, hauteur }) => [encre, largeur === hauteur])).toEqual([['CLAIR', true]]);
    const between = zones.filter(({ y }) => formes.some(({ encre, y: line }) => encre === 'TITRE' && line < y));
    const facts = between.filter(({ y, hauteur }) =>
      formes.some(({ encre, y: line }) => encre === 'FILET' && line > y + hauteur),
    );
    expect(facts.map(({ champ }) => champ)).toEqual(['dateObtention', 'dateFinValidite', 'numeroSession', 'lieu']);
  }
  // On a card one line parts the name from the facts.
  expect(CARTE.formes.map(({ nature, encre }) => `${nature} ${encre}`)).toEqual(['RECTANGLE FOND', 'RECTANGLE TITRE']);
});
