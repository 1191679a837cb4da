import type { Call } from '@habilis/api/client/createClient';
import { dispositifNiveau } from '@habilis/api/dispositif-niveau/endpoints';
import { formateur } from '@habilis/api/formateur/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actAs, refusal } from '../../demo/test/actAs.ts';
import { DEMO_TODAY } from '../../demo/test/fillDemonstration.ts';
import { startDemonstrationServer } from '../../demo/test/startDemonstrationServer.ts';
import type { TestServer } from '../../test/startTestServer.ts';

let server: TestServer;
let entity: Call;
let niveauId = 0;

beforeAll(async () => {
  server = await startDemonstrationServer();
  entity = await actAs(server, 'LPF20001');
  const niveaux = await entity(dispositifNiveau.list, {});
  const { id, niveauFormateurId } = niveaux.find((one) => one.code === 'PRAP2S-1') ?? niveaux[0] ?? {};
  niveauId = id ?? 0;
  const { db } = server.services.connection;
  const { id: personneId } = await db
    .selectFrom('personne')
    .select('id')
    .where('habilis_id', '=', 'FOR40001')
    .executeTakeFirstOrThrow();
  await db.deleteFrom('certificat_formateur').where('personne_id', '=', personneId).execute();
  await db
    .insertInto('certificat_formateur')
    .values({
      personne_id: personneId,
      dispositif_niveau_id: niveauFormateurId ?? 0,
      date_obtention: '2020-01-01',
      date_fin: DEMO_TODAY,
    })
    .execute();
});
afterAll(() => server.close());

const check = (habilisId: string, nom: string) =>
  entity(formateur.check, { body: { habilisId, nom, dispositifNiveauId: niveauId } });

test('[DH45] a trainer is named by identifier and name, with what the certificate says, accents and capitals apart', async () => {
  expect(await check('FOR40001', 'PERRIN')).toEqual({
    formateur: { habilisId: 'FOR40001', nomPrenom: 'Julie Perrin' },
    certificat: { etat: 'VALIDE', dateFin: DEMO_TODAY },
  });
  expect(await check('FOR40002', 'Thevenot')).toMatchObject({ certificat: { etat: 'ABSENT' } });
});

test('[DH45] a wrong name says no more than an identifier of nobody', async () => {
  const wrong = await refusal(check('FOR40001', 'Martin'));
  expect(wrong).toMatchObject({ status: 400, title: 'formateur.inconnu' });
  expect(await refusal(check('ZZZ99999', 'Perrin'))).toEqual(wrong);
  // The identifier alone, or with signs that are no name.
  expect(await refusal(check('FOR40001', ' '))).toMatchObject({ status: 400 });
  expect(await refusal(check('FOR40001', '’-’'))).toEqual(wrong);
  // An agent of the fund, by the right name.
  expect(await refusal(check('INS50001', 'Fontaine'))).toEqual(wrong);
});
