import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { can } from '../role/can.ts';
import { CAPABILITIES } from '../role/capability.ts';
import { ROLE_TYPES } from '../role/RoleType.ts';
import { marksOf } from '../role/test/marksOf.ts';
import { applicationFaults, LONGEST_NOM_APPLICATION, vieFaults } from './applicationFaults.ts';
import { PORTEES_APPLICATION, porteesPossibles } from './PORTEES_APPLICATION.ts';
import { etatApplication } from './etatApplication.ts';

const today = '2026-11-29';
const typed = { nom: 'Émargement Toul', dateFin: '2027-11-28', portees: ['read-sessions'] as const };
const known = { possibles: ['read-sessions', 'manage-sessions'] as const, today };
const titles = (faults: readonly { path: string; title: string }[]) =>
  faults.map(({ path, title }) => `${path} ${title}`);

test('[AP10] a gestionnaire has the applications of the entite, a formateur their own, an administrator all', () => {
  expect(marksOf('manage-applications')).toBe('– e – – – – – – a ✓ – –');
});

test('[AP1] scopes that are wider than those that can be given are refused, and none', () => {
  const scopes = fc.subarray([...PORTEES_APPLICATION], { minLength: 1 });
  fc.assert(
    fc.property(scopes, scopes, (portees, possibles) => {
      const isWider = portees.some((portee) => !possibles.includes(portee));
      const faults = applicationFaults({ ...typed, portees }, { possibles, today });
      expect(titles(faults)).toEqual(isWider ? ['portees application.portee-trop-large'] : []);
    }),
  );
  expect(titles(applicationFaults({ ...typed, portees: [] }, known))).toEqual(['portees application.portees-requises']);
});

test('[AP1] under a role an application can be given what that role can, and machines may', () => {
  expect(porteesPossibles('F')).toEqual(['read-sessions', 'enter-resultats', 'read-certificats']);
  for (const role of ROLE_TYPES) {
    const held = CAPABILITIES.filter((capability) => can(role, capability));
    const open: readonly string[] = PORTEES_APPLICATION;
    expect(new Set(porteesPossibles(role))).toEqual(new Set(held.filter((capability) => open.includes(capability))));
  }
});

test('[AP2] an application has a name and an end, today at the earliest and two years ahead at most', () => {
  expect(applicationFaults(typed, known)).toEqual([]);
  expect(titles(vieFaults({ nom: ' \u200B ', dateFin: today }, today))).toEqual(['nom application.nom-requis']);
  expect(vieFaults({ nom: 'n'.repeat(LONGEST_NOM_APPLICATION), dateFin: '2028-11-29' }, today)).toEqual([]);
  expect(titles(vieFaults({ nom: 'n'.repeat(LONGEST_NOM_APPLICATION + 1), dateFin: '2028-11-30' }, today))).toEqual([
    'nom application.nom-trop-long',
    'dateFin application.fin-lointaine',
  ]);
  expect(titles(vieFaults({ nom: 'Paie', dateFin: '2026-11-28' }, today))).toEqual(['dateFin application.fin-passee']);
});

test('[AP3] an application is at work until its end, unless it was taken back or its role has ended', () => {
  const stored = { isRevoked: false, dateFin: today, isHeld: true };
  expect(etatApplication(stored, today)).toBe('active');
  expect(etatApplication({ ...stored, dateFin: '2026-11-28' }, today)).toBe('finie');
  expect(etatApplication({ ...stored, isHeld: false }, today)).toBe('sans-role');
  expect(etatApplication({ isRevoked: true, dateFin: '2026-11-28', isHeld: false }, today)).toBe('revoquee');
});
