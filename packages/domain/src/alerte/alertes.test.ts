import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../date/addDays.ts';
import { dueDateOf } from '../demande-administrative/dueDateOf.ts';
import { DA_TASK_KEYS } from '../demande-administrative/taskKeys.ts';
import { DEFAULT_SETTINGS } from '../setting/settings.ts';
import { ALERTE_TYPES } from './ALERTE_RULES.ts';
import { alertesOfDemandeAdministrative } from './alertesOfDemandeAdministrative.ts';
import { ciblesOf } from './ciblesOf.ts';

const BEGUN = '2026-11-20';
const OWNERS = { entiteId: 7, caisseId: 3 };
const alertes = (
  tache: (typeof DA_TASK_KEYS)[number],
  { today = BEGUN, dateSuspension = null }: { today?: string; dateSuspension?: string | null } = {},
) =>
  alertesOfDemandeAdministrative(
    {
      tache,
      dateDebutTache: BEGUN,
      dateEcheance: dueDateOf(tache, { today: BEGUN, settings: DEFAULT_SETTINGS, dateSuspension }),
      dateSuspension,
      ...OWNERS,
    },
    { today, settings: DEFAULT_SETTINGS },
  );
const at = (roleType: string, place: object) => ({
  roleType,
  entiteId: null,
  mrpId: null,
  personneId: null,
  ...place,
});

test('[A17] DA_A_INSTRUIRE is given during an examination, due in 30 days, to I of the caisse', () => {
  expect(alertes('da_instruction')).toEqual([
    {
      type: 'DA_A_INSTRUIRE',
      cible: at('I', { mrpId: 3 }),
      dateEmission: BEGUN,
      dateEcheance: '2026-12-20',
    },
  ]);
});
test('[A18] DA_COMPLEMENT is given to DM and G of the entite, due in 30 days or on the suspension date', () => {
  expect(alertes('da_complement').map(({ cible, dateEcheance }) => [cible, dateEcheance])).toEqual([
    [at('DM', { entiteId: 7 }), '2026-12-20'],
    [at('G', { entiteId: 7 }), '2026-12-20'],
  ]);
  const [first] = alertes('da_complement', { dateSuspension: '2027-02-01' });
  expect(first).toMatchObject({ type: 'DA_COMPLEMENT', dateEcheance: '2027-02-01' });
});
test('[A19] DA_SUSPENSION is told 30 days before to DM, G and I, and again 7 days before', () => {
  const dateSuspension = '2027-02-01';
  const told = (today: string) =>
    alertes('da_complement', { today, dateSuspension })
      .filter(({ type }) => type === 'DA_SUSPENSION')
      .map(({ cible, dateEmission, dateEcheance }) => [cible.roleType, dateEmission, dateEcheance]);
  expect(told('2027-01-01')).toEqual([]);
  for (const today of ['2027-01-02', '2027-01-24']) {
    expect(told(today)).toEqual(['DM', 'G', 'I'].map((role) => [role, '2027-01-02', dateSuspension]));
  }
  for (const today of ['2027-01-25', '2027-03-01']) {
    expect(told(today)).toEqual(['DM', 'G', 'I'].map((role) => [role, '2027-01-25', dateSuspension]));
  }
});
test('[A19] a suspension asked for with less notice is told from the day it is asked for', () => {
  const [, , third] = alertes('da_complement', { dateSuspension: addDays(BEGUN, 15) });
  expect(third).toMatchObject({ type: 'DA_SUSPENSION', dateEmission: BEGUN });
});
test('[A17][A18][A19] a demande that waits for nobody gives no alert, and none is told before its day', () => {
  const days = fc.integer({ min: 0, max: 400 });
  fc.assert(
    fc.property(fc.constantFrom(...DA_TASK_KEYS), days, fc.option(days), (tache, passed, suspension) => {
      const today = addDays(BEGUN, passed);
      const dateSuspension = suspension === null ? null : addDays(BEGUN, suspension);
      const given = alertes(tache, { today, dateSuspension });
      expect(given.every(({ dateEmission }) => dateEmission >= BEGUN && dateEmission <= today)).toBe(true);
      if (['validee', 'refusee', 'supprimee'].includes(tache)) expect(given).toEqual([]);
      if (suspension === null && tache !== 'da_instruction' && tache !== 'da_complement') expect(given).toEqual([]);
    }),
  );
});
test('an alert reaches the people of its object, and nobody when it has none', () => {
  const roles = (owners: object) =>
    ALERTE_TYPES.flatMap((type) =>
      ciblesOf(type, { entiteId: null, caisseId: null, personneId: null, ...owners }).map(({ roleType }) => roleType),
    );
  expect(new Set(roles({}))).toEqual(new Set(['R', 'CNH', 'ADM', 'S']));
  expect(new Set(roles({ entiteId: 1 }))).toEqual(new Set(['R', 'CNH', 'ADM', 'S', 'DM', 'G', 'DL']));
  expect(new Set(roles({ caisseId: 1 }))).toEqual(new Set(['R', 'CNH', 'ADM', 'S', 'I', 'RC']));
  expect(ciblesOf('DH_AVIS_ATTENDU', { entiteId: 1, caisseId: 1, personneId: 9 })).toEqual([
    at('E', { personneId: 9 }),
  ]);
  expect(ciblesOf('SUSPENSION_RAPPEL', { entiteId: 1, caisseId: null, personneId: null })).toEqual(
    ['CNH', 'ADM', 'S'].map((roleType) => at(roleType, {})),
  );
});
