import { expect, test } from 'vitest';
import { compareFormateurs, joursPris } from './formateursProposes.ts';

const jours = (dateSession: string | null, dateFinSession: string | null = dateSession) => ({
  dateSession,
  dateFinSession,
});

test('[SC870] of other sessions only the days that are shared are told, days in a row as one', () => {
  const asked = jours('2026-12-14', '2026-12-18');
  const others = [
    jours('2026-12-01', '2026-12-14'),
    jours('2026-12-16', '2026-12-17'),
    jours('2026-12-17', '2027-01-09'),
  ];
  expect(joursPris(asked, others, 60)).toEqual([
    { du: '2026-12-14', au: '2026-12-14' },
    { du: '2026-12-16', au: '2026-12-18' },
  ]);
  expect(joursPris(asked, [jours('2026-12-13'), jours('2026-12-19')], 60)).toEqual([]);
});

test('[SC870] days that are not known yet, or turned round, share as little as they say', () => {
  expect(joursPris(jours(null), [jours('2026-12-14')], 60)).toEqual([]);
  expect(joursPris(jours('2026-12-14', null), [jours('2026-12-13', '2026-12-20')], 60)).toEqual([
    { du: '2026-12-14', au: '2026-12-14' },
  ]);
  expect(joursPris(jours('2026-12-14', '2026-12-01'), [jours('2026-12-10', '2026-12-14')], 60)).toEqual([
    { du: '2026-12-14', au: '2026-12-14' },
  ]);
  expect(
    joursPris(jours('2026-12-14'), [jours(null), { dateSession: '2026-12-14', dateFinSession: null }], 60),
  ).toEqual([{ du: '2026-12-14', au: '2026-12-14' }]);
});

test('[SC870] no more days are told than the longest session has', () => {
  expect(joursPris(jours('2026-01-01', '2036-01-01'), [jours('2020-01-01', '2040-01-01')], 2)).toEqual([
    { du: '2026-01-01', au: '2026-01-03' },
  ]);
});

test('[SC870] who is free comes first, then who is taken, then who cannot lead, each by name', () => {
  const one = (nom: string, prenom = 'Anne', changes = {}) => ({ nom, prenom, refus: null, joursPris: [], ...changes });
  const pris = [{ du: '2026-12-14', au: '2026-12-14' }];
  const refus = 'session-certification.animateur-certificat-fini';
  const sorted = [
    one('Aubry', 'Anne', { refus }),
    one('Bastien', 'Anne', { joursPris: pris }),
    one('Éluard'),
    one('Dupré', 'Zoé'),
    one('Dupré', 'Élise'),
    one('Abel', 'Anne', { refus, joursPris: pris }),
  ].toSorted(compareFormateurs);
  expect(sorted.map(({ nom, prenom }) => `${nom} ${prenom}`)).toEqual([
    'Dupré Élise',
    'Dupré Zoé',
    'Éluard Anne',
    'Bastien Anne',
    'Abel Anne',
    'Aubry Anne',
  ]);
});
