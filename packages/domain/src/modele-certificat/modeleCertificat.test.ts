import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CHAMPS_CERTIFICAT } from './champs.ts';
import { type Dessin, pageOf, type Zone } from './Dessin.ts';
import { champsManquants, dessinFaults, modeleFaults } from './modeleFaults.ts';
import { modeleSimple, type MotsModeleSimple } from './modeleSimple.ts';
import { ordreDeLecture } from './ordreDeLecture.ts';
import { type Mesure, MM_PAR_POINT, placeCertificat } from './placeCertificat.ts';

/** A font whose letters are all half as wide as they are high. */
const MESURE: Mesure = {
  largeurDe: (texte, { taille }) => [...texte].length * taille * 0.5 * MM_PAR_POINT,
  interligne: 1.2,
  ascendante: 0.95,
};
const MOTS: MotsModeleSimple = {
  marque: 'Habilis',
  certificat: 'Certificat',
  habilitee: 'Entité habilitée sous le numéro ',
  delivre: 'est délivré à',
  naissance: 'Naissance : ',
  identifiant: 'Identifiant : ',
  obtenu: 'Obtenu le',
  valable: 'Valable jusqu’au',
  session: 'Session',
  lieu: 'Lieu',
  formateur: 'Formateur',
  caisse: 'Instruction par',
  code: 'Code',
  numero: 'Numéro',
};
const SIMPLES = (['A4', 'CR80'] as const).flatMap((format) =>
  (['PORTRAIT', 'PAYSAGE'] as const).map((orientation) => modeleSimple(format, orientation, MOTS)),
);

