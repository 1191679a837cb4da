import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodeListe } from '../certificat/listeRevocations.ts';
import { decodePayload, encodePayload } from '../certificat/payload.ts';
import { type ChargeAttestation, decodeAttestation, encodeAttestation, isAttestation } from './chargeAttestation.ts';
import { ecartsAttestation } from './ecartsAttestation.ts';
import { refusalOfAttestation, statutAttestation } from './statutAttestation.ts';
import { verdictAttestation } from './verdictAttestation.ts';

const TODAY = '2026-11-20';
const CHARGE: ChargeAttestation = {
  cleId: 300,
  habilitationId: 12,
  dateEmission: TODAY,
  dateDebut: '2023-11-30',
  dateFin: '2028-11-30',
  codeNiveau: 'SST-1',
  numeroHabilitation: '128/2023/SST-1/02',
  raisonSociale: 'Lorraine Prévention Formation',
};
const CERTIFICAT = {
  cleId: 300,
  serial: 4817,
  dateObtention: '2026-06-13',
  dateFin: '2028-06-12',
  codeNiveau: 'SST-1',
  initiales: 'A R',
  numeroHabilitation: '128/2023/SST-1/02',
};

test('[C860] an attestation is read as it was written, and never cut, lengthened or changed in its first bytes', () => {
  const day = fc
    .integer({ min: 0, max: 20_000 })
    .map((days) => new Date(Date.UTC(2000, 0, 1 + days)).toISOString().slice(0, 10));
  const charges = fc.record({
    cleId: fc.integer({ min: 0, max: 65_535 }),
    habilitationId: fc.integer({ min: 0, max: 2 ** 31 - 1 }),
    dateEmission: day,
    dateDebut: day,
    lasts: fc.option(fc.integer({ min: 0, max: 4000 })),
    codeNiveau: fc.string({ maxLength: 20 }),
    numeroHabilitation: fc.string({ maxLength: 40 }),
    raisonSociale: fc.string({ maxLength: 60 }),
  });
  fc.assert(
    fc.property(charges, ({ lasts, ...charge }) => {
      const end = new Date(`${charge.dateDebut}T00:00:00Z`);
      end.setUTCDate(end.getUTCDate() + (lasts ?? 0));
      const written = { ...charge, dateFin: lasts === null ? null : end.toISOString().slice(0, 10) };
      const bytes = encodeAttestation(written);
      expect(decodeAttestation(bytes)).toEqual(written);
      expect(decodeAttestation(bytes.subarray(0, -1))).toBe('abime');
      expect(decodeAttestation(Uint8Array.from([...bytes, 0]))).toBe('abime');
    }),
  );
  const bytes = encodeAttestation(CHARGE);
  expect(decodeAttestation(Uint8Array.from([bytes[0] ?? 0, 2, ...bytes.subarray(2)]))).toBe('version-inconnue');
  expect(decodeAttestation(Uint8Array.from([bytes[0] ?? 0, 0, ...bytes.subarray(2)]))).toBe('abime');
  expect(decodeAttestation(Uint8Array.of())).toBe('illisible');
  expect(() => encodeAttestation({ ...CHARGE, cleId: 65_536 })).toThrow(RangeError);
  expect(() => encodeAttestation({ ...CHARGE, codeNiveau: 'é'.repeat(128) })).toThrow(RangeError);
});

test('[C860] a long name is cut between letters, and the whole stays easy to film', () => {
  const bytes = encodeAttestation({ ...CHARGE, raisonSociale: 'Fédération é'.repeat(40) });
  const read = decodeAttestation(bytes);
  const { raisonSociale } = typeof read === 'string' ? CHARGE : read;
  expect(new TextEncoder().encode(raisonSociale).length).toBeLessThanOrEqual(60);
  expect('Fédération é'.repeat(40).startsWith(raisonSociale)).toBe(true);
  expect(bytes.length).toBeLessThan(110);
});

