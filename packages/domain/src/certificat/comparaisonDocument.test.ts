import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../date/addDays.ts';
import type { Dessin, FormatPapier, Orientation, Zone } from '../modele-certificat/Dessin.ts';
import type { ValeursCertificat } from '../modele-certificat/lectureOf.ts';
import { modeleSimple } from '../modele-certificat/modeleSimple.ts';
import { type Mesure, MM_PAR_POINT, placeCertificat } from '../modele-certificat/placeCertificat.ts';
import { CHAMPS_COMPARES, comparaisonDocument, type FaitsCertificat, faitsSignes } from './comparaisonDocument.ts';
import { datesIn } from './datesIn.ts';
import { DOCUMENT_SANS_TEXTE, type DocumentLu, type LigneLue } from './DocumentLu.ts';
import { initialsOf } from './initialsOf.ts';
import type { Payload } from './payload.ts';
import { ligneLue } from './test/ligneLue.ts';

const MESURE: Mesure = {
  largeurDe: (texte, { taille }) => [...texte].length * taille * 0.5 * MM_PAR_POINT,
  interligne: 1.3,
  ascendante: 0.984,
};
const MOTS = {
  marque: 'Habilis',
  certificat: 'Certificat',
  habilitee: 'Entité habilitée sous le numéro ',
  delivre: 'est délivré à',
  naissance: 'Date de naissance : ',
  identifiant: 'Identifiant : ',
  obtenu: 'Obtenu le',
  valable: 'Valable jusqu’au',
  session: 'Session',
  lieu: 'Lieu',
  formateur: 'Formation animée par',
  caisse: 'Habilitation suivie par',
  code: 'Code à saisir',
  numero: 'Numéro',
};
type Modele = readonly [FormatPapier, Orientation];
const SIMPLES = [
  ['A4', 'PAYSAGE'],
  ['A4', 'PORTRAIT'],
  ['CR80', 'PAYSAGE'],
] as const satisfies readonly Modele[];
const SST = 'SST – Sauveteur secouriste du travail';
const PRAP = 'PRAP – Acteur PRAP IBC';
const PRAP_ALM = 'PRAP – Acteur PRAP IBC avec ALM';
const ROYER = { prenom: 'Amandine', nom: 'Royer' };
const PAYLOAD: Payload = {
  cleId: 300,
  serial: 4817,
  dateObtention: '2026-06-13',
  dateFin: '2028-06-12',
  codeNiveau: 'SST-1',
  initiales: 'A R',
  numeroHabilitation: '128/2023/SST-1/02',
};
const ALONE = { titres: [SST], autresTitres: [SST, PRAP, PRAP_ALM], titulaire: null, raisonSociale: null };
const OFFLINE = faitsSignes(PAYLOAD, ALONE);
const ONLINE: FaitsCertificat = { ...OFFLINE, titulaire: ROYER, raisonSociale: 'Lorraine Prévention' };

const french = (date: string): string => date.split('-').toReversed().join('/');
const VALEURS: ValeursCertificat = {
  intituleDispositifNiveau: SST,
  ...ROYER,
  dateNaissance: '14/03/1998',
  identifiant: 'ROY10000',
  parcours: 'qui a suivi la formation initiale de 14 heures et satisfait aux épreuves certificatives.',
  dateObtention: french(PAYLOAD.dateObtention),
  dateFinValidite: french(PAYLOAD.dateFin ?? ''),
  numeroSession: 'S-2026-000482',
  lieu: '54000 Nancy',
  raisonSocialeEntite: 'Lorraine Prévention',
  numeroHabilitation: PAYLOAD.numeroHabilitation,
  nomFormateur: 'Julie Perrin',
  caisse: 'Carsat Nord-Est',
  verification: 'Vérifier ce certificat : scannez le code, ou saisissez sur habilis.example.org/certificat',
  codeCourt: '7KQ4-M2XV-9PRT',
  comparaison: 'Le contenu affiché doit être identique à ce document.',
  numeroCertificat: 'SST-1-2026-004817',
};

