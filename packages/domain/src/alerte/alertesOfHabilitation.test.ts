import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { etatHabilitation } from '../habilitation/etatHabilitation.ts';
import { SANS_FIN } from '../habilitation/refusalOfSuspension.ts';
import { ACTIVE, days, TODAY } from '../habilitation/test/exampleDates.ts';
import { DEFAULT_SETTINGS as settings } from '../setting/settings.ts';
import { alertesOfHabilitation } from './alertesOfHabilitation.ts';

const alertes = (changes: Partial<Parameters<typeof alertesOfHabilitation>[0]> = {}, today = TODAY) =>
  alertesOfHabilitation(
    {
      ...ACTIVE,
      entiteId: 7,
      dateDecisionSuspension: null,
      isRenouvellementEngage: false,
      dateReserve: null,
      delegataires: [31, 32],
      responsables: [41],
      rappels: [],
      ...changes,
    },
    { today, settings },
  ).map(({ type, cible, dateEmission, dateEcheance }) => [
    type,
    cible.roleType,
    cible.personneId,
    dateEmission,
    dateEcheance,
  ]);

test('[A20] the end is told 9, 6 and 3 months before to DM and G, to RD the last time, until a renewal is asked for', () => {
  const on = (today: string, changes = {}) => alertes({ dateFin: '2027-11-20', ...changes }, today);
  const told = (day: string) => ['DM', 'G'].map((role) => ['HAB_FIN_PROCHE', role, null, day, '2027-11-20']);
  expect(on('2027-02-19')).toEqual([]);
  expect([on('2027-02-20'), on('2027-05-19')]).toEqual([told('2027-02-20'), told('2027-02-20')]);
  expect(on('2027-05-20')).toEqual(told('2027-05-20'));
  expect(on('2027-08-20')).toEqual([...told('2027-08-20'), ['HAB_FIN_PROCHE', 'RD', 41, '2027-08-20', '2027-11-20']]);
  expect([on('2027-11-21'), on('2027-08-20', { isRenouvellementEngage: true })]).toEqual([[], []]);
  expect(on('2027-08-20', { rupture: true })).toEqual([]);
  // The alert still shows on the last day; a suspension changes nothing; without an end there is no alert.
  expect(on('2027-11-20')).toHaveLength(3);
  const suspended = { dateDebutSuspension: '2027-02-01', dateFinSuspension: '2027-03-01' };
  expect(on('2027-02-20', suspended).filter(([type]) => type === 'HAB_FIN_PROCHE')).toEqual(told('2027-02-20'));
  expect(on('2027-08-20', { dateFin: null })).toEqual([]);
});
test('[A21] a suspension is told to DM, G and its delegataires until it ends, a rupture for a while', () => {
  const suspended = {
    dateDebutSuspension: '2026-11-25',
    dateFinSuspension: '2026-12-24',
    dateDecisionSuspension: TODAY,
  };
  expect(alertes(suspended)).toEqual(
    [
      ['DM', null],
      ['G', null],
      ['DL', 31],
      ['DL', 32],
    ].map(([role, personne]) => ['HAB_SUSPENDUE', role, personne, TODAY, '2026-12-24']),
  );
  expect(alertes({ ...suspended, dateFinSuspension: SANS_FIN })[0]).toEqual(['HAB_SUSPENDUE', 'DM', null, TODAY, null]);
  expect(alertes(suspended, '2026-12-25')).toEqual([]);
  const broken = { rupture: true, dateDebutSuspension: TODAY };
  expect(alertes(broken, '2027-01-19').map(([type, role]) => `${type} ${role}`)).toEqual([
    'HAB_ROMPUE DM',
    'HAB_ROMPUE G',
    'HAB_ROMPUE DL',
    'HAB_ROMPUE DL',
  ]);
  expect(alertes(broken, '2027-01-19')[0]).toEqual(['HAB_ROMPUE', 'DM', null, TODAY, '2027-01-19']);
  expect(alertes(broken, '2027-01-20')).toEqual([]);
  // The alert counts from the day of the decision, not from the day it takes effect.
  expect(alertes({ ...broken, dateDecisionSuspension: '2026-11-10' }, '2027-01-10')).toEqual([]);
});
test('[A22] a reserve is asked for 5 months after the grant, due in a month, of DM, G and RD', () => {
  const on = (today: string) => alertes({ dateReserve: '2026-06-20' }, today);
  expect(on('2026-11-19')).toEqual([]);
  expect(on('2026-11-20')).toEqual(
    [
      ['DM', null],
      ['G', null],
      ['RD', 41],
    ].map(([role, personne]) => ['RESERVE_A_LEVER', role, personne, '2026-11-20', '2026-12-20']),
  );
  expect(alertes({ dateReserve: '2026-06-20', rupture: true })).toEqual([]);
});
test('[A20][A21][A22] an alert is for the people of its entite, and by name for a delegataire and for a manager', () => {
  const given = alertesOfHabilitation(
    {
      ...ACTIVE,
      entiteId: 7,
      dateFinSuspension: TODAY,
      dateDebutSuspension: TODAY,
      dateDecisionSuspension: null,
      isRenouvellementEngage: false,
      dateReserve: '2026-01-01',
      rappels: [],
      delegataires: [31],
      responsables: [41, 42],
    },
    { today: TODAY, settings },
  );
  const targets = (wanted: string) => given.flatMap(({ type, cible }) => (type === wanted ? [cible] : []));
  const place = { entiteId: 7, mrpId: null, personneId: null };
  expect(targets('HAB_SUSPENDUE')).toEqual([
    { ...place, roleType: 'DM' },
    { ...place, roleType: 'G' },
    { ...place, roleType: 'DL', personneId: 31 },
  ]);
  expect(targets('RESERVE_A_LEVER')).toEqual([
    { ...place, roleType: 'DM' },
    { ...place, roleType: 'G' },
    { ...place, entiteId: null, roleType: 'RD', personneId: 41 },
    { ...place, entiteId: null, roleType: 'RD', personneId: 42 },
  ]);
});
test('[A20][A21][A22] no alert is told before its day, and a state gives no more than one kind of withholding', () => {
  fc.assert(
    fc.property(days, days, days, days, fc.boolean(), (debut, fin, finSuspension, today, rupture) => {
      const given = alertes(
        { dateDebut: debut, dateFin: fin, dateFinSuspension: finSuspension, dateDebutSuspension: debut, rupture },
        today,
      );
      const told = new Set(given.map(([type]) => type));
      if (debut <= today) expect(given.every(([, , , emission]) => String(emission) <= today)).toBe(true);
      expect(told.has('HAB_SUSPENDUE') && told.has('HAB_ROMPUE')).toBe(false);
      const etat = etatHabilitation(
        { dateDebut: debut, dateFin: fin, dateFinSuspension: finSuspension, rupture, prorogee: false },
        today,
      );
      expect(told.has('HAB_SUSPENDUE')).toBe(etat === 'SUSPENDUE');
    }),
  );
});
test('[A700] what a caisse suspends asks the dispositif’s manager until it is confirmed or over, due after two months or with its end', () => {
  const suspended = { dateDebutSuspension: TODAY, dateFinSuspension: '2027-02-20', suspensionAConfirmer: true };
  const asked = (changes: object = {}, today = TODAY) =>
    alertes({ ...suspended, ...changes }, today).filter(([type]) => type === 'SUSPENSION_A_CONFIRMER');
  expect(asked()).toEqual([['SUSPENSION_A_CONFIRMER', 'RD', 41, TODAY, '2027-01-20']]);
  expect(asked({ dateFinSuspension: '2026-12-20' })[0]?.[4]).toBe('2026-12-20');
  expect(asked({ dateFinSuspension: SANS_FIN })[0]?.[4]).toBe('2027-01-20');
  expect([asked({}, '2027-02-20').length, asked({}, '2027-02-21').length]).toEqual([1, 0]);
  expect([asked({ suspensionAConfirmer: false }), asked({ dateDebutSuspension: null })]).toEqual([[], []]);
});
test('[A701] who wanted to be reminded to suspend is, from the day on, by name, while nothing withholds it', () => {
  const rappels = [
    { roleType: 'RC' as const, personneId: 51, date: TODAY },
    { roleType: 'CNH' as const, personneId: 52, date: '2026-12-05' },
  ];
  const told = (today: string, changes: object = {}) => alertes({ rappels, ...changes }, today);
  expect(told('2026-11-19')).toEqual([]);
  expect(told(TODAY)).toEqual([['SUSPENSION_RAPPEL', 'RC', 51, TODAY, TODAY]]);
  expect(told('2026-12-05').map(([, role]) => role)).toEqual(['RC', 'CNH']);
  for (const over of [{ rupture: true }, { dateFinSuspension: '2027-01-01' }, { dateFin: '2026-11-01' }]) {
    expect(told(TODAY, over).filter(([type]) => type === 'SUSPENSION_RAPPEL')).toEqual([]);
  }
});
