import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const texts: Record<string, string> = Object.assign(
  {},
  ...globSync(`${import.meta.dirname}/fr/*.json`).map((path) => JSON.parse(readFileSync(path, 'utf8')) as unknown),
);

/** The acts whose success and failure are told (E13), each by the keys of its two texts. */
const ACTS = [
  'actualites.enregistrement.*',
  'actualites.suppression.*',
  'alertes.suppression.*',
  'workflow.supprime-*.DA',
  'workflow.supprime-*.DH',
  'habilitations.suppression-habilitation.*',
  'habilitations.suppression-plateforme.*',
  'faqs.enregistrement.*',
  'faqs.suppression.*',
  'faqs.categories.suppression.*',
  'manuels.suppression.*',
  'messages.modification.*',
  'messages.suppression.*',
  'types-message.enregistrement.*',
  'types-message.suppression.*',
  // A message that one was sent, taken away from the home.
  'messages.retrait.*',
  'workflow.supprime-*.SC',
];

test.each(ACTS)('[E13] %s: its success and its failure are told, each in words of its own', (act) => {
  const [success, failure] = ['succes', 'echec'].map((end) => texts[act.replace('*', end)]);
  expect([success, failure]).toEqual([expect.stringMatching(/\p{L}/u), expect.stringMatching(/\p{L}/u)]);
  expect(success).not.toBe(failure);
});
