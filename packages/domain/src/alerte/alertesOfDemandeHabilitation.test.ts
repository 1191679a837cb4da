import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { DH_TASK_KEYS, type DhTaskKey } from '../demande-habilitation/taskKeys.ts';
import { dueDateOf } from '../demande-habilitation/dueDateOf.ts';
import { addDays } from '../date/addDays.ts';
import { DEFAULT_SETTINGS } from '../setting/settings.ts';
import { ALERTE_RULES, type AlerteType } from './ALERTE_RULES.ts';
import { alertesOfDemandeHabilitation, type DemandeAlertee } from './alertesOfDemandeHabilitation.ts';

const BEGUN = '2026-11-20';
const SETTINGS = { settings: DEFAULT_SETTINGS };

const demandeOn = (tache: DhTaskKey, changes: Partial<DemandeAlertee> = {}): DemandeAlertee => ({
  tache,
  dateDebutTache: BEGUN,
  dateEcheance: dueDateOf(tache, { today: BEGUN, settings: DEFAULT_SETTINGS, dateCnh: changes.dateCnh ?? null }),
  dateCnh: null,
  dateDecision: null,
  affecteeLe: null,
  entiteId: 7,
  caisseId: 3,
  assigneId: null,
  responsables: [],
  declares: [],
  retenue: null,
  ...changes,
});

/** The alerts of a demande, each as its type, role, place, first day and due date. */
const told = (demande: DemandeAlertee, today = BEGUN) =>
  alertesOfDemandeHabilitation(demande, { today, ...SETTINGS }).map(({ type, cible, dateEmission, dateEcheance }) => [
    type,
    cible.roleType,
    cible.entiteId ?? cible.mrpId ?? cible.personneId,
    dateEmission,
    dateEcheance,
  ]);

