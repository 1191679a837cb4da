import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ROLE_TYPES, type RoleType } from '../role/RoleType.ts';
import { impersonationFaultOf } from './impersonationFaultOf.ts';
import { motifFaultOf, motifFaults, normalizeMotif } from './motifFaultOf.ts';

const person = (habilisId: string, roles: readonly RoleType[], isActive = true) => ({ habilisId, roles, isActive });
const support = person('SUP93001', ['S']);
const rolesOf = fc.uniqueArray(fc.constantFrom(...ROLE_TYPES));
const without = (...types: readonly RoleType[]) =>
  fc.uniqueArray(fc.constantFrom(...ROLE_TYPES.filter((type) => !types.includes(type))));

test('[S16] nobody acts as whoever holds ADM or S, whatever else they hold', () => {
  fc.assert(
    fc.property(rolesOf, fc.constantFrom<RoleType>('ADM', 'S'), fc.boolean(), (others, admin, isActive) => {
      const cible = person('LPF20001', [...others, admin], isActive);
      expect(impersonationFaultOf(support, cible)).toBe('personne-protegee');
    }),
  );
});

test('[P51] only ADM and S act as another', () => {
  fc.assert(
    fc.property(without('ADM', 'S'), without('ADM', 'S'), (roles, others) => {
      const cible = person('LPF20001', others);
      expect(impersonationFaultOf(person('INS50001', roles), cible)).toBe('non-autorise');
      expect(impersonationFaultOf(person('ADM92001', [...roles, 'ADM']), cible)).toBeNull();
      expect(impersonationFaultOf(person('SUP93001', [...roles, 'S']), cible)).toBeNull();
      expect(impersonationFaultOf(person('SUP93001', ['S'], false), cible)).toBe('non-autorise');
    }),
  );
});

test('[IM1] nobody acts as themself, nor as an account that is blocked or not activated', () => {
  expect(impersonationFaultOf(support, support)).toBe('soi-meme');
  expect(impersonationFaultOf(support, person('LPF20001', ['G'], false))).toBe('compte-inactif');
});

test('[S13] a reason says something: ten characters at least, blanks not counted', () => {
  expect(motifFaultOf('  \n ')).toBe('requis');
  expect([motifFaultOf('\u200B'.repeat(10)), motifFaultOf('\u2800'.repeat(10))]).toEqual(['requis', 'requis']);
  expect([motifFaultOf('a         b'), motifFaultOf(`ab${'\u200B'.repeat(9)}`)]).toEqual(['trop-court', 'trop-court']);
  expect(motifFaultOf('Appel 4521')).toBeNull();
  expect(motifFaults({ motif: 'Appel 4521' })).toEqual([]);
  expect(motifFaults({ motif: 'Appel' })).toEqual([{ path: 'motif', title: 'impersonation.motif-trop-court' }]);
  expect(motifFaultOf('é'.repeat(500))).toBeNull();
  expect(motifFaultOf('é'.repeat(501))).toBe('trop-long');
  expect(normalizeMotif(' Appel \n 4521 ')).toBe('Appel 4521');
});