const points = (mm: number): number => mm / MM_PAR_POINT;
function documentOf(dessin: Dessin, valeurs: ValeursCertificat): DocumentLu {
  const { zones } = placeCertificat(dessin, valeurs, MESURE);
  const lignes = zones.flatMap((zone) =>
    zone.lignes.map(({ texte, x, base, largeur, taille }): LigneLue => ({
      texte: texte.trimEnd(),
      x: points(x),
      y: points(base),
      largeur: points(largeur),
      taille,
    })),
  );
  return { lignes, isAnnote: false };
}
const paperOf = (changes: ValeursCertificat = {}, [format, orientation]: Modele = SIMPLES[0]) =>
  documentOf(modeleSimple(format, orientation, MOTS), { ...VALEURS, ...changes });
const zoneOf = (champ: Zone['champ'], y: number, changes: Partial<Zone> = {}): Zone => ({
  champ,
  x: 10,
  y,
  largeur: 180,
  hauteur: 10,
  taille: 12,
  gras: false,
  alignement: 'CENTRE',
  encre: 'TEXTE',
  capitales: true,
  tropLong: 'REDUIRE',
  tailleMin: 6,
  etiquette: '',
  texte: '',
  ...changes,
});
/** A model of somebody's own: words before the values, given names and name apart, a large heading in capitals. */
const PROPRE: Dessin = {
  format: 'A4',
  orientation: 'PORTRAIT',
  formes: [],
  fond: null,
  zones: [
    zoneOf('texte', 10, { taille: 30, texte: 'ALPHA FORMATION', hauteur: 16 }),
    zoneOf('raisonSocialeEntite', 30),
    zoneOf('intituleDispositifNiveau', 42, { taille: 20 }),
    zoneOf('prenom', 60, { largeur: 80, taille: 18, alignement: 'DROITE' }),
    zoneOf('nom', 60, { x: 100, largeur: 80, taille: 18, alignement: 'GAUCHE' }),
    zoneOf('dateNaissance', 75, { texte: 'Née ou né le ' }),
    zoneOf('dateObtention', 90, { texte: 'Le ' }),
    zoneOf('dateFinValidite', 102, { texte: 'Ce certificat est valable jusqu’au ' }),
    zoneOf('numeroHabilitation', 114, { texte: 'Habilitation ' }),
    zoneOf('numeroCertificat', 126, { texte: 'N° ' }),
    zoneOf('texteLegal', 140, { taille: 8 }),
  ],
};
const LEGAL = { texteLegal: 'Arrêté du 22 décembre 2015, certificat délivré au titre de la convention du 03/01/2019.' };
const ecartsOf = (document: DocumentLu, faits: FaitsCertificat) => comparaisonDocument(document, faits).ecarts;
/** A paper on which somebody wrote more. */
const withLines = (paper: DocumentLu, ...lignes: readonly LigneLue[]): DocumentLu => ({
  ...paper,
  lignes: [...paper.lignes, ...lignes],
});
const AT_EDGE = { x: 600, y: 20, largeur: 60 };

