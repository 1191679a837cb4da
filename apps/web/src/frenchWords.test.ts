import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { wordsOf } from '../frenchWords.ts';

const aria = createRequire(createRequire(import.meta.url).resolve('react-aria-components')).resolve(
  'react-aria/package.json',
);
const file = (language: string): string => aria.replace('package.json', `dist/private/intl/overlays/${language}.mjs`);

test('what closes a menu or a list is heard as « Fermer », never as « Rejeter » which rejects a demande', () => {
  // The library still says it, or this has become dead.
  expect(readFileSync(file('fr-FR'), 'utf8')).toContain('"dismiss": `Rejeter`');
  const texts = readFileSync(new URL('../../../packages/i18n/src/fr/modals.json', import.meta.url), 'utf8');
  const { 'modals.fermer': fermer } = JSON.parse(texts) as Readonly<Record<string, string>>;
  expect(wordsOf(file('fr-FR'))).toBe(`export default {"dismiss":"${fermer}"};`);
});

test('other languages are left out, and other words of French stay', () => {
  expect(wordsOf(file('de-DE'))).toBe('export default {};');
  expect(wordsOf(file('fr-FR').replace('overlays', 'calendar'))).toBeNull();
  expect(wordsOf('/apps/web/src/main.tsx')).toBeNull();
});
