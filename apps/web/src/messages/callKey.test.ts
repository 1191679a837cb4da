import { readFileSync } from 'node:fs';
import { CALLS } from '@habilis/api/contract';
import { demande } from '@habilis/api/demande/endpoints';
import { demandeAdministrative } from '@habilis/api/demande-administrative/endpoints';
import { entite } from '@habilis/api/entite/endpoints';
import type { Messages } from '@habilis/i18n/loadMessages';
import { expect, test } from 'vitest';
import { callKey } from './callKey.ts';

const file = new URL('../../../../packages/i18n/compiled/fr/modals.json', import.meta.url);
const texts = JSON.parse(readFileSync(file, 'utf8')) as Messages;
const calls = CALLS.map(({ endpoint }) => endpoint).filter(({ built }) => built !== false);

test('[R781] every call has words for who waits for it, and there are no others', () => {
  const keys = new Set<string>(calls.map(callKey));
  expect([...keys].toSorted()).toEqual(
    Object.keys(texts)
      .filter((key) => key.startsWith('modals.appel.'))
      .toSorted(),
  );
});

test('[R781] a list is read, a search too, a request is written', () => {
  expect([demande.currentList, entite.search, demandeAdministrative.submit].map((one) => texts[callKey(one)])).toEqual([
    'Chargement de vos demandes',
    'Chargement des entités',
    'Enregistrement du dossier administratif',
  ]);
});