test.each(SIMPLES)(
  '[C40] a paper of the plain model %s %s is authentic, with the server and without it',
  (...model) => {
    for (const faits of [OFFLINE, ONLINE]) {
      expect(comparaisonDocument(paperOf({}, model), faits)).toEqual({
        verdict: 'authentique',
        ecarts: [],
        conformes: ['intitule', 'nom', 'obtention', 'fin', 'habilitation', 'numero'],
        nonLus: [],
        isAnnote: false,
      });
    }
  },
);
test('[C40] a paper of a model of one’s own is authentic, whatever its words', () => {
  const paper = documentOf(PROPRE, { ...VALEURS, ...LEGAL });
  expect(comparaisonDocument(paper, ONLINE).verdict).toBe('authentique');
  // Its names stand apart: without the server, the eye compares the initials.
  expect(comparaisonDocument(paper, OFFLINE)).toMatchObject({ verdict: 'a-comparer', ecarts: [], nonLus: ['nom'] });
});
test.each(SIMPLES)('[C40] each changed line of a paper is told, with what is signed: %s %s', (...model) => {
  const told = (changes: ValeursCertificat, faits = ONLINE) => ecartsOf(paperOf(changes, model), faits);
  expect(told({ dateFinValidite: '12/06/2029' })).toEqual([
    { champ: 'fin', document: '2029-06-12', signe: '2028-06-12' },
  ]);
  expect(told({ dateObtention: '13/06/2025' })).toEqual([
    { champ: 'obtention', document: '2025-06-13', signe: '2026-06-13' },
  ]);
  expect(told({ intituleDispositifNiveau: PRAP })).toEqual([{ champ: 'intitule', document: PRAP, signe: SST }]);
  expect(told({ numeroHabilitation: '129/2023/SST-1/02' })).toEqual([
    { champ: 'habilitation', document: '129/2023/SST-1/02', signe: '128/2023/SST-1/02' },
  ]);
  expect(told({ numeroCertificat: 'SST-1-2026-004818' })).toEqual([
    { champ: 'numero', document: 'SST-1-2026-004818', signe: 'SST-1-2026-004817' },
  ]);
  expect(told({ prenom: 'Bernard', nom: 'Martin' })).toEqual([
    { champ: 'nom', document: 'Bernard MARTIN', signe: 'Amandine ROYER' },
  ]);
  // Only the server tells these two apart: they have the same initials.
  expect(told({ prenom: 'Alice', nom: 'Renard' })).toMatchObject([{ champ: 'nom', document: 'Alice RENARD' }]);
  expect(told({ prenom: 'Alice', nom: 'Renard' }, OFFLINE)).toEqual([]);
  expect(told({ prenom: 'Bernard', nom: 'Martin' }, OFFLINE)).toEqual([
    { champ: 'nom', document: 'Bernard MARTIN', signe: 'A R' },
  ]);
});
test('[C40] several changes are told in the order of a paper', () => {
  const { ecarts, conformes, nonLus, verdict } = comparaisonDocument(
    paperOf({ dateObtention: '13/06/2027', dateFinValidite: '12/06/2029', prenom: 'Bernard', nom: 'Martin' }),
    ONLINE,
  );
  expect(verdict).toBe('modifie');
  expect(ecarts.map(({ champ }) => champ)).toEqual(['nom', 'obtention', 'fin']);
  expect(conformes).toEqual(['intitule', 'habilitation', 'numero']);
  expect(nonLus).toEqual([]);
});
test('[C40] a true date kept beside a false one, or a false one without words, changes nothing', () => {
  const added = (texte: string) => withLines(paperOf(), ligneLue(texte, AT_EDGE));
  expect(ecartsOf(added('12/06/2029'), OFFLINE)).toMatchObject([{ champ: 'fin', document: '2029-06-12' }]);
  expect(ecartsOf(added('prolongé : 12 juin 2031'), OFFLINE)).toMatchObject([{ champ: 'fin', document: '2031-06-12' }]);
  expect(ecartsOf(added('01/02/2020'), OFFLINE)).toEqual([]);
  // Words that tell of an end make one of an old day too, before it or above it.
  expect(ecartsOf(added('Valable jusqu’au 01/02/2020'), OFFLINE)).toMatchObject([{ document: '2020-02-01' }]);
  const above = ligneLue('Expire le', { ...AT_EDGE, taille: 8 });
  const labelled = withLines(paperOf(), above, ligneLue(' 01/02/2020', { ...AT_EDGE, y: 32 }));
  expect(ecartsOf(labelled, OFFLINE)).toMatchObject([{ champ: 'fin', document: '2020-02-01' }]);
  expect(ecartsOf(added('Validité : 13/06/2026 – 12/06/2028'), OFFLINE)).toEqual([]);
  // A model without words before its days.
  const bare = documentOf(PROPRE, { ...VALEURS, dateObtention: '18/06/2026' });
  expect(ecartsOf(bare, ONLINE)).toMatchObject([{ champ: 'fin', document: '2026-06-18' }]);
  const earlier = documentOf(PROPRE, { ...VALEURS, dateObtention: '11/06/2026' });
  expect(ecartsOf(earlier, ONLINE)).toMatchObject([{ champ: 'obtention', document: '2026-06-11' }]);
});
test.each([
  'Imprimé le 02/03/2027',
  'Copie certifiée conforme à l’original, le 2 mars 2027',
  'Certifié conforme par la direction, le 02/03/2027',
  'Fait à Saint-Dié, le 02/03/2027',
  'Reçu le : 02/03/2027',
  'Signé électroniquement par A. Royer, le 02/03/2027',
  '02/03/2027 14:05 Habilis – Certificat',
  '02/03/2027 à 9h05',
])('[C40] the day of a copy accuses nobody, and leaves the last word to the eye: %s', (texte) => {
  const copy = withLines(paperOf(), ligneLue(texte, AT_EDGE));
  expect(comparaisonDocument(copy, ONLINE)).toMatchObject({ verdict: 'a-comparer', ecarts: [], isAnnote: true });
  // Where the signed end is not read, or where its words speak of an end, it accuses as any other.
  const ended = withLines(paperOf({ dateFinValidite: '' }), ligneLue(texte, AT_EDGE));
  expect(ecartsOf(ended, ONLINE)).toMatchObject([{ champ: 'fin', document: '2027-03-02' }]);
});
test.each(['Valable jusqu’au 12/06/2030 14:05', 'Imprimé ; expire le 12/06/2030', 'Vu, validité : 12/06/2030 à 8h00'])(
  '[C40] words of an end accuse, whatever copy they speak of: %s',
  (texte) => {
    const copy = withLines(paperOf(), ligneLue(texte, AT_EDGE));
    expect(ecartsOf(copy, ONLINE)).toMatchObject([{ champ: 'fin', document: '2030-06-12' }]);
  },
);
test('[C40] a day without words is a changed one when two of its signs differ, and an unknown one when more do', () => {
  const bare = (dateObtention: string) =>
    comparaisonDocument(documentOf(PROPRE, { ...VALEURS, dateObtention }), ONLINE);
  expect(bare('12/06/2025').ecarts).toMatchObject([{ champ: 'obtention', document: '2025-06-12' }]);
  expect(bare('22/06/2025')).toMatchObject({ ecarts: [], nonLus: ['obtention'] });
});
test('[C40] a paper that does not tell its end is for the eye', () => {
  expect(comparaisonDocument(paperOf({ dateFinValidite: '' }), ONLINE)).toMatchObject({
    verdict: 'a-comparer',
    ecarts: [],
    nonLus: ['fin'],
  });
});
test('[C40] a certificat without end has none on its paper', () => {
  const faits = { ...ONLINE, dateFin: null };
  expect(comparaisonDocument(paperOf({ dateFinValidite: 'sans limite' }), faits).verdict).toBe('authentique');
  expect(ecartsOf(paperOf(), faits)).toEqual([{ champ: 'fin', document: '2028-06-12', signe: null }]);
});
test('[C40] a title that begins with another is told apart from it', () => {
  const faits = { ...ONLINE, titres: [PRAP] };
  expect(comparaisonDocument(paperOf({ intituleDispositifNiveau: PRAP }), faits).conformes).toContain('intitule');
  expect(ecartsOf(paperOf({ intituleDispositifNiveau: PRAP_ALM }), faits)).toEqual([
    { champ: 'intitule', document: PRAP_ALM, signe: PRAP },
  ]);
  // A title that was changed since, or that this device does not know, accuses nobody.
  expect(comparaisonDocument(paperOf({ intituleDispositifNiveau: 'Ancien titre' }), ONLINE)).toMatchObject({
    verdict: 'a-comparer',
    nonLus: ['intitule'],
  });
  expect(ecartsOf(paperOf(), { ...ONLINE, titres: [], autresTitres: [] })).toEqual([]);
  expect(ecartsOf(paperOf(), { ...ONLINE, titres: [], autresTitres: [SST] })).toEqual([]);
  expect(ecartsOf(paperOf(), { ...ONLINE, titres: ['Ancien titre'], autresTitres: [''] })).toEqual([]);
});
test('[C40] the right title is enough, in one of its forms, beside that of another niveau', () => {
  const faits = { ...ONLINE, titres: ['Sauveteur du travail', SST] };
  const paper = withLines(paperOf(), ligneLue(PRAP_ALM, AT_EDGE));
  for (const one of [ONLINE, faits]) expect(comparaisonDocument(paper, one).conformes).toContain('intitule');
});
test('[C40] a number is read among brackets and quotes; one of another niveau under the same serial is false, that of a session is none', () => {
  const paper = paperOf();
  const lignes = paper.lignes.map((ligne) => ({
    ...ligne,
    texte: ligne.texte.replace(PAYLOAD.numeroHabilitation, `«(${PAYLOAD.numeroHabilitation})».`),
  }));
  expect(comparaisonDocument({ ...paper, lignes }, ONLINE).verdict).toBe('authentique');
  const added = (numero: string) => ecartsOf(withLines(paper, ligneLue(numero, AT_EDGE)), ONLINE);
  expect(added('PRAP-2-2026-004817')).toMatchObject([{ champ: 'numero', document: 'PRAP-2-2026-004817' }]);
  expect(added('PRAP-2-2026-004818')).toEqual([]);
  expect(added('S-2026-004817')).toEqual([]);
});
test('[C40] a picture, or a page with something laid over it, is never authentic by itself', () => {
  for (const isAnnote of [false, true]) {
    expect(comparaisonDocument({ ...DOCUMENT_SANS_TEXTE, isAnnote }, { ...ONLINE, dateFin: null })).toEqual({
      verdict: 'a-comparer',
      ecarts: [],
      conformes: [],
      nonLus: CHAMPS_COMPARES,
      isAnnote,
    });
  }
  expect(comparaisonDocument(DOCUMENT_SANS_TEXTE, ONLINE)).toMatchObject({ isAnnote: false });
  expect(comparaisonDocument({ ...paperOf(), isAnnote: true }, ONLINE)).toMatchObject({
    verdict: 'a-comparer',
    nonLus: [],
    isAnnote: true,
  });
  expect(comparaisonDocument(paperOf({ numeroCertificat: '' }), ONLINE)).toMatchObject({
    verdict: 'a-comparer',
    nonLus: ['numero'],
  });
});
test('[C40] a holder with a civility, one whose letters papers cannot write, or one no longer known by name is not accused', () => {
  const paper = paperOf();
  const civil = {
    ...paper,
    lignes: paper.lignes.map((ligne) => ({
      ...ligne,
      texte: ligne.texte.replace('Amandine ROYER', 'Madame ROYER Amandine'),
    })),
  };
  expect(comparaisonDocument(civil, ONLINE).verdict).toBe('authentique');
  const [ecart] = ecartsOf(paper, { ...ONLINE, titulaire: { prenom: '', nom: 'Martin' } });
  expect(ecart).toEqual({ champ: 'nom', document: 'Amandine ROYER', signe: 'MARTIN' });
  const faits = { ...ONLINE, titulaire: { prenom: 'محمد', nom: 'علي' } };
  expect(comparaisonDocument(paperOf({ prenom: '????', nom: '??? X' }), faits).ecarts).toEqual([]);
  expect(comparaisonDocument(paper, { ...OFFLINE, initiales: '' })).toMatchObject({ ecarts: [], nonLus: ['nom'] });
});
test.each([
  { prenom: 'Marie-Bénédicte Alexandrine', nom: 'Rochefort-Delaunay de Saint-Germain' },
  // On a card it comes down to the letters of the title above it.
  { prenom: 'Aéçéaçaőőè-Aşşççőè', nom: 'Éçèéèőéőş-Aőçççééèőé-Ééèçéaőç' },
])('[C40] a name of several lines is read whole: $prenom', (titulaire) => {
  for (const model of SIMPLES) {
    const paper = paperOf(titulaire, model);
    expect(comparaisonDocument(paper, { ...ONLINE, titulaire }).verdict).toBe('authentique');
    expect(comparaisonDocument(paper, { ...OFFLINE, initiales: initialsOf(titulaire) }).ecarts).toEqual([]);
  }
});

