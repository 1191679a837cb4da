import { application } from '@habilis/api/application/endpoints';
import { createClient } from '@habilis/api/client/createClient';
import { DEFAULT_SETTINGS } from '@habilis/domain/setting/settings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/startTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date('2026-12-31T23:30:00Z') });
});
afterAll(() => server.close());

test('[W22] a guest learns the three lists of allowed extensions', async () => {
  const guest = createClient({ baseUrl: `${server.url}/api`, token: () => null });
  expect(await guest(application.applicationProperties, {})).toEqual({
    allowedFileExtensions: DEFAULT_SETTINGS.extensionsFichier,
    allowedSupportFileExtensions: DEFAULT_SETTINGS.extensionsSupport,
    allowedManuelFileExtensions: DEFAULT_SETTINGS.extensionsManuel,
  });
  expect(await guest(application.serverProperties, {})).toMatchObject({
    // Half past midnight in Paris.
    today: '2027-01-01',
    maxFileBytes: DEFAULT_SETTINGS.tailleMaxFichierOctets,
    maxRequestBytes: DEFAULT_SETTINGS.tailleMaxRequeteOctets,
    delaiSuspensionJours: DEFAULT_SETTINGS.delaiSuspensionJours,
    validiteAttestationUrssafJours: DEFAULT_SETTINGS.validiteAttestationUrssafJours,
    horizon: '2029-01-01',
    suspensionCaisseMois: DEFAULT_SETTINGS.suspensionCaisseMois,
    delaiAnnulationRevocationMinutes: DEFAULT_SETTINGS.delaiAnnulationRevocationMinutes,
    delaiRetraitMessageMinutes: DEFAULT_SETTINGS.delaiRetraitMessageMinutes,
  });
});

test('the figures by which the screens judge are those of the settings', async () => {
  const { db } = server.services.connection;
  await db
    .insertInto('parametre')
    .values([
      { cle: 'delaiSuspensionJours', valeur: '40' },
      { cle: 'validiteAttestationUrssafJours', valeur: '90' },
    ])
    .execute();
  const guest = createClient({ baseUrl: `${server.url}/api`, token: () => null });
  await expect
    .poll(() => guest(application.serverProperties, {}))
    .toMatchObject({ delaiSuspensionJours: 40, validiteAttestationUrssafJours: 90 });
});
