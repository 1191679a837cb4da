import { alerte } from '@habilis/api/alerte/endpoints';
import { demande } from '@habilis/api/demande/endpoints';
import { demandeHabilitation as dh } from '@habilis/api/demande-habilitation/endpoints';
import { echeance } from '@habilis/api/echeance/endpoints';
import { utilisateur } from '@habilis/api/utilisateur/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actorsOf } from '../../../test/actorsOf.ts';
import { addToCast } from '../../../test/cast/addToCast.ts';
import { dhWriteBody } from '../../../test/dhWriteBody.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import type { TestServer } from '../../../test/startTestServer.ts';

let server: TestServer;
const STEP = { age: 40, depuis: 6, formateurs: [] } as const;

beforeAll(async () => {
  server = await startPeopledServer();
  await addToCast(server, {
    demandes: [
      { ...STEP, entite: 1, niveau: 'AMSS4-1', tache: 'sous_commission' },
      { ...STEP, entite: 2, niveau: 'AMSS4-2', tache: 'sous_commission' },
      { ...STEP, entite: 101, niveau: 'SST-1', tache: 'sous_commission' },
      { ...STEP, entite: 102, niveau: 'SST-1', tache: 'sous_commission' },
      { ...STEP, entite: 103, niveau: 'SST-2', tache: 'repartition' },
      { ...STEP, entite: 2, niveau: 'PRAPIBC-1', tache: 'instruction' },
    ],
  });
});
afterAll(() => server.close());

const db = () => server.services.connection.db;
const as = actorsOf(() => server);
const rowsOn = (code: string) =>
  db()
    .selectFrom('demande_habilitation as dh')
    .innerJoin('dispositif_niveau as niveau', 'niveau.id', 'dh.dispositif_niveau_id')
    .leftJoin('personne as holder', 'holder.id', 'dh.assigne_id')
    .select(['dh.id', 'dh.tache', 'holder.habilis_id as holder'])
    .where('niveau.code', '=', code)
    .where('dh.en_cours', '=', true)
    .orderBy('dh.id')
    .execute();
const idsOn = async (code: string) => (await rowsOn(code)).map(({ id }) => id);
/** The tasks that the list of a person shows, by id. */
async function tasksOf(who: string) {
  const { elements, total } = await (await as(who))(demande.todoList, { query: { taille: 100 } });
  expect(total).toBe((await (await as(who))(demande.todoListCount, {})).total);
  return elements.map(({ id }) => id).toSorted((one, other) => one - other);
}
const leftOf = async (who: string) =>
  (await (await as(who))(demande.stock, {})).filter(({ sansTitulaire }) => sansTitulaire);
const alertedOf = async (who: string) =>
  (await (await as(who))(alerte.list, {}))
    .filter(({ type }) => type === 'TACHE_SANS_TITULAIRE')
    .map(({ objetId }) => objetId)
    .toSorted((one, other) => one - other);
const mailsTo = async (who: string) =>
  db()
    .selectFrom('courriel')
    .innerJoin('personne', 'personne.id', 'courriel.personne_id')
    .select('courriel.valeurs')
    .where('personne.habilis_id', '=', who)
    .where('modele', '=', 'taches-sans-titulaire')
    .orderBy('courriel.id')
    .execute();
async function roleOf(who: string) {
  return db()
    .selectFrom('role')
    .innerJoin('personne', 'personne.id', 'role.personne_id')
    .select(['role.id as roleId', 'personne.version', 'personne.id'])
    .where('personne.habilis_id', '=', who)
    .executeTakeFirstOrThrow();
}
const read = async (who: string, id: number) => (await as(who))(dh.get, { params: { id: String(id) } });

