import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { ACCESSIBILITY_FACTS } from './accessibilityFacts.ts';

test('[D15] the declaration names the engine that checks the pages, in its version', () => {
  const ofTheJourneys = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
  const { name, version } = ofTheJourneys('axe-core/package.json') as { name: string; version: string };
  expect([ACCESSIBILITY_FACTS.moteur, ACCESSIBILITY_FACTS.version]).toEqual([name, version]);
});