const zoneOf = (changes: Partial<Zone> = {}): Zone => ({
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
const dessinOf = (...zones: Zone[]): Dessin => ({
  format: 'A4',
  orientation: 'PAYSAGE',
  formes: [],
  fond: null,
  zones,
});
const placedOf = (zone: Zone, valeurs = {}) => {
  const [placed] = placeCertificat(dessinOf(zone), valeurs, MESURE).zones;
  if (placed === undefined) throw new Error('rien n’est placé');
  return placed;
};

test('[MC1] a text that fits keeps its size; one too wide is reduced by half points, down to the smallest, and what still exceeds is told in millimetres', () => {
  // 20 pt: 3.53 mm a letter.
  expect(placedOf(zoneOf())).toMatchObject({ taille: 20, isReduite: false, depasse: 0, isCoupee: false });
  const reduced = placedOf(zoneOf({ texte: 'x'.repeat(30) }));
  expect(reduced.taille).toBe(18.5);
  expect(reduced.isReduite).toBe(true);
  expect(reduced.lignes[0]?.largeur).toBeLessThanOrEqual(100.01);
  const most = placedOf(zoneOf({ texte: 'x'.repeat(64) }));
  expect(most.taille).toBe(10);
  expect(most.depasse).toBeCloseTo(64 * 5 * MM_PAR_POINT - 100, 1);
});

test('[MC1] a text that returns takes several lines, at break points alone, and shrinks when they are too many', () => {
  const zone = zoneOf({ tropLong: 'RETOUR', hauteur: 17, largeur: 60, texte: 'Sauveteur secouriste du travail' });
  const placed = placedOf(zone);
  // At 20 pt three lines are needed, and there is room for two.
  expect(placed.lignes.map(({ texte }) => texte)).toEqual(['Sauveteur secouriste ', 'du travail']);
  expect(placed.taille).toBe(17);
  expect(placedOf(zoneOf({ ...zone, texte: 'Une ligne\nune autre' })).lignes).toHaveLength(2);
  // A space that French keeps with its sign is no break point, a hyphen inside a word is one.
  const kept = placedOf(
    zoneOf({ tropLong: 'RETOUR', largeur: 36, hauteur: 90, texte: 'Attention : Rochefort-Delaunay' }),
  );
  expect(kept.lignes.map(({ texte }) => texte)).toEqual(['Attention : ', 'Rochefort-', 'Delaunay']);
});

test('[MC1] a text that may be cut says so', () => {
  const placed = placedOf(zoneOf({ tropLong: 'COUPER', texte: 'x'.repeat(60) }));
  expect(placed.isCoupee).toBe(true);
  expect(placed.depasse).toBe(0);
  expect(placed.lignes[0]?.texte.endsWith('x…')).toBe(true);
  expect(placedOf(zoneOf({ tropLong: 'COUPER' })).isCoupee).toBe(false);
});

test('[MC2] lines stand left, in the middle or right, the first on its baseline, the label above in its own size', () => {
  const width = 7 * 20 * 0.5 * MM_PAR_POINT;
  const xOf = (alignement: Zone['alignement']) => placedOf(zoneOf({ alignement })).lignes[0]?.x;
  expect(xOf('GAUCHE')).toBe(10);
  expect(xOf('CENTRE')).toBeCloseTo(10 + (100 - width) / 2);
  expect(xOf('DROITE')).toBeCloseTo(110 - width);
  const [label, value] = placedOf(zoneOf({ etiquette: 'Obtenu le', hauteur: 20, gras: true })).lignes;
  expect(label).toMatchObject({ texte: 'Obtenu le', taille: 15, gras: false, encre: 'SUBTIL' });
  expect(label?.base).toBeCloseTo(10 + 0.95 * 15 * MM_PAR_POINT);
  expect(value?.base).toBeCloseTo(10 + (1.2 * 15 + 0.95 * 20) * MM_PAR_POINT);
  expect(value).toMatchObject({ taille: 20, gras: true, encre: 'TEXTE' });
  const [onDark] = placedOf(zoneOf({ etiquette: 'Code', encre: 'CLAIR', taille: 6, tailleMin: 6 })).lignes;
  expect(onDark).toMatchObject({ encre: 'CLAIR_SUBTIL', taille: 5 });
});

test('[MC2] a name is shown whole, its family name in capitals where the zone says so, and an empty field leaves its zone empty', () => {
  const nom = { prenom: 'Zoltán', nom: 'Erdős' };
  const textOf = (changes: Partial<Zone>) => placedOf(zoneOf({ texte: '', ...changes }), nom).lignes[0]?.texte;
  expect(textOf({ champ: 'prenomNom' })).toBe('Zoltán ERDŐS');
  expect(textOf({ champ: 'prenomNom', capitales: false })).toBe('Zoltán Erdős');
  expect(textOf({ champ: 'nom' })).toBe('ERDŐS');
  expect(textOf({ champ: 'prenom' })).toBe('Zoltán');
  expect(placedOf(zoneOf({ champ: 'lieu', texte: 'à ' }), { lieu: 'Nancy' }).lignes[0]?.texte).toBe('à Nancy');
  const zones = [zoneOf({ champ: 'dateFinValidite', etiquette: 'Valable' }), zoneOf({ champ: 'lieu', texte: 'à ' })];
  expect(placeCertificat(dessinOf(...zones), { dateFinValidite: '' }, MESURE).zones).toEqual([]);
});

test('[MC2] the code is a square without lines', () => {
  expect(placedOf(zoneOf({ champ: 'qrCode' }), { qrCode: 'HTTPS://…' }).lignes).toEqual([]);
  expect(placedOf(zoneOf({ champ: 'image', texte: 'logo' })).lignes).toEqual([]);
});

test('[MC3] zones are read line by line from the left, and how the certificat is verified last', () => {
  const zones = [
    zoneOf({ champ: 'qrCode', y: 0 }),
    zoneOf({ champ: 'lieu', x: 150, y: 51 }),
    zoneOf({ champ: 'dateObtention', y: 50 }),
    zoneOf({ champ: 'prenomNom', y: 20 }),
    zoneOf({ champ: 'numeroCertificat', y: 1 }),
    zoneOf({ champ: 'codeCourt', y: 90 }),
  ];
  expect(ordreDeLecture(zones).map((at) => zones[at]?.champ)).toEqual([
    'prenomNom',
    'dateObtention',
    'lieu',
    'qrCode',
    'codeCourt',
    'numeroCertificat',
  ]);
});

test('[MC3] every zone is read once, whatever their places', () => {
  const places = fc.array(fc.record({ x: fc.nat(200), y: fc.nat(200), champ: fc.constantFrom(...CHAMPS_CERTIFICAT) }));
  fc.assert(
    fc.property(places, (drawn) => {
      const order = ordreDeLecture(drawn.map((place) => zoneOf(place)));
      expect(order.toSorted((one, other) => one - other)).toEqual(drawn.map((_, index) => index));
    }),
  );
});

test('[MC4] the plain model is there for the sheet both ways round and for the card, and has no fault', () => {
  for (const dessin of SIMPLES) {
    expect(modeleFaults(dessin)).toEqual([]);
    for (const zone of dessin.zones) expect(zone.tailleMin).toBeGreaterThanOrEqual(5);
  }
  expect(SIMPLES.map((dessin) => pageOf(dessin))).toEqual([
    { largeur: 210, hauteur: 297 },
    { largeur: 297, hauteur: 210 },
    { largeur: 85.6, hauteur: 53.98 },
    { largeur: 85.6, hauteur: 53.98 },
  ]);
});

test('[MC5] a zone outside the page is a fault even of a draft, zones over one another when it is published', () => {
  const outside = [
    zoneOf({ x: -1 }),
    zoneOf({ y: -0.5 }),
    zoneOf({ x: 200 }),
    zoneOf({ y: 201 }),
    zoneOf({ largeur: 0 }),
    zoneOf({ hauteur: 0 }),
  ];
  for (const zone of outside) {
    expect(dessinFaults(dessinOf(zone))).toEqual([{ path: 'zones.0', title: 'modele-certificat.zone-hors-page' }]);
  }
  expect(dessinFaults(dessinOf(zoneOf({ x: 197, y: 200 })))).toEqual([]);
  const overlaps = (other: Partial<Zone>) =>
    modeleFaults(dessinOf(zoneOf(), zoneOf(other))).some(
      ({ path, title }) => path === 'zones.1' && title === 'modele-certificat.zones-superposees',
    );
  expect(overlaps({ x: 100, y: 19 })).toBe(true);
  for (const beside of [{ x: 110 }, { y: 20 }, { x: 0, largeur: 10 }, { y: 0, hauteur: 10 }]) {
    expect([beside, overlaps(beside)]).toEqual([beside, false]);
  }
});

test('[MC6] a model is published with what a certificat must tell', () => {
  const [simple] = SIMPLES;
  if (simple === undefined) throw new Error('pas de modèle simple');
  const without = (...champs: string[]) => ({
    ...simple,
    zones: simple.zones.filter(({ champ }) => !champs.includes(champ)),
  });
  expect(champsManquants(simple)).toEqual([]);
  expect(champsManquants(without('prenomNom', 'qrCode'))).toEqual(['prenomNom', 'qrCode']);
  expect(modeleFaults(without('codeCourt'))).toEqual([{ path: 'zones', title: 'modele-certificat.champs-manquants' }]);
  const apart = { ...without('prenomNom'), zones: [...without('prenomNom').zones, zoneOf({ champ: 'prenom' })] };
  expect(champsManquants(apart)).toEqual(['prenomNom']);
  expect(champsManquants({ ...apart, zones: [...apart.zones, zoneOf({ champ: 'nom', y: 30 })] })).toEqual([]);
});

test('[MC7] the code is large enough to be read, and what names and proves is never cut', () => {
  const titlesOf = (...zones: Zone[]) => modeleFaults(dessinOf(...zones)).map(({ path, title }) => `${path} ${title}`);
  const small = zoneOf({ champ: 'qrCode', largeur: 40, hauteur: 28.9 });
  expect(titlesOf(small)).toContain('zones.0 modele-certificat.qr-trop-petit');
  expect(titlesOf({ ...small, hauteur: 29 })).not.toContain('zones.0 modele-certificat.qr-trop-petit');
  const cut = (champ: Zone['champ']) => titlesOf(zoneOf({ champ, tropLong: 'COUPER' }));
  expect(cut('prenomNom')).toContain('zones.0.tropLong modele-certificat.champ-jamais-coupe');
  expect(cut('lieu')).not.toContain('zones.0.tropLong modele-certificat.champ-jamais-coupe');
});
