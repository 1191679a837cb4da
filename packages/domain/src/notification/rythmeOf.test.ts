import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CATEGORIES } from '../destinataire/destinataires.ts';
import { EVENEMENTS, type Evenement, reglageOf } from './EVENEMENTS.ts';
import { RYTHMES } from './preferencesOf.ts';
import { ROLE_TYPES } from '../role/RoleType.ts';
import { rythmeOf } from './rythmeOf.ts';

test('[N3] by default tasks are told at once, deadlines once a day, news once a week', () => {
  expect(rythmeOf('DA_A_INSTRUIRE', 'I', [])).toBe('IMMEDIAT');
  expect(rythmeOf('HAB_FIN_PROCHE', 'G', [])).toBe('QUOTIDIEN');
  expect(rythmeOf('ACTUALITE', 'ADM', [])).toBe('HEBDO');
});

test('[N3] what is said of an event prevails over its category, and both over the default', () => {
  const category = { type: 'TACHES', canal: 'EMAIL', frequence: 'HEBDO' };
  const own = { type: 'DA_A_INSTRUIRE', canal: 'EMAIL', frequence: 'QUOTIDIEN' };
  const told = (...stored: Parameters<typeof rythmeOf>[2]) => rythmeOf('DA_A_INSTRUIRE', 'I', stored);
  expect(told(category)).toBe('HEBDO');
  expect(told(category, own)).toBe('QUOTIDIEN');
  expect(told(category, { ...own, canal: 'NONE' })).toBeNull();
  expect(told({ ...own, frequence: 'JAMAIS' })).toBe('IMMEDIAT');
});

test('[N4] a decision, a suspension and a complement are told whatever the preferences', () => {
  const mute = ['DA_COMPLEMENT', 'DA_SUSPENSION', 'TACHES', 'ECHEANCES'].map((type) => ({
    type,
    canal: 'NONE',
    frequence: 'HEBDO',
  }));
  for (const type of ['DA_COMPLEMENT', 'DA_DECISION', 'DA_SUSPENSION', 'HAB_SUSPENDUE', 'DH_REFUSEE'] as const) {
    expect(rythmeOf(type, 'G', mute)).toBe('IMMEDIAT');
  }
  // An instructeur is not told: another entite is suspended, not his caisse.
  expect(rythmeOf('DA_SUSPENSION', 'I', mute)).toBeNull();
});

test('[N10] a role is never written to about what is not its business', () => {
  const loud = [{ type: 'DH_A_REPARTIR', canal: 'EMAIL', frequence: 'IMMEDIAT' }];
  expect([rythmeOf('DH_A_REPARTIR', 'R', loud), rythmeOf('DH_A_REPARTIR', 'F', loud)]).toEqual(['IMMEDIAT', null]);
});

test('[N4][N10] whatever is stored, what is imposed is told at once, what is no business of the role never', () => {
  const types = Object.keys(EVENEMENTS) as Evenement[];
  const stored = fc.array(
    fc.record({
      type: fc.constantFrom<string>(...types, ...CATEGORIES, 'AUTRE'),
      canal: fc.constantFrom('EMAIL', 'NONE', ''),
      frequence: fc.constantFrom(...RYTHMES, 'JAMAIS'),
    }),
  );
  fc.assert(
    fc.property(fc.constantFrom(...types), fc.constantFrom(...ROLE_TYPES), stored, (type, role, said) => {
      const reglage = reglageOf(type, role);
      const rythme = rythmeOf(type, role, said);
      if (reglage === null) expect(rythme).toBeNull();
      else if (reglage.kind === 'impose') expect(rythme).toBe('IMMEDIAT');
      else expect([null, ...RYTHMES]).toContain(rythme);
    }),
  );
});
