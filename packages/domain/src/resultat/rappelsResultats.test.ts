import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../date/addDays.ts';
import { DEFAULT_SETTINGS } from '../setting/settings.ts';
import { isRappelDu, prochainRappel, resultatsAttendusLe } from './rappelsResultats.ts';

const settings = DEFAULT_SETTINGS;
const FIN = '2026-11-20';
const class_ = { dateFinSession: FIN, confieeLe: '2026-11-18', relanceeLe: null };
const dueOn = (today: string, changes: Partial<{ confieeLe: string; relanceeLe: string | null }> = {}) =>
  isRappelDu({ ...class_, ...changes }, { today, settings });
const nextOn = (today: string, changes: Partial<{ confieeLe: string; relanceeLe: string | null }> = {}) =>
  prochainRappel({ ...class_, ...changes }, { today, settings });

test('[SC850] the service reminds three days before the results are wanted, and three days after', () => {
  expect(resultatsAttendusLe(FIN, settings)).toBe('2026-12-05');
  expect(['2026-12-01', '2026-12-02', '2026-12-07', '2026-12-08'].map((today) => dueOn(today))).toEqual([
    false,
    true,
    true,
    true,
  ]);
  expect(nextOn('2026-11-20')).toBe('2026-12-02');
  expect(nextOn('2026-12-02')).toBe('2026-12-02');
  expect(nextOn('2026-12-03', { relanceeLe: '2026-12-02' })).toBe('2026-12-08');
  expect(nextOn('2026-12-09', { relanceeLe: '2026-12-08' })).toBeNull();
});

test('[SC850] whoever reminded on its day or since, the service does not again', () => {
  expect(dueOn('2026-12-02', { relanceeLe: '2026-12-02' })).toBe(false);
  expect(dueOn('2026-12-03', { relanceeLe: '2026-12-02' })).toBe(false);
  expect(dueOn('2026-12-02', { relanceeLe: '2026-12-01' })).toBe(true);
  expect(dueOn('2026-12-08', { relanceeLe: '2026-12-02' })).toBe(true);
});

test('[SC850] a day that had passed when the session came is not made up for', () => {
  expect(dueOn('2026-12-03', { confieeLe: '2026-12-02' })).toBe(false);
  expect(dueOn('2026-12-02', { confieeLe: '2026-12-01' })).toBe(true);
  expect(nextOn('2026-12-03', { confieeLe: '2026-12-03' })).toBe('2026-12-08');
  expect(nextOn('2026-12-09', { confieeLe: '2026-12-09' })).toBeNull();
  const short = { ...settings, delaiResultatsJours: 3 };
  expect(prochainRappel(class_, { today: FIN, settings: short })).toBe('2026-11-26');
});

test('[SC850] a session is reminded of on the day that was told, once a day, and at most twice', () => {
  fc.assert(
    fc.property(fc.nat(20), fc.option(fc.nat(40)), (came, manual) => {
      const confieeLe = addDays('2026-11-10', came);
      let relanceeLe: string | null = null;
      const sent: string[] = [];
      for (let day = 0; day < 60; day += 1) {
        const today = addDays(FIN, day);
        const session = { dateFinSession: FIN, confieeLe, relanceeLe };
        if (today >= confieeLe && isRappelDu(session, { today, settings })) {
          expect(prochainRappel(session, { today, settings })).toBe(today);
          sent.push(today);
          relanceeLe = today;
        }
        if (day === manual) relanceeLe = today;
      }
      expect(sent.length).toBeLessThanOrEqual(2);
      expect(sent.every((today) => today > confieeLe)).toBe(true);
    }),
  );
});
