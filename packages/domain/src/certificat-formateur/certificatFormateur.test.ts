import { expect, test } from 'vitest';
import { alertesDesStagiaires } from '../certificat/alertesDesStagiaires.ts';
import { DEFAULT_SETTINGS } from '../setting/settings.ts';
import { alertesOfCertificatFormateur, type CertificatAlerte } from './alertesOfCertificatFormateur.ts';
import { finProlongationMax, prolongationFaults, refusalOfProlongation } from './prolongation.ts';

const TODAY = '2026-11-19';
const settings = DEFAULT_SETTINGS;

test('[C6] an extension is later than the end, by twelve months at most', () => {
  expect(finProlongationMax('2026-12-31')).toBe('2027-12-31');
  expect(refusalOfProlongation('2026-12-31', '2027-12-31')).toBeNull();
  expect(refusalOfProlongation('2026-12-31', '2028-01-01')).toBe('fin-lointaine');
  expect(refusalOfProlongation('2026-12-31', '2027-01-01')).toBeNull();
  expect(refusalOfProlongation('2026-12-31', '2026-12-31')).toBe('fin-avant');
  expect(refusalOfProlongation(null, '2027-01-01')).toBe('sans-fin');
  // The last day of February, whatever the year.
  expect(finProlongationMax('2028-02-29')).toBe('2029-02-28');
});

test('[C6] an extension wants a day and a reason; each fault stands at its field', () => {
  const faults = (dateFin: string | null, motif: string, before: string | null = '2026-12-31') =>
    prolongationFaults(before, { dateFin, motif }).map(({ path, title }) => `${path} ${title}`);
  expect(faults('2027-06-30', 'Session reportée.')).toEqual([]);
  expect(faults(null, '  ')).toEqual([
    'dateFin certificat-formateur.fin-requise',
    'motif certificat-formateur.motif-requis',
  ]);
  expect(faults('2029-01-01', 'Raison.')).toEqual(['dateFin certificat-formateur.fin-lointaine']);
  expect(faults('2027-01-01', 'Raison.', null)).toEqual([' certificat-formateur.sans-fin']);
});

const told = (changes: Partial<CertificatAlerte>, today = TODAY) =>
  alertesOfCertificatFormateur(
    { personneId: 7, entiteId: 3, dateFin: null, isRenouvele: false, prolongeLe: null, ...changes },
    { today, settings },
  ).map(({ type, cible: { roleType, entiteId, personneId }, dateEmission, dateEcheance }) => [
    type,
    roleType,
    entiteId ?? personneId,
    dateEmission,
    dateEcheance,
  ]);

test('[A27] the end is told six, three and one month before, to the formateur and to the entite of the last session', () => {
  expect(told({ dateFin: '2027-05-20' })).toEqual([]);
  expect(told({ dateFin: '2027-05-19' })).toEqual([
    ['CERT_FORMATEUR_FIN', 'F', 7, '2026-11-19', '2027-05-19'],
    ['CERT_FORMATEUR_FIN', 'G', 3, '2026-11-19', '2027-05-19'],
  ]);
  expect(told({ dateFin: '2027-02-19', entiteId: null })).toEqual([
    ['CERT_FORMATEUR_FIN', 'F', 7, '2026-11-19', '2027-02-19'],
  ]);
  expect(told({ dateFin: '2026-12-10' })[0]?.[3]).toBe('2026-11-10');
  expect(told({ dateFin: TODAY })).toHaveLength(2);
  expect(told({ dateFin: '2026-11-18' })).toEqual([]);
  expect(told({ dateFin: '2026-12-10', isRenouvele: true })).toEqual([]);
});

test('[A28] an extension is told to the formateur alone, for thirty days', () => {
  const alone = [['CERT_FORMATEUR_PROLONGE', 'F', 7, '2026-11-01', '2026-12-01']];
  expect(told({ prolongeLe: '2026-11-01', dateFin: '2029-01-01' })).toEqual(alone);
  expect(told({ prolongeLe: '2026-11-01', dateFin: '2029-01-01' }, '2026-12-01')).toEqual(alone);
  expect(told({ prolongeLe: '2026-11-01', dateFin: '2029-01-01' }, '2026-12-02')).toEqual([]);
});

test('[A29] once a month an entite and its delegates are told of the certificats that end within three months', () => {
  const digest = (nb: number, today: string) =>
    alertesDesStagiaires({ entiteId: 3, nb, delegataires: [8, 9] }, today).map(
      ({ type, cible: { roleType, entiteId, personneId }, dateEmission, dateEcheance }) =>
        `${type} ${roleType} ${entiteId} ${personneId} ${dateEmission} ${dateEcheance}`,
    );
  const all = [
    'CERT_STAGIAIRES_FIN DM 3 null 2026-11-01 2027-02-01',
    'CERT_STAGIAIRES_FIN G 3 null 2026-11-01 2027-02-01',
    'CERT_STAGIAIRES_FIN DL 3 8 2026-11-01 2027-02-01',
    'CERT_STAGIAIRES_FIN DL 3 9 2026-11-01 2027-02-01',
  ];
  expect(digest(4, '2026-11-01')).toEqual(all);
  expect(digest(1, '2026-11-30')).toEqual(all);
  expect(digest(4, '2026-12-01')[0]).toBe('CERT_STAGIAIRES_FIN DM 3 null 2026-12-01 2027-03-01');
  expect(digest(0, '2026-11-01')).toEqual([]);
});
