import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../date/addDays.ts';
import { A_QUI, aQui } from './aQui.ts';
import { compareEcheances } from './compareEcheances.ts';
import type { RoleType } from '../role/RoleType.ts';
import { ECHEANCES, TYPES_ECHEANCE, type TypeEcheance } from './ECHEANCES.ts';
import { TONS_URGENCE, urgenceOf } from './urgenceOf.ts';
import { urgenceOfEcheance } from './urgenceOfEcheance.ts';

const TODAY = '2026-11-27';
const anyDay = fc.integer({ min: -400, max: 800 }).map((count) => addDays(TODAY, count));
const anyType = fc.constantFrom(...TYPES_ECHEANCE);
const anyMove = fc.constantFrom(...A_QUI);

test('EC31 a day is late, near within a week, of the month within thirty days, and far beyond', () => {
  const at = (count: number, more: { isPerte?: boolean; isInformation?: boolean } = {}) =>
    urgenceOf({ date: addDays(TODAY, count), ...more }, TODAY);
  expect([-1, 0, 7, 8, 30, 31].map((count) => at(count).ton)).toEqual([
    'RETARD',
    'PROCHE',
    'PROCHE',
    'MOIS',
    'MOIS',
    'LOIN',
  ]);
  expect(at(-3).jours).toBe(-3);
  expect(at(6).jours).toBe(6);
});

test('EC31 what is lost presses from two weeks before its day; what is only to know never does', () => {
  const lost = (count: number) => urgenceOf({ date: addDays(TODAY, count), isPerte: true }, TODAY).ton;
  expect([-1, 0, 7, 14, 15, 31].map(lost)).toEqual(['RETARD', 'PERTE', 'PERTE', 'PERTE', 'MOIS', 'LOIN']);
  fc.assert(
    fc.property(anyDay, fc.boolean(), (date, isPerte) => {
      expect(urgenceOf({ date, isPerte, isInformation: true }, TODAY).ton).toBe('LOIN');
    }),
  );
});

test('EC31 a nearer day never presses less than a farther one of the same kind', () => {
  const rank = (date: string, isPerte: boolean) => TONS_URGENCE.indexOf(urgenceOf({ date, isPerte }, TODAY).ton);
  fc.assert(
    fc.property(anyDay, anyDay, fc.boolean(), (one, other, isPerte) => {
      const [first = one, second = other] = [one, other].toSorted();
      expect(rank(first, isPerte)).toBeLessThanOrEqual(rank(second, isPerte));
    }),
  );
});

test('EC31 the order of dates is total, and the same whatever place shows them', () => {
  const anyDate = fc.record({ date: anyDay, type: anyType, objetId: fc.integer({ min: 1, max: 3 }) });
  fc.assert(
    fc.property(fc.array(anyDate), (dates) => {
      const sorted = dates.toSorted(compareEcheances);
      expect(dates.toReversed().toSorted(compareEcheances)).toEqual(sorted);
      expect(sorted.map(({ date }) => date)).toEqual(dates.map(({ date }) => date).toSorted());
    }),
  );
});

test('EC32 a date is its reader’s move when it waits for them, else of who acts before it, or only once it is past', () => {
  const move = (type: (typeof TYPES_ECHEANCE)[number], date: string, isAttendue = false) =>
    aQui({ type, date, isAttendue }, TODAY);
  expect(move('session-cloture', '2026-12-08', true)).toBe('VOUS');
  expect(move('session-cloture', '2026-12-08')).toBe('AUTRE');
  expect(move('dh-passage', '2026-11-28')).toBe('PERSONNE');
  expect(move('dh-passage', TODAY)).toBe('PERSONNE');
  expect(move('dh-passage', '2026-11-26')).toBe('AUTRE');
  expect(move('suspension-fin', '2026-12-02')).toBe('PERSONNE');
  expect(TYPES_ECHEANCE.filter((type) => ECHEANCES[type].isPerte)).toEqual(['session-cloture']);
});

test('EC31 a decision that the commission owes is late the day after it sat, and an end never is', () => {
  expect(urgenceOfEcheance({ type: 'dh-passage', date: '2026-11-26', aQui: 'AUTRE' }, TODAY, 'RC')).toEqual({
    ton: 'RETARD',
    jours: -1,
  });
  expect(urgenceOfEcheance({ type: 'session-cloture', date: '2026-12-08', aQui: 'VOUS' }, TODAY, 'G')).toEqual({
    ton: 'PERTE',
    jours: 11,
  });
  fc.assert(
    fc.property(anyType, anyDay, anyMove, (type, date, whose) => {
      const { ton, jours } = urgenceOfEcheance({ type, date, aQui: whose }, TODAY, 'R');
      if (ton === 'RETARD') expect([ECHEANCES[type].resteDue, jours < 0]).toEqual([true, true]);
      if (whose === 'PERSONNE') expect(ton).toBe('LOIN');
    }),
  );
});

test('[EC1011] what the commission owes is late for the network, never for the demandeur who waits for it', () => {
  const on = (lecteur: RoleType, type: TypeEcheance, date = '2026-11-26') =>
    urgenceOfEcheance({ type, date, aQui: 'AUTRE' }, TODAY, lecteur).ton;
  for (const demandeur of ['DM', 'G'] as const) {
    expect([on(demandeur, 'dh-passage'), on(demandeur, 'dh-passage', '2025-01-01')]).toEqual(['LOIN', 'LOIN']);
    // A session that its formateur forgets takes the certificats of the entite with it.
    expect(on(demandeur, 'session-cloture', '2026-12-08')).toBe('PERTE');
  }
  for (const agent of ['I', 'RC', 'E', 'RD'] as const) expect(on(agent, 'dh-passage')).toBe('RETARD');
});
