import { expect, test } from 'vitest';
import { keepsResultats } from './keepsResultats.ts';
import { macFaults } from './macFaults.ts';

test('[SC32] results stand for one formateur, its days and its mode, and for nothing else', () => {
  const before = {
    formateur: 'FOR40001',
    dateSession: '2026-11-18',
    dateFinSession: '2026-11-19',
    mode: 'INI',
  } as const;
  expect(keepsResultats(before, { ...before })).toBe(true);
  for (const change of [
    { formateur: 'FOR40002' },
    { formateur: null },
    { dateSession: '2026-11-17' },
    { dateSession: null },
    { dateFinSession: '2026-11-20' },
    { dateFinSession: null },
    { mode: 'MAC' },
  ] as const)
    expect([change, keepsResultats<string>(before, { ...before, ...change })]).toEqual([change, false]);
});
test('[SC35] who is admitted to an upkeep has an earlier certificat now, whoever is not needs none', () => {
  const line = (
    resultat: 'ADMIS' | 'NON_ADMIS' | 'ABSENT' | null,
    etat: 'VALIDE' | 'RATTRAPAGE' | 'TROP_TARD' | 'ABSENT',
  ) => ({
    resultat,
    anterieur: { etat },
  });
  expect(
    macFaults([
      line('ADMIS', 'VALIDE'),
      line('ADMIS', 'ABSENT'),
      line('NON_ADMIS', 'ABSENT'),
      line('ABSENT', 'TROP_TARD'),
      line(null, 'ABSENT'),
      line('ADMIS', 'TROP_TARD'),
      line('ADMIS', 'RATTRAPAGE'),
      { resultat: 'ADMIS', anterieur: null },
    ]),
  ).toEqual([
    { path: 'resultats.1.resultat', title: 'session-certification.mac-sans-certificat' },
    { path: 'resultats.5.resultat', title: 'session-certification.mac-trop-tard' },
  ]);
});
