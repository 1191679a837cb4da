import { exampleDispositifNiveau } from '@habilis/api/mocks/fixtures/exampleDispositifs';
import { expect, test } from 'vitest';
import { draftOf, NEW_NIVEAU, writeOf } from './niveauDraft.ts';

test('a new niveau begins with a habilitation of five years', () => {
  expect(NEW_NIVEAU).toMatchObject({ dureeValiditeHabilitation: 5, uniteDureeValiditeHabilitation: 'ANNEE' });
});

test('a niveau that is edited and not changed is sent as it was, once its figures are there', () => {
  const niveau = exampleDispositifNiveau();
  const write = writeOf(draftOf(niveau));
  expect(write).toMatchObject({ id: niveau.id, version: niveau.version, dispositifId: niveau.dispositif.id });
  expect(write?.pedagogiqueUploadFieldsConfig.map(({ id }) => id)).toEqual([101, 102, 103, 104]);
  expect(writeOf({ ...draftOf(niveau), nbStagiairesMax: null })).toBeNull();
});
