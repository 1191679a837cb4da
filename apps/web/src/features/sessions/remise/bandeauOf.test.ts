import { readFileSync } from 'node:fs';
import { exampleRemise } from '@habilis/api/mocks/fixtures/exampleRemise';
import { exampleSessionCertification } from '@habilis/api/mocks/fixtures/exampleSessions';
import type { Messages } from '@habilis/i18n/loadMessages';
import { createTexts } from '@habilis/i18n/TextProvider';
import { expect, test } from 'vitest';
import { bandeauOf } from './bandeauOf.ts';

const file = new URL('../../../../../../packages/i18n/compiled/fr/certificats.json', import.meta.url);
const t = createTexts(JSON.parse(readFileSync(file, 'utf8')) as Messages);
const session = exampleSessionCertification({ etat: 'CLOTUREE' });
const ending = (...fins: readonly (string | null)[]) =>
  bandeauOf(
    t,
    session.stagiaires,
    exampleRemise(session).map((one, rank) => ({ ...one, dateFin: fins[rank % fins.length] ?? null })),
  ).replaceAll(/\s/g, ' ');

test('the band says how many were admitted, and one end where they share it', () => {
  expect(bandeauOf(t, session.stagiaires, null).replaceAll(/\s/g, ' ')).toBe('4 personnes admises sur 6.');
  expect(ending('2028-11-18')).toBe('4 personnes admises sur 6, valables jusqu’au 18/11/2028.');
  expect(ending(null)).toBe('4 personnes admises sur 6, sans limite de durée.');
  expect(ending('2028-11-18', null)).toBe('4 personnes admises sur 6 ; chaque certificat porte sa date de fin.');
});
