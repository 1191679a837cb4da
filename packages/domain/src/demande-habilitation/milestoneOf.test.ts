import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { milestoneOf } from './milestoneOf.ts';

const KEYS = [
  ['instruction', 1],
  ['validation_instruction', 1],
  ['repartition', 2],
  ['sous_commission', 2],
  ['validation_demande', 2],
  ['planification_decision', 3],
  ['decision', 3],
  ['suppression_apres_refus', 4],
] as const;

test.each(KEYS)('[H4] the milestone of %s is %d', (key, milestone) => expect(milestoneOf(key)).toBe(milestone));
test('[H4] any other key has milestone 0', () => {
  for (const key of ['saisie', 'complement', 'acceptee', 'abandonnee', 'supprimee', '', 'constructor', 'toString']) {
    expect(milestoneOf(key)).toBe(0);
  }
  const known = new Set<string>(KEYS.map(([key]) => key));
  fc.assert(fc.property(fc.string(), (key) => known.has(key) || milestoneOf(key) === 0));
});
