import type { Call } from '@habilis/api/client/createClient';
import { dispositifNiveau } from '@habilis/api/dispositif-niveau/endpoints';
import type { DemandeHabilitation } from '@habilis/api/demande-habilitation/DemandeHabilitation';
import { demandeHabilitation as dh } from '@habilis/api/demande-habilitation/endpoints';
import { formateur } from '@habilis/api/formateur/endpoints';
import { addDays } from '@habilis/domain/date/addDays';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actAs, refusal } from '../../../test/actAs.ts';
import { dhWriteBody } from '../../../test/dhWriteBody.ts';
import { TEST_TODAY } from '../../../test/TEST_TODAY.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import type { TestServer } from '../../../test/startTestServer.ts';

let server: TestServer;
let entite: Call;
let niveauId = 0;
/** A demande that declares FOR40001. */
let declared: DemandeHabilitation;

beforeAll(async () => {
  server = await startPeopledServer();
  entite = await actAs(server, 'LPF20001');
  const niveaux = await entite(dispositifNiveau.list, {});
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
      date_fin: TEST_TODAY,
    })
    .execute();
});
afterAll(() => server.close());

const check = (habilisId: string, nom: string) =>
  entite(formateur.check, { body: { habilisId, nom, dispositifNiveauId: niveauId } });

test('[DH45] a formateur is named by identifier and name, with what the certificat says, accents and capitals apart', async () => {
  expect(await check('FOR40001', 'PERRIN')).toEqual({
    formateur: { habilisId: 'FOR40001', nomPrenom: 'Julie Perrin' },
    certificat: { etat: 'VALIDE', dateFin: TEST_TODAY },
  });
  expect(await check('FOR40002', 'Thevenot')).toMatchObject({ certificat: { etat: 'ABSENT' } });
});

test('[DH45] a wrong name says no more than an identifier of nobody', async () => {
  const wrong = await refusal(check('FOR40001', 'Martin'));
  expect(wrong).toMatchObject({ status: 400, title: 'formateur.inconnu' });
  expect(await refusal(check('ZZZ99999', 'Perrin'))).toEqual(wrong);
  // The identifier alone, or with characters that make no name.
  expect(await refusal(check('FOR40001', ' '))).toMatchObject({ status: 400 });
  expect(await refusal(check('FOR40001', '’-’'))).toEqual(wrong);
  // An agent of the caisse, under the right name.
  expect(await refusal(check('INS50001', 'Fontaine'))).toEqual(wrong);
});

test('[DH741] whoever tells identifier and name may train a niveau that asks for no certificat; an identifier alone declares nobody', async () => {
  const niveaux = await entite(dispositifNiveau.list, {});
  const free = niveaux.find(({ code }) => code === 'GEPO-1');
  const dispositifNiveauId = free?.id ?? 0;
  const body = { habilisId: 'INS50001', nom: 'fontaine', dispositifNiveauId };
  expect(await entite(formateur.check, { body })).toEqual({
    formateur: { habilisId: 'INS50001', nomPrenom: 'Luc Fontaine' },
    certificat: { etat: 'SANS_OBJET', dateFin: null },
  });
  const started = await entite(dh.start, { query: {} });
  const declare = (nomPrenom: string) =>
    entite(dh.update, {
      body: {
        ...dhWriteBody(started, { formateurs: [{ habilisId: 'INS50001', nomPrenom }] }),
        cleBrouillon: '0b9d3f0e-6a55-4f5c-9a53-6f2f0c3b7a10',
        dispositifNiveauId,
      },
    });
  expect(await refusal(declare('Quelqu’un'))).toMatchObject({
    errors: [{ path: 'formateurs.0', title: 'champ.formateur-inconnu' }],
  });
  const saved = await declare('Luc Fontaine');
  expect(saved.certificatsFormateurs).toEqual([{ habilisId: 'INS50001', etat: 'SANS_OBJET', dateFin: null }]);
  const told = await refusal(entite(dh.submit, { body: dhWriteBody(saved) }));
  expect(told.errors?.filter(({ path }) => path.startsWith('formateurs'))).toEqual([]);
});

test('[DH740] a formateur whose certificat ended yesterday is told with the demande, and keeps it from being submitted', async () => {
  const { db } = server.services.connection;
  await db
    .updateTable('certificat_formateur')
    .set({ date_fin: addDays(TEST_TODAY, -1) })
    .where('personne_id', '=', (eb) => eb.selectFrom('personne').select('id').where('habilis_id', '=', 'FOR40001'))
    .execute();
  expect(await check('FOR40001', 'Perrin')).toMatchObject({ certificat: { etat: 'EXPIRE' } });
  const started = await entite(dh.start, { query: { dispositifNiveauId: String(niveauId) } });
  const saved = await entite(dh.update, {
    body: {
      ...dhWriteBody(started, { formateurs: [{ habilisId: 'FOR40001', nomPrenom: 'Julie Perrin' }] }),
      cleBrouillon: 'c2a3c8c5-3c0e-4a63-8f39-1d2f7b6f9b21',
    },
  });
  expect(saved.certificatsFormateurs).toMatchObject([{ habilisId: 'FOR40001', etat: 'EXPIRE' }]);
  declared = saved;
  const told = await refusal(entite(dh.submit, { body: dhWriteBody(saved) }));
  expect(told.errors).toContainEqual({ path: 'formateurs.0', title: 'champ.formateur-certificat-expire' });
});

test('[U12][DH741] the identifier of a merged account names the formateur who is kept, once', async () => {
  const { db } = server.services.connection;
  await db
    .updateTable('personne')
    .set((eb) => ({
      etat: 'fusionnee' as const,
      fusionnee_en: eb.selectFrom('personne as kept').select('kept.id').where('kept.habilis_id', '=', 'FOR40001'),
    }))
    .where('habilis_id', '=', 'FOR40002')
    .execute();
  expect(await check('FOR40002', 'Perrin')).toMatchObject({ formateur: { habilisId: 'FOR40001' } });
  expect(await refusal(check('FOR40002', 'Thevenot'))).toMatchObject({ title: 'formateur.inconnu' });
  const formateurs = ['FOR40001', 'FOR40002'].map((habilisId) => ({ habilisId, nomPrenom: 'Julie Perrin' }));
  const again = await entite(dh.update, { body: dhWriteBody(declared, { formateurs }) });
  expect(again.formateurs).toMatchObject([{ habilisId: 'FOR40001' }]);
});
