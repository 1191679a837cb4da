import type { Call } from '@habilis/api/client/createClient';
import { demandeAdministrative as da } from '@habilis/api/demande-administrative/endpoints';
import { freeRefusedSiret } from './freeRefusedSiret.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actAs, refusal } from '../../../test/actAs.ts';
import { demandeIdOf } from '../../../test/demandeIdOf.ts';
import { pdfOf } from '../../../test/pdfOf.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import { writeBody } from '../../../test/writeBody.ts';
import type { TestServer } from '../../../test/startTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startPeopledServer();
});
afterAll(() => server.close());

const db = () => server.services.connection.db;
const read = (call: Call, id: number) => call(da.get, { params: { id: String(id) } });
const idOf = (raisonSociale: string) => demandeIdOf(server, raisonSociale);
const pdf = (title: string) => new File([pdfOf(title)], `${title}.pdf`);

test('[DA65] deletion: a comment, the version, the state, no suspension; afterwards nobody finds it', async () => {
  const demandeur = await actAs(server, 'MPA10013');
  const id = await idOf('Moselle Prévention Apprentissage');
  const remove = (call: Call, body: { version: number; commentaire: string }) =>
    call(da.remove, { params: { id: String(id) }, body });
  const draft = await demandeur(da.update, {
    body: writeBody(await read(demandeur, id), {
      fileUploads: [{ champ: 'autre', userFilename: 'a.pdf', partIndex: 0 }],
    }),
    files: [pdf('a')],
  });
  const { version } = draft;
  expect(await refusal(remove(demandeur, { version, commentaire: ' ' }))).toMatchObject({
    status: 400,
    title: 'demande.commentaire-requis',
    errors: [{ path: 'commentaire', title: 'demande.commentaire-requis' }],
  });
  expect(await refusal(remove(demandeur, { version: version - 1, commentaire: 'x' }))).toMatchObject({
    status: 409,
    title: 'demande.version-perimee',
  });
  await db()
    .updateTable('demande_administrative')
    .set({ date_suspension_administrative: '2027-01-01' })
    .where('id', '=', id)
    .execute();
  expect(await refusal(remove(demandeur, { version, commentaire: 'x' }))).toMatchObject({
    status: 400,
    title: 'demande.delete-with-suspension-not-allowed',
  });
  await db()
    .updateTable('demande_administrative')
    .set({ date_suspension_administrative: null })
    .where('id', '=', id)
    .execute();
  await remove(demandeur, { version, commentaire: 'Erreur de saisie' });
  expect(await refusal(read(demandeur, id))).toMatchObject({ status: 404 });
  const fichier = await db()
    .selectFrom('fichier')
    .select('id')
    .where('id', '=', draft.fileUploads[0]?.id ?? 0)
    .executeTakeFirst();
  expect(fichier).toBeUndefined();
  const inExamination = await idOf('Cristal Formation Continue');
  const nordEst = await actAs(server, 'NES10110');
  const body = { version: (await read(nordEst, inExamination)).version, commentaire: 'x' };
  expect(await refusal(nordEst(da.remove, { params: { id: String(inExamination) }, body }))).toMatchObject({
    status: 400,
    title: 'demande.action-interdite',
  });
});

test('[P55] the commission deletes a refused demande and no other; its number and history stay', async () => {
  const commission = await actAs(server, 'CNH91001');
  const support = await actAs(server, 'SUP93001');
  const remove = async (call: Call, id: number) =>
    call(da.remove, {
      params: { id: String(id) },
      body: { version: (await read(commission, id)).version, commentaire: 'Demande de la commission' },
    });
  for (const raisonSociale of ['Menuiserie Petitgérard', 'École du Chantier Propre', 'Rhône Sécurité Conseil']) {
    const id = await idOf(raisonSociale);
    const isRefused = raisonSociale === 'Menuiserie Petitgérard';
    const stored = await read(commission, id);
    expect(stored.actionsPossibles.map(({ key }) => key)).toEqual(isRefused ? ['Supprime'] : []);
    if (isRefused) continue;
    expect(await refusal(remove(commission, id))).toMatchObject({ status: 400, title: 'demande.action-interdite' });
    expect(await refusal(remove(support, id))).toMatchObject({ status: 400, title: 'demande.action-interdite' });
  }
  const id = await idOf('Menuiserie Petitgérard');
  const { numero } = await read(commission, id);
  expect(await refusal(remove(await actAs(server, 'INS50001'), id))).toMatchObject({ status: 403 });
  await remove(commission, id);
  expect(await refusal(read(commission, id))).toMatchObject({ status: 404 });
  const row = await db()
    .selectFrom('demande_administrative')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ numero, tache: 'supprimee', en_cours: false, siret: null, donnees: { siret: null } });
  const files = await db()
    .selectFrom('demande_administrative_fichier')
    .select('fichier_id')
    .where('demande_id', '=', id)
    .execute();
  expect(files).toEqual([]);
  const steps = await db()
    .selectFrom('historique_commentaire')
    .select(['action_key', 'commentaire'])
    .where('demande_id', '=', id)
    .orderBy('id', 'desc')
    .execute();
  expect(steps[0]).toEqual({ action_key: 'Supprime', commentaire: 'Demande de la commission' });
});

test('[DA51] a SIRET is free again once the dossier of a company that was never validated is refused, and not before', async () => {
  const entites = db().selectFrom('entite').select(['id', 'siret']).orderBy('id');
  const [refused, examined] = await entites.where('etat', '=', 'provisoire').where('siret', 'is not', null).execute();
  const active = await entites.where('etat', '=', 'active').executeTakeFirst();
  await db()
    .updateTable('demande_administrative')
    .set({ tache: 'refusee', en_cours: false })
    .where('entite_id', 'in', [refused?.id ?? 0, active?.id ?? 0])
    .execute();
  for (const one of [refused, examined, active]) await freeRefusedSiret(db(), one?.siret ?? '');
  const ids = [refused, examined, active].map((one) => one?.id ?? 0);
  expect(await entites.where('id', 'in', ids).execute()).toEqual(
    [{ id: refused?.id, siret: null }, examined, active].toSorted((a, b) => (a?.id ?? 0) - (b?.id ?? 0)),
  );
});