test('[DH940][DH941] what an expert held when their role ends is the work of who may give it, in their list, counted and alerted at once, told in one mail', async () => {
  const lost = await idsOn('SST-1');
  expect(await tasksOf('REP70001')).not.toEqual(expect.arrayContaining(lost));
  const { roleId, version } = await roleOf('EXP80001');
  await (
    await as('ADM92001')
  )(utilisateur.endRole, { params: { roleId: String(roleId) }, body: { version, dernierJour: null } });
  expect((await rowsOn('SST-1')).map(({ holder }) => holder)).toEqual([null, null]);
  for (const who of ['REP70001', 'RDI90001']) {
    expect(await tasksOf(who)).toEqual(expect.arrayContaining(lost));
    expect(await alertedOf(who)).toEqual(lost);
    expect(await leftOf(who)).toMatchObject([{ type: 'DH', tache: 'sous_commission', total: 2 }]);
    const mails = await mailsTo(who);
    expect(mails.map(({ valeurs }) => [valeurs.mots['nombre'], valeurs.lignes.length])).toEqual([[2, 2]]);
  }
  // Another dispositif's is nobody else's.
  expect(await tasksOf('RDI90002')).not.toEqual(expect.arrayContaining(lost));
  const due = await (await as('REP70001'))(echeance.list, { query: { taille: 100 } });
  const followed = due.elements.filter(({ type, objetId }) => type === 'dh-tache' && lost.includes(objetId));
  expect(followed.map(({ nature }) => nature)).toEqual(['A_FAIRE', 'A_FAIRE']);
});

test('[DH940] a blocked account and a narrowed perimeter lose what they held to who may give it', async () => {
  const lost = [...(await idsOn('AMSS4-1')), ...(await idsOn('AMSS4-2'))];
  const one = await roleOf('EXP80002');
  const niveaux = await db().selectFrom('dispositif_niveau').select('id').where('code', '=', 'AMSS4-2').execute();
  const body = { version: one.version, dispositifIds: [], niveauIds: niveaux.map(({ id }) => id) };
  await (
    await as('ADM92001')
  )(utilisateur.setPerimetre, { params: { roleId: String(one.roleId) }, body });
  expect(await alertedOf('RDI90002')).toEqual(await idsOn('AMSS4-1'));
  const { version } = await roleOf('EXP80002');
  await (
    await as('ADM92001')
  )(utilisateur.block, { params: { habilisId: 'EXP80002' }, body: { version, motif: 'Essai.' } });
  expect(await alertedOf('RDI90002')).toEqual(lost);
  expect(await tasksOf('RDI90002')).toEqual(expect.arrayContaining(lost));
  expect(await tasksOf('REP70001')).toEqual(expect.arrayContaining(lost));
});

test('[DH940] once given to somebody it is no longer their work, and the alert is gone', async () => {
  const { version } = await roleOf('EXP80002');
  await (
    await as('ADM92001')
  )(utilisateur.unblock, { params: { habilisId: 'EXP80002' }, body: { version } });
  const [given] = await idsOn('AMSS4-2');
  const shown = await read('REP70001', given ?? 0);
  const body = dhWriteBody(shown, { action: 'Affecte', assigne: 'EXP80002', avis: { type: null, texte: null } });
  await (
    await as('REP70001')
  )(dh.submitAction, { body });
  expect(await tasksOf('REP70001')).not.toContain(given);
  expect(await alertedOf('RDI90002')).toEqual(await idsOn('AMSS4-1'));
});

test('[DH940] a demande forced to an expertise without expert waits for who may give it', async () => {
  const [forced] = await idsOn('SST-2');
  const shown = await read('ADM92001', forced ?? 0);
  await (
    await as('ADM92001')
  )(dh.wfGotoTask, {
    body: {
      demandeHabilitationId: forced ?? 0,
      version: shown.version,
      taskDefinitionKey: 'sous_commission',
      commentaire: 'Essai.',
    },
  });
  expect(await tasksOf('RDI90001')).toContain(forced);
  expect(await alertedOf('REP70001')).toContain(forced);
});

test('[DH940] a caisse that has lost its last instructeur leaves what waits there to its responsable', async () => {
  const [waiting] = await idsOn('PRAPIBC-1');
  expect(await tasksOf('RCA60005')).not.toContain(waiting);
  const { roleId, version } = await roleOf('INS50005');
  await (
    await as('RCA60005')
  )(utilisateur.endRole, { params: { roleId: String(roleId) }, body: { version, dernierJour: null } });
  expect(await tasksOf('RCA60005')).toContain(waiting);
  expect(await leftOf('RCA60005')).toMatchObject([{ tache: 'instruction', sansTitulaire: true }]);
  expect(await alertedOf('RCA60005')).toContain(waiting);
});
