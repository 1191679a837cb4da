import { demandeHabilitation as dh } from '@habilis/api/demande-habilitation/endpoints';
import { utilisateur } from '@habilis/api/utilisateur/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayOf } from '../../../platform/dayOf.ts';
import { refusal } from '../../../test/actAs.ts';
import { actorsOf } from '../../../test/actorsOf.ts';
import { addToCast } from '../../../test/cast/addToCast.ts';
import { dhWriteBody } from '../../../test/dhWriteBody.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import type { TestServer } from '../../../test/startTestServer.ts';
import { releaseEndedRoles } from './releaseTasks.ts';

let server: TestServer;
const STEP = { age: 40, depuis: 6, formateurs: [] } as const;

beforeAll(async () => {
  server = await startPeopledServer();
  await addToCast(server, {
    demandes: [
      { ...STEP, entite: 101, niveau: 'SST-1', tache: 'instruction' },
      { ...STEP, entite: 102, niveau: 'SST-1', tache: 'instruction' },
      { ...STEP, entite: 103, niveau: 'PRAPIBC-1', tache: 'instruction' },
      { ...STEP, entite: 101, niveau: 'SST-2', tache: 'sous_commission' },
      { ...STEP, entite: 102, niveau: 'PRAP2S-1', tache: 'sous_commission' },
    ],
  });
  for (const one of await onTask('instruction')) await give('RCA60001', one.id, 'INS50001');
});
afterAll(() => server.close());

const db = () => server.services.connection.db;
const as = actorsOf(() => server);
const onTask = (tache: 'instruction' | 'sous_commission') =>
  db()
    .selectFrom('demande_habilitation as dh')
    .leftJoin('personne as holder', 'holder.id', 'dh.assigne_id')
    .select(['dh.id', 'holder.habilis_id as holder', 'dh.expert_id'])
    .where('dh.tache', '=', tache)
    .where('dh.en_cours', '=', true)
    .orderBy('dh.id')
    .execute();
async function give(who: string, id: number, assigne: string) {
  const shown = await (await as(who))(dh.get, { params: { id: String(id) } });
  const body = dhWriteBody(shown, { action: 'Affecte', assigne, avis: { type: null, texte: null } });
  await (
    await as(who)
  )(dh.submitAction, { body });
}
const roleOf = (who: string) =>
  db()
    .selectFrom('role')
    .innerJoin('personne', 'personne.id', 'role.personne_id')
    .select(['role.id as roleId', 'personne.version', 'personne.id'])
    .where('personne.habilis_id', '=', who)
    .executeTakeFirstOrThrow();
const holdersOn = async (tache: 'instruction' | 'sous_commission') => (await onTask(tache)).map(({ holder }) => holder);
/** The mails written to a person since a number of them, by their model. */
const mailsTo = async (who: string, after: number) =>
  db()
    .selectFrom('courriel')
    .innerJoin('personne', 'personne.id', 'courriel.personne_id')
    .select(['courriel.modele', 'courriel.valeurs'])
    .where('personne.habilis_id', '=', who)
    .where('courriel.id', '>', after)
    .orderBy('courriel.id')
    .execute();
const lastMail = async () =>
  (await db().selectFrom('courriel').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst())?.id ?? 0;

test('[U930] what somebody leaves is shown with who may have it and what they hold, to who may end it alone', async () => {
  const { roleId } = await roleOf('INS50001');
  const asked = { params: { habilisId: 'INS50001' }, query: { roleId: String(roleId) } };
  expect(await (await as('RCA60001'))(utilisateur.passation, asked)).toEqual({
    // Four dossiers of the cast beside the three demandes.
    taches: 7,
    successeurs: [{ habilisId: 'INS50008', nomPrenom: 'Fanny Didier', charge: 1, taches: 7 }],
    entitesSansGestionnaire: [],
  });
  expect(
    await (
      await as('ADM92001')
    )(utilisateur.passation, { params: { habilisId: 'RSC20002' }, query: {} }),
  ).toMatchObject({ taches: 0, entitesSansGestionnaire: [{ raisonSociale: 'Rhône Sécurité Conseil' }] });
});

