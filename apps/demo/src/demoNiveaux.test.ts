import { dispositifNiveau } from '@habilis/api/dispositif-niveau/endpoints';
import { actAs } from '@habilis/server/test/actAs';
import type { TestServer } from '@habilis/server/test/startTestServer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDemonstrationServer } from './test/startDemonstrationServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startDemonstrationServer();
});
afterAll(() => server.close());

test('[G12][C18][C19][C21] the niveaux of the demonstration are those of its table', async () => {
  const niveaux = await (await actAs(server, 'RDI90001'))(dispositifNiveau.list, {});
  const short = { HEURE: 'h', JOUR: 'j', MOIS: 'm', ANNEE: 'a' } as const;
  const lasting = (duree: number | null, unite: keyof typeof short | null) =>
    unite === null ? '–' : `${duree}${short[unite]}`;
  const lines = niveaux.map((level) =>
    [
      level.code,
      lasting(level.dureeValiditeCertificat, level.uniteDureeValiditeCertificat),
      lasting(level.dureeValiditeHabilitation, level.uniteDureeValiditeHabilitation),
      `${level.nbStagiairesMin}-${level.nbStagiairesMax}`,
      `${level.heuresInitiales}/${level.heuresMac ?? '–'}`,
      `${level.avecTechnique ? 'T' : '–'}${level.avecPlateforme ? 'P' : '–'}`,
    ].join(' '),
  );
  expect(lines.toSorted()).toEqual([
    'AMSS4-1 36m 3a 2-8 14/7 TP',
    'AMSS4-2 36m 3a 2-8 35/7 TP',
    'APSASD-1 24m 5a 4-10 21/7 ––',
    'CATEC-1 36m 5a 2-8 14/7 TP',
    'ECHA-1 60m 5a 4-8 21/7 TP',
    'EXER-1 – 90j 4-12 7/– ––',
    'EXER-2 – 72h 4-12 3/– ––',
    'EXER-3 – – 4-20 2/– ––',
    'GEPO-1 – 2a 4-12 7/– ––',
    'GUR-1 48m 4a 4-12 14/7 T–',
    'PRAP2S-1 24m 5a 4-10 28/7 ––',
    'PRAP2S-2 36m 5a 4-10 84/21 ––',
    'PRAPIBC-1 24m 5a 4-10 14/7 ––',
    'PRAPIBC-2 36m 5a 4-10 70/21 ––',
    'SST-1 24m 5a 4-10 14/7 ––',
    'SST-2 36m 5a 4-10 56/21 ––',
  ]);
});