test('[C860] an attestation is no certificat nor a list, and they are no attestation: the signature of one never serves for the other', () => {
  const bytes = encodeAttestation(CHARGE);
  expect(isAttestation(bytes)).toBe(true);
  expect(decodePayload(bytes)).toEqual({ ok: false, reason: 'abime' });
  const certificat = encodePayload(CERTIFICAT);
  const liste = encodeListe({ cleId: 300, date: TODAY, prochaine: TODAY, revocations: [] });
  for (const other of [certificat, liste]) {
    expect(isAttestation(other)).toBe(false);
    expect(decodeAttestation(other)).toBe('illisible');
  }
});

test('[C862] without network an attestation is judged by its signature and its days alone', () => {
  const known = { cle: 'connue', isSigned: true, today: TODAY } as const;
  expect(verdictAttestation(CHARGE, known)).toBe('signee');
  expect(verdictAttestation({ ...CHARGE, dateFin: null }, known)).toBe('signee');
  expect(verdictAttestation({ ...CHARGE, dateFin: TODAY, dateDebut: TODAY }, known)).toBe('signee');
  expect(verdictAttestation({ ...CHARGE, dateFin: '2026-11-19' }, known)).toBe('finie');
  expect(verdictAttestation({ ...CHARGE, dateDebut: '2026-11-21' }, known)).toBe('pas-commencee');
  expect(verdictAttestation(CHARGE, { ...known, isSigned: false })).toBe('signature-fausse');
  expect(verdictAttestation(CHARGE, { ...known, cle: 'inconnue', isSigned: false })).toBe('cle-inconnue');
  expect(verdictAttestation(CHARGE, { ...known, cle: 'compromise' })).toBe('cle-compromise');
});

const HABILITATION = {
  dateDebut: '2023-11-30',
  dateFin: '2028-11-30',
  dateDebutSuspension: null,
  dateFinSuspension: null,
  rupture: false,
  prorogee: false,
  finDecideeLe: null,
};
const ENTITE = { dateFinActivite: null, finDecideeLe: null, isSuspendue: false };

test('[C861] an attestation is made of what holds, or is to come; what is withheld or over refuses it with its reason', () => {
  const both = (habilitation: object, entite: object = {}) => {
    const situation = { habilitation: { ...HABILITATION, ...habilitation }, entite: { ...ENTITE, ...entite } };
    return [statutAttestation(situation, TODAY), refusalOfAttestation(situation, TODAY)];
  };
  expect(both({})).toEqual(['VALIDE', null]);
  expect(both({ dateFin: null })).toEqual(['VALIDE', null]);
  expect(both({ dateDebut: '2027-01-01' })).toEqual(['FUTURE', null]);
  expect(both({ dateFin: '2026-10-01', prorogee: true })).toEqual(['VALIDE', null]);
  expect(both({ dateFin: '2026-10-01' })).toEqual(['TERMINEE', 'habilitation.attestation-terminee']);
  expect(both({}, { dateFinActivite: '2026-11-19' })).toEqual(['TERMINEE', 'habilitation.attestation-terminee']);
  expect(both({}, { dateFinActivite: TODAY })).toEqual(['VALIDE', null]);
  expect(both({ rupture: true })).toEqual(['ROMPUE', 'habilitation.attestation-rompue']);
  const suspended = ['SUSPENDUE', 'habilitation.attestation-suspendue'];
  expect(both({ dateDebutSuspension: '2026-11-02', dateFinSuspension: '2999-12-31' })).toEqual(suspended);
  expect(both({}, { isSuspendue: true })).toEqual(suspended);
});

