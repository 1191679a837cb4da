import { expect, test } from 'vitest';
import { Refusal } from '../Refusal.ts';
import { evenly } from './evenly.ts';

/** Less than the minimum, for clocks differ by a little. */
const LEAST_MS = 90;

test('[CO8] a refusal takes as long as an answer', async () => {
  const durationOf = async (work: () => Promise<string>) => {
    const start = performance.now();
    const result = await evenly(work).catch((error: unknown) => error);
    return { result, duration: performance.now() - start };
  };
  const refusal = new Refusal(503, 'fichier.contenu-manquant');
  const answered = await durationOf(async () => 'réponse');
  const refused = await durationOf(() => Promise.reject(refusal));
  expect([answered.result, refused.result]).toEqual(['réponse', refusal]);
  expect(Math.min(answered.duration, refused.duration)).toBeGreaterThan(LEAST_MS);
});
