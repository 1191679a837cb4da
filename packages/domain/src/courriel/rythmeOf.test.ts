import { expect, test } from 'vitest';
import { rythmeOf } from './rythmeOf.ts';

test('[N3] by default tasks are told at once, deadlines once a day, news once a week', () => {
  expect(rythmeOf({ type: 'DA_A_INSTRUIRE', categorie: 'TACHES' }, [])).toBe('IMMEDIAT');
  expect(rythmeOf({ type: 'HAB_FIN_PROCHE', categorie: 'ECHEANCES' }, [])).toBe('QUOTIDIEN');
  expect(rythmeOf({ type: 'ACTUALITE', categorie: 'ACTUALITES' }, [])).toBe('HEBDO');
});

test('what is said of a type prevails over its category, and both over the default', () => {
  const task = { type: 'DA_A_INSTRUIRE', categorie: 'TACHES' } as const;
  const category = { type: 'TACHES', canal: 'EMAIL', frequence: 'HEBDO' };
  const own = { type: 'DA_A_INSTRUIRE', canal: 'EMAIL', frequence: 'QUOTIDIEN' };
  expect(rythmeOf(task, [category])).toBe('HEBDO');
  expect(rythmeOf(task, [category, own])).toBe('QUOTIDIEN');
  expect(rythmeOf(task, [category, { ...own, canal: 'NONE' }])).toBeNull();
  expect(rythmeOf(task, [{ ...own, frequence: 'JAMAIS' }])).toBe('IMMEDIAT');
});

test('[N4] a decision, a suspension and a completion are told whatever the preferences', () => {
  const mute = ['DA_COMPLEMENT', 'OBLIGATOIRE', 'TACHES'].map((type) => ({ type, canal: 'NONE', frequence: 'HEBDO' }));
  expect(rythmeOf({ type: 'DA_COMPLEMENT', categorie: 'OBLIGATOIRE' }, mute)).toBe('IMMEDIAT');
});
