import { expect, test } from 'vitest';
import { toldOf } from '../notification/test/toldOf.ts';
import { alertesOfRevocation } from './alertesOfRevocation.ts';

const REVOKED = {
  entiteId: 7,
  formateurId: 9,
  delegataires: [3, 4],
  jour: '2026-11-20',
  isRemplace: false,
};
const told = (today: string, isRemplace = false) =>
  alertesOfRevocation({ ...REVOKED, isRemplace }, { today, settings: { affichageRevocationJours: 30 } }).map(
    ({ type, cible: { roleType, entiteId, personneId }, dateEcheance }) => [
      type,
      roleType,
      entiteId,
      personneId,
      dateEcheance,
    ],
  );

test('[C26] a revoked certificat is told to its entite, each of its delegates and its formateur, for a while', () => {
  expect(told('2026-12-20')).toEqual([
    ['CERT_REVOQUE', 'DM', 7, null, '2026-12-20'],
    ['CERT_REVOQUE', 'G', 7, null, '2026-12-20'],
    ['CERT_REVOQUE', 'DL', 7, 3, '2026-12-20'],
    ['CERT_REVOQUE', 'DL', 7, 4, '2026-12-20'],
    ['CERT_REVOQUE', 'F', null, 9, '2026-12-20'],
  ]);
  expect(told('2026-12-21')).toEqual([]);
  expect(new Set(told('2026-11-20', true).map(([type]) => type))).toEqual(new Set(['CERT_REMPLACE']));
});

test('[C26] whoever may be told of it chooses how', () => {
  expect(toldOf('CERT_REVOQUE')).toEqual(['ACTUALITES DM G DL F']);
  expect(toldOf('CERT_REMPLACE')).toEqual(['ACTUALITES DM G DL F']);
});