test('[C1022] a paper is told by what it says otherwise than its code', () => {
  const titre = 'SST – Sauveteur secouriste du travail';
  const paper = [
    'Attestation d’habilitation',
    'Habilis atteste que Lorraine Prévention Formation est habilitée depuis le 30 novembre 2023 à organiser',
    'des sessions du niveau SST – Sauveteur secouriste du travail jusqu’au 30 novembre 2028.',
    'Son renouvellement attend : l’habilitation reste utilisable jusqu’au 31 mai 2029 au plus tard.',
    'Elle dit ce qui est vrai le 20 novembre 2026.',
    '128/2023/SST-1/02',
    'du 30/11/2023 au 30/11/2028',
    'Plateformes 12 rue du 8 mai 1945, 54000 Nancy',
  ];
  const TITRES = new Map([
    ['SST-1', titre],
    ['SST-2', 'SST – Formateur de SST'],
  ]);
  const ecartsOf = (lines: readonly string[], titres: ReadonlyMap<string, string> = TITRES) =>
    ecartsAttestation(
      {
        lignes: lines.map((texte, rank) => ({ texte, x: 50, y: 60 + 14 * rank, largeur: 400, taille: 10 })),
        isAnnote: false,
      },
      CHARGE,
      titres,
    );
  const altered = (from: string, to: string) => ecartsOf(paper.map((line) => line.replace(from, to)));
  expect(ecartsOf(paper)).toEqual([]);
  expect(ecartsOf([])).toEqual([]);
  expect(altered('30/11/2028', '30/11/2031')).toEqual([{ champ: 'dates', document: '2031-11-30', signe: null }]);
  expect(altered('30 novembre 2028', '30 novembre 2038')).toEqual([
    { champ: 'dates', document: '2038-11-30', signe: null },
  ]);
  expect(altered('/SST-1/02', '/SST-2/02')).toEqual([
    { champ: 'numero', document: '128/2023/SST-2/02', signe: '128/2023/SST-1/02' },
  ]);
  expect(altered('Lorraine Prévention', 'Moselle Secours')).toEqual([
    { champ: 'entite', document: null, signe: 'Lorraine Prévention Formation' },
  ]);
  const toFormateur = (line: string) => line.replace('Sauveteur secouriste du travail', 'Formateur de SST');
  expect(ecartsOf(paper.map(toFormateur))).toEqual([
    { champ: 'niveau', document: 'SST – Formateur de SST', signe: titre },
  ]);
  // A niveau whose title this device does not know is not looked for; a title that has changed since accuses nobody.
  expect(ecartsOf(paper.map(toFormateur), new Map())).toEqual([]);
  expect(altered('secouriste du travail', 'secouriste en entreprise')).toEqual([]);
});

test('[C1022] the days of a street and of a name, and a name that no paper writes, accuse nobody', () => {
  const ecartsOf = (texte: string, raisonSociale: string) =>
    ecartsAttestation(
      { lignes: [{ texte, x: 50, y: 60, largeur: 400, taille: 10 }], isAnnote: false },
      { ...CHARGE, raisonSociale },
      new Map(),
    );
  const collectif = 'Collectif du 13 novembre 2015';
  expect(ecartsOf(`Habilis atteste que le ${collectif} est habilité`, collectif)).toEqual([]);
  expect(ecartsOf('東 Formation, 4 rue du 1er janvier 2002', '東京 Formation')).toEqual([]);
  expect(ecartsOf('Élan, 2 av. du 13 novembre 2015, 54000 Nancy', 'Élan')).toEqual([]);
  expect(ecartsOf('Élan, valable du 13 novembre 2015', 'Élan')).toEqual([
    { champ: 'dates', document: '2015-11-13', signe: null },
  ]);
});

test('[C1022] the day of a copy accuses nobody where the signed days are read; the days of a span do', () => {
  const signed = `${CHARGE.raisonSociale} ${CHARGE.numeroHabilitation}`;
  const daysOf = (...lines: readonly string[]) =>
    ecartsAttestation(
      {
        lignes: lines.map((texte, rank) => ({ texte, x: 50, y: 60 + 60 * rank, largeur: 400, taille: 10 })),
        isAnnote: false,
      },
      CHARGE,
      new Map(),
    ).map(({ document }) => document);
  const span = 'du 30/11/2023 au 30/11/2028';
  expect(daysOf(signed, span, 'Imprimé le 02/03/2027', '02/03/2027 14:05 Habilis')).toEqual([]);
  expect(daysOf(signed, span, 'jusqu’au 02/03/2031 14:05')).toEqual(['2031-03-02']);
  expect(daysOf(signed, 'Imprimé le 02/03/2031')).toEqual(['2031-03-02']);
});