test('[U930][U9] a role that ends hands its tasks over in one transaction, with one mail that lists them', async () => {
  const before = await lastMail();
  const { roleId, version } = await roleOf('INS50001');
  const params = { roleId: String(roleId) };
  const body = { version, dernierJour: null };
  const wrong = (await as('RCA60001'))(utilisateur.endRole, {
    params,
    body: { ...body, successeurHabilisId: 'INS50002' },
  });
  expect(await refusal(wrong)).toMatchObject({
    status: 400,
    errors: [{ path: 'successeurHabilisId', title: 'champ.invalide' }],
  });
  expect(await holdersOn('instruction')).toEqual(['INS50001', 'INS50001', 'INS50001']);
  await (
    await as('RCA60001')
  )(utilisateur.endRole, { params, body: { ...body, successeurHabilisId: 'INS50008' } });
  expect(await holdersOn('instruction')).toEqual(['INS50008', 'INS50008', 'INS50008']);
  const told = await mailsTo('INS50008', before);
  expect(told.map(({ modele, valeurs }) => [modele, valeurs.mots, valeurs.lignes.length])).toEqual([
    ['taches-confiees', { nombre: 7, ancien: 'Luc Fontaine' }, 7],
  ]);
  const [left, ...others] = await mailsTo('INS50001', before);
  expect(others).toEqual([]);
  expect(left).toMatchObject({ modele: 'role-termine', valeurs: { mots: { successeur: 'Fanny Didier' } } });
});

test('[U930] a blocked expert hands over what the successor examines; the rest waits for who may give it', async () => {
  const { roleId } = await roleOf('EXP80002');
  const niveau = await db()
    .selectFrom('dispositif_niveau')
    .select('id')
    .where('code', '=', 'SST-2')
    .executeTakeFirstOrThrow();
  await db()
    .insertInto('role_dispositif_niveau')
    .values({ role_id: roleId, dispositif_niveau_id: niveau.id })
    .execute();
  const { version } = await roleOf('EXP80001');
  const params = { habilisId: 'EXP80001' };
  const read = await (await as('ADM92001'))(utilisateur.passation, { params, query: {} });
  expect(read).toMatchObject({ taches: 2, successeurs: [{ habilisId: 'EXP80002', taches: 1 }] });
  await (
    await as('ADM92001')
  )(utilisateur.block, { params, body: { version, motif: 'Essai.', successeurHabilisId: 'EXP80002' } });
  expect(await holdersOn('sous_commission')).toEqual(['EXP80002', null]);
  const [given] = await onTask('sous_commission');
  expect(given?.expert_id).toBe((await roleOf('EXP80002')).id);
});

test('[U930] after a last day the successor named then has the tasks, and not before', async () => {
  await db()
    .insertInto('role')
    .values({
      personne_id: (await roleOf('INS50001')).id,
      type: 'I',
      mrp_id: (await db().selectFrom('mrp').select('id').where('code', '=', 'NORD_EST').executeTakeFirstOrThrow()).id,
      entite_id: null,
      fin_le: null,
      successeur_id: null,
    })
    .execute();
  const { roleId, version } = await roleOf('INS50008');
  await (
    await as('RCA60001')
  )(utilisateur.endRole, {
    params: { roleId: String(roleId) },
    body: { version, dernierJour: '2026-11-25', successeurHabilisId: 'INS50001' },
  });
  expect(await holdersOn('instruction')).toEqual(['INS50008', 'INS50008', 'INS50008']);
  const before = await lastMail();
  const later = { ...(await dayOf(server.services)), today: '2026-11-26', now: new Date('2026-11-26T00:01:00Z') };
  await releaseEndedRoles(db(), later);
  expect(await holdersOn('instruction')).toEqual(['INS50001', 'INS50001', 'INS50001']);
  expect((await mailsTo('INS50001', before)).map(({ modele }) => modele)).toEqual(['taches-confiees']);
});