type Row = readonly [title: string, tache: DhTaskKey, expected: unknown[][], changes?: Partial<DemandeAlertee>];
const TABLE: readonly Row[] = [
  ['[A5] at submit, to I of the caisse, 60 days', 'instruction', [['DH_A_INSTRUIRE', 'I', 3, BEGUN, '2027-01-19']]],
  ['[A7] to RC, 15 days', 'validation_instruction', [['DH_A_VALIDER_CAISSE', 'RC', 3, BEGUN, '2026-12-05']]],
  ['[A8] to R, 15 days', 'repartition', [['DH_A_REPARTIR', 'R', null, BEGUN, '2026-12-05']]],
  [
    '[A9] to the assigned E, 45 days',
    'sous_commission',
    [['DH_AVIS_ATTENDU', 'E', 11, BEGUN, '2027-01-04']],
    { assigneId: 11 },
  ],
  [
    '[A10] to each RD of the dispositif, 30 days',
    'validation_demande',
    [
      ['DH_A_VALIDER_RD', 'RD', 21, BEGUN, '2026-12-20'],
      ['DH_A_VALIDER_RD', 'RD', 22, BEGUN, '2026-12-20'],
    ],
    { responsables: [21, 22] },
  ],
  ['[A11] to CNH, 30 days', 'planification_decision', [['DH_A_PLANIFIER', 'CNH', null, BEGUN, '2026-12-20']]],
  [
    '[A13] to DM and G, 30 days',
    'complement',
    [
      ['DH_COMPLEMENT', 'DM', 7, BEGUN, '2026-12-20'],
      ['DH_COMPLEMENT', 'G', 7, BEGUN, '2026-12-20'],
    ],
  ],
  [
    '[A16] to DM and G, two months',
    'suppression_apres_refus',
    [
      ['DH_SUPPRESSION', 'DM', 7, BEGUN, '2027-01-20'],
      ['DH_SUPPRESSION', 'G', 7, BEGUN, '2027-01-20'],
    ],
  ],
];
test.each(TABLE.map((row): [string, Row] => [row[0], row]))('%s', (_title, [, tache, expected, changes]) => {
  expect(told(demandeOn(tache, changes))).toEqual(expected);
});
test('[A6] a task that is given to somebody tells them alone, for 30 days from that day', () => {
  const given = demandeOn('instruction', { assigneId: 11, affecteeLe: '2026-11-25' });
  expect(told(given, '2026-11-25')).toContainEqual(['DH_AFFECTEE', 'I', 11, '2026-11-25', '2026-12-25']);
  const expertise = demandeOn('sous_commission', { assigneId: 11, affecteeLe: '2026-11-25' });
  expect(told(expertise, '2026-11-25')).toContainEqual(['DH_AFFECTEE', 'E', 11, '2026-11-25', '2026-12-25']);
  const types = (demande: DemandeAlertee) => told(demande).map(([type]) => type);
  expect(types(demandeOn('instruction', { assigneId: 11 }))).toEqual(['DH_A_INSTRUIRE']);
  expect(types(demandeOn('instruction', { affecteeLe: BEGUN }))).toEqual(['DH_A_INSTRUIRE']);
  expect(types(demandeOn('repartition', { assigneId: 11, affecteeLe: BEGUN }))).toEqual(['DH_A_REPARTIR']);
});
test('[A12] a decision is to be entered from the commission’s day, within 7 days', () => {
  const planned = demandeOn('decision', { dateCnh: '2026-12-01' });
  expect(told(planned, '2026-11-30')).toEqual([]);
  expect(told(planned, '2026-12-01')).toEqual([['DH_DECISION_A_SAISIR', 'CNH', null, '2026-12-01', '2026-12-08']]);
  // Outside the wait for the commission's decision, there is nothing to enter.
  for (const tache of ['planification_decision', 'acceptee'] as const) {
    const types = told(demandeOn(tache, { dateCnh: BEGUN })).map(([type]) => type);
    expect(types).not.toContain('DH_DECISION_A_SAISIR');
  }
});
test('[A13] a complement is told again 7 days before its end, once', () => {
  const days = (today: string) => new Set(told(demandeOn('complement'), today).map(([, , , day]) => day));
  expect(days('2026-12-12')).toEqual(new Set([BEGUN]));
  expect(days('2026-12-13')).toEqual(new Set(['2026-12-13']));
  expect(days('2026-12-18')).toEqual(new Set(['2026-12-13']));
  // With less time than the reminder, the alert starts on the first day; another task is not announced twice.
  expect(told(demandeOn('complement', { dateEcheance: addDays(BEGUN, 3) }))[0]?.[3]).toBe(BEGUN);
  expect(told(demandeOn('repartition'), '2026-12-05')[0]?.[3]).toBe(BEGUN);
});
test('[A14] a task that is late warns who has it and their manager, from the day after its due date', () => {
  const late = (tache: DhTaskKey, changes: Partial<DemandeAlertee> = {}) => {
    const demande = demandeOn(tache, { responsables: [21], ...changes });
    const due = demande.dateEcheance ?? '';
    expect(told(demande, due).map(([type]) => type)).not.toContain('DH_EN_RETARD');
    return told(demande, addDays(due, 1))
      .filter(([type]) => type === 'DH_EN_RETARD')
      .map(([, role, place]) => [role, place]);
  };
  expect(late('instruction')).toEqual([
    ['I', 3],
    ['RC', 3],
  ]);
  expect(late('validation_instruction')).toEqual([['RC', 3]]);
  expect(late('repartition')).toEqual([
    ['R', null],
    ['RD', 21],
  ]);
  expect(late('sous_commission', { assigneId: 11 })).toEqual([
    ['E', 11],
    ['RD', 21],
  ]);
  // A demandeur has a reminder of their own for a complement.
  expect(late('complement')).toEqual([]);
});
test('[A15] a decision is news for 60 days', () => {
  const accepted = demandeOn('acceptee', { dateDecision: BEGUN });
  for (const today of [BEGUN, '2027-01-19']) {
    expect(told(accepted, today)).toEqual([
      ['DH_ACCEPTEE', 'DM', 7, BEGUN, '2027-01-19'],
      ['DH_ACCEPTEE', 'G', 7, BEGUN, '2027-01-19'],
    ]);
  }
  expect(told(accepted, '2027-01-20')).toEqual([]);
  const refused = demandeOn('suppression_apres_refus', { dateDecision: BEGUN });
  expect(told(refused).map(([type]) => type)).toContain('DH_REFUSEE');
  const adjourned = demandeOn('planification_decision', { dateDecision: BEGUN });
  expect(told(adjourned).map(([type]) => type)).toEqual(['DH_A_PLANIFIER']);
});
test('[A5] an alert only reaches roles of its rule, each target once', () => {
  const id = fc.constantFrom(null, 3, 11);
  const demandes = fc.record({
    tache: fc.constantFrom(...DH_TASK_KEYS),
    dateDebutTache: fc.constant(BEGUN),
    dateEcheance: fc.constantFrom(null, '2026-11-25', '2027-02-01'),
    dateCnh: fc.constantFrom(null, '2026-11-20', '2026-12-20'),
    dateDecision: fc.constantFrom(null, '2026-11-20'),
    affecteeLe: fc.constantFrom(null, '2026-11-21'),
    entiteId: id,
    caisseId: id,
    assigneId: id,
    responsables: fc.uniqueArray(fc.constantFrom(11, 21, 22)),
    declares: fc.constant([]),
    retenue: fc.constantFrom(null, { personneId: null, depuis: BEGUN }, { personneId: 41, depuis: BEGUN }),
  });
  fc.assert(
    fc.property(demandes, fc.constantFrom('2026-11-20', '2026-12-01', '2027-03-01'), (demande, today) => {
      const alertes = alertesOfDemandeHabilitation(demande, { today, ...SETTINGS });
      for (const { type, cible } of alertes) {
        const { pour }: { readonly pour: readonly string[] } = ALERTE_RULES[type satisfies AlerteType];
        expect(pour).toContain(cible.roleType);
      }
      const keys = alertes.map(({ type, cible }) => JSON.stringify([type, cible]));
      expect(new Set(keys).size).toBe(keys.length);
    }),
  );
});

test('[SC42] a formateur whom it declares reads so for a month, by name', () => {
  const declares = [{ personneId: 31, le: '2026-11-18' }];
  const told = (today: string) =>
    alertesOfDemandeHabilitation(demandeOn('repartition', { declares }), { today, settings: DEFAULT_SETTINGS })
      .filter(({ type }) => type === 'FORMATEUR_DECLARE')
      .map(({ cible, dateEcheance }) => `${cible.roleType} ${cible.personneId} ${dateEcheance}`);
  expect(told('2026-11-18')).toEqual(['F 31 2026-12-18']);
  expect(told('2026-12-19')).toEqual([]);
});

test('[CN1012] a decision that is kept back waits for who took it, else for the whole secretariat, until it leaves', () => {
  const waiting = (tache: DhTaskKey, personneId: number | null) =>
    told(demandeOn(tache, { retenue: { personneId, depuis: '2026-11-25' } }), '2026-11-26').filter(
      ([type]) => type === 'DH_DECISION_RETENUE',
    );
  expect(waiting('decision', 41)).toEqual([['DH_DECISION_RETENUE', 'CNH', 41, '2026-11-25', null]]);
  expect(waiting('decision', null)).toEqual([['DH_DECISION_RETENUE', 'CNH', null, '2026-11-25', null]]);
  expect(waiting('acceptee', 41)).toEqual([]);
});