const name = fc
  .array(fc.stringMatching(/^[A-ZÉ][a-zéèçőş]{1,9}$/u), { minLength: 1, maxLength: 3 })
  .map((words) => words.join('-'));
const holder = fc.record({ prenom: name, nom: name });
const day = fc.integer({ min: 9000, max: 12_000 }).map((days) => addDays('2000-01-01', days));
test('[C40] whoever the holder and whatever the days, a true paper is never accused and a false end always is', () => {
  const paper = fc.record({
    titulaire: holder,
    dateObtention: day,
    length: fc.integer({ min: 1, max: 1500 }),
    shift: fc.integer({ min: 1, max: 1500 }),
    model: fc.constantFrom(...SIMPLES),
  });
  fc.assert(
    fc.property(paper, ({ titulaire, dateObtention, length, shift, model }) => {
      const dateFin = addDays(dateObtention, length);
      const year = dateObtention.slice(0, 4);
      const payload = { ...PAYLOAD, dateObtention, dateFin, initiales: initialsOf(titulaire) };
      const offline = faitsSignes(payload, ALONE);
      const online = { ...offline, titulaire, raisonSociale: 'Lorraine Prévention' };
      const changes = {
        ...titulaire,
        dateObtention: french(dateObtention),
        dateFinValidite: french(dateFin),
        numeroCertificat: `SST-1-${year}-004817`,
      };
      expect(comparaisonDocument(paperOf(changes, model), online).verdict).toBe('authentique');
      expect(comparaisonDocument(paperOf(changes, model), offline).ecarts).toEqual([]);
      const later = addDays(dateFin, shift);
      expect(ecartsOf(paperOf({ ...changes, dateFinValidite: french(later) }, model), offline)).toEqual([
        { champ: 'fin', document: later, signe: dateFin },
      ]);
    }),
  );
});
test('[C40] any text at all is compared, and gives no verdict of its own', () => {
  const ligne = fc.record({
    texte: fc.string({ unit: 'grapheme', maxLength: 60 }),
    x: fc.nat(600),
    y: fc.nat(800),
    largeur: fc.nat(300),
    taille: fc.integer({ min: 1, max: 40 }),
  });
  fc.assert(
    fc.property(fc.array(ligne, { maxLength: 20 }), (lignes) => {
      expect(comparaisonDocument({ lignes, isAnnote: false }, ONLINE).verdict).not.toBe('authentique');
    }),
  );
});
test('[C40] days are read in the forms that people write; what is no day is none', () => {
  const read = (texte: string) => datesIn(texte).map(({ date }) => date);
  expect(read('du 12/06/2028 au 13.06.2028, 1er août 2027, 3 DÉCEMBRE 2026, 2025-01-02, 4-5-2024')).toEqual([
    '2028-06-12',
    '2028-06-13',
    '2027-08-01',
    '2026-12-03',
    '2025-01-02',
    '2024-05-04',
  ]);
  expect(read('31/02/2027, 12/13/2027, 128/2023/02, 112/06/20281, 45 juin 2027')).toEqual([]);
  expect(datesIn('Valable  jusqu’à : 12/06/2028')[0]?.avant).toBe('valable jusqu’a : ');
});
