import { expect, test } from 'vitest';
import facts from './accessibilityFacts.json' with { type: 'json' };
import { CONTROLES } from './controles.ts';

test('[D15] the declaration has words for every check that it lists', () => {
  expect(facts.controles.map(({ nom }) => nom).toSorted()).toEqual([...CONTROLES].toSorted());
  expect(facts.controles.find(({ nom }) => nom === 'axe')).toMatchObject({ moteur: 'axe-core' });
});
