import { expect, test } from 'vitest';
import { alertesSansTitulaire } from './alertesSansTitulaire.ts';

const LOST = { entiteId: 7, caisseId: 3, depuis: '2026-11-20', dateEcheance: '2026-12-31' };
const told = (roles: Parameters<typeof alertesSansTitulaire>[0]['roles'], responsables: readonly number[]) =>
  alertesSansTitulaire({ ...LOST, roles, responsables }).map(({ cible }) => cible);
const NOWHERE = { entiteId: null, mrpId: null, personneId: null };

test('[DH941] an expertise that nobody holds alerts the repartiteurs and each manager of its dispositif', () => {
  expect(told(['RD', 'R'], [21, 22])).toEqual([
    { ...NOWHERE, roleType: 'R' },
    { ...NOWHERE, roleType: 'RD', personneId: 21 },
    { ...NOWHERE, roleType: 'RD', personneId: 22 },
  ]);
});
test('[DH941] an instruction that nobody can take alerts the manager of its caisse', () => {
  expect(told(['RC'], [21])).toEqual([{ ...NOWHERE, roleType: 'RC', mrpId: 3 }]);
  expect(alertesSansTitulaire({ ...LOST, roles: ['RC'], responsables: [] })).toMatchObject([
    { type: 'TACHE_SANS_TITULAIRE', dateEmission: '2026-11-20', dateEcheance: '2026-12-31' },
  ]);
});
