import type { Call } from '@habilis/api/client/createClient';
import { habilitation } from '@habilis/api/habilitation/endpoints';
import { sessionCertification as sc } from '@habilis/api/session-certification/endpoints';
import type { SessionCertification, SessionWrite } from '@habilis/api/session-certification/SessionCertification';
import { utilisateur } from '@habilis/api/utilisateur/endpoints';
import { addDays } from '@habilis/domain/date/addDays';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actAs, refusal, titleOf } from '../../../test/actAs.ts';
import type { TestServer } from '../../../test/startTestServer.ts';
import { TEST_TODAY as TODAY } from '../../../test/TEST_TODAY.ts';
import { admittedOf, changeOf, draftOf, fourOf, storedClass } from '../test/classes.ts';
import { habilitationOf } from '../test/habilitationOf.ts';
import { sessionWriteOf } from '../test/sessionWriteOf.ts';
import { startSessionsServer } from '../test/startSessionsServer.ts';

let server: TestServer;
let g: Call;
let dl: Call;
let julie: Call;
let marc: Call;
let admin: Call;
let sst: number;
const db = () => server.services.connection.db;

beforeAll(async () => {
  ({ server, g, julie, marc, sst } = await startSessionsServer());
  admin = await actAs(server, 'ADM92001');
  dl = await actAs(server, 'DEL30001');
});
afterAll(() => server.close());

const PAST = { dateSession: addDays(TODAY, -2), dateFinSession: addDays(TODAY, -1) };
const tags = [...'abcdefghijklmnopqrstuvwxyz'].map((letter) => letter.repeat(4));
const read = ({ id }: SessionCertification, by: Call = g) => by(sc.get, { params: { id: id ?? 0 } });
const draft = (changes: Partial<SessionWrite> = {}) =>
  draftOf(g, sessionWriteOf({ habilitationId: sst, ...PAST }, changes), fourOf(tags.shift() ?? ''));
const given = async (changes: Partial<SessionWrite> = {}) => g(sc.submit, { body: changeOf(await draft(changes)) });
const enter = ({ id, version, ...session }: SessionCertification, by: Call) =>
  by(sc.submitResultats, { body: { id: id ?? 0, version, resultats: admittedOf(session) } });
const takeBack = ({ id, version }: SessionCertification) =>
  g(sc.submitResultats, {
    body: { id: id ?? 0, version, resultats: [], actionKey: 'Reprend', commentaire: 'Salle prise.' },
  });
const close = async (session: SessionCertification, by: Call = g) => {
  const { id, version } = await read(session);
  return by(sc.submitVerification, { body: { id: id ?? 0, version, corrections: [] } });
};
const stored = (session: SessionCertification) => storedClass(db(), session);
const made = ({ id }: SessionCertification) =>
  db().selectFrom('certificat').select('nom').where('session_id', '=', id).orderBy('id').execute();

test('[SC4] a gestionnaire and a delegataire who save one session take turns: the later one reads what stands', async () => {
  const session = await draft();
  const save = (by: Call, lieuFormationAdresse: string) =>
    by(sc.update, { body: changeOf(session, { lieuFormationAdresse }) });
  const [first, second] = await Promise.allSettled([save(g, '1 rue du Port'), save(dl, '2 rue du Port')]);
  const won = first.status === 'fulfilled' ? '1 rue du Port' : '2 rue du Port';
  expect([first.status, second.status].toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await read(session)).toMatchObject({ lieuFormationAdresse: won });
  // Given to its formateur, it takes no class any more, whoever still has the draft before them.
  await g(sc.submit, { body: changeOf(await read(session)) });
  const late = dl(sc.importer, {
    params: { id: session.id ?? 0 },
    body: { lignes: fourOf('tard'), colonnes: [] },
  });
  expect(await titleOf(late)).toBe('session-certification.etape-modifiee');
  expect((await stored(session)).length).toBe(5);
});

test('[SC38] a session is taken back while its formateur enters results: either it is back without any, or they stand', async () => {
  for (const first of ['entite', 'formateur'] as const) {
    const session = await given();
    const entering = () => julie(sc.updateResultats, { body: { id: session.id ?? 0, resultats: admittedOf(session) } });
    const [back, entered] =
      first === 'entite'
        ? await Promise.all([titleOf(takeBack(session)), titleOf(entering())])
        : (await Promise.all([titleOf(entering()), titleOf(takeBack(session))])).toReversed();
    const four = <T>(one: T) => [one, one, one, one];
    if (back === null) {
      expect(entered).toBe('session-certification.etape-modifiee');
      expect(await stored(session)).toEqual(['SAISIE', ...four(null)]);
    } else {
      expect([back, entered]).toEqual(['session-certification.resultats-entames', null]);
      expect(await stored(session)).toEqual(['RESULTATS', ...four('ADMIS')]);
    }
  }
});

test('[SC16] two close a session at once, and its formateur mends a result: one closing counts, each is certified once', async () => {
  const session = await given();
  await enter(session, julie);
  const mend = () => julie(sc.updateResultats, { body: { id: session.id ?? 0, resultats: admittedOf(session) } });
  const titles = await Promise.all([titleOf(close(session)), titleOf(close(session, dl)), titleOf(mend())]);
  expect(new Set(titles.slice(0, 2))).toEqual(new Set([null, 'session-certification.etape-modifiee']));
  expect(titles[2]).toBe('session-certification.etape-modifiee');
  expect((await made(session)).length).toBe(4);
});

test('[H713] a delegation ends while its delegataire submits: the session is the entite’s, and theirs no more', async () => {
  const session = await draft();
  const { version } = await g(habilitation.get, { params: { id: sst } });
  const delegataires = await g(habilitation.delegataires, { params: { id: sst } });
  const roleId = delegataires.find(({ habilisId }) => habilisId === 'DEL30001')?.roleId ?? 0;
  const end = () => g(habilitation.removeDelegataire, { params: { id: sst, roleId }, body: { version } });
  const [submitted, ended] = await Promise.all([titleOf(dl(sc.submit, { body: changeOf(session) })), titleOf(end())]);
  expect(ended).toBeNull();
  expect([null, 'introuvable']).toContain(submitted);
  expect((await stored(session))[0]).toBe(submitted === null ? 'RESULTATS' : 'SAISIE');
  expect(await refusal(read(session, dl))).toMatchObject({ status: 404 });
  expect((await read(session)).actionsPossibles.length).toBeGreaterThan(0);
});

test('[S20] accounts of a formateur are merged while the class is verified: it is closed under the one that is kept', async () => {
  const session = await given({ animateurHabilisId: 'FOR40002' });
  await enter(session, marc);
  const versionOf = async (habilisId: string) => (await admin(utilisateur.get, { params: { habilisId } })).version;
  await admin(utilisateur.merge, {
    params: { habilisId: 'FOR40003' },
    body: {
      autreHabilisId: 'FOR40002',
      version: await versionOf('FOR40003'),
      autreVersion: await versionOf('FOR40002'),
      confirmation: 'FOR40002',
    },
  });
  expect(await read(session)).toMatchObject({ animateurHabilisId: 'FOR40003', empechement: null });
  await close(session);
  const formateurs = db().selectFrom('certificat').select('formateur').distinct();
  expect(await formateurs.where('session_id', '=', session.id).execute()).toEqual([{ formateur: 'Awa Diop' }]);
});

test('[SC35] an account is blocked in the minute of its results: whatever came first, the entite reads that it certifies nobody', async () => {
  const session = await given();
  const { version } = await admin(utilisateur.get, { params: { habilisId: 'FOR40001' } });
  const block = { params: { habilisId: 'FOR40001' }, body: { version, motif: 'Usurpation.' } };
  const [entered] = await Promise.all([titleOf(enter(session, julie)), admin(utilisateur.block, block)]);
  const seen = await read(session);
  if (entered === null) {
    expect(seen.empechement).toBe('session-certification.animateur-bloque');
    expect(await titleOf(close(session))).not.toBeNull();
  } else expect(seen).toMatchObject({ etat: 'RESULTATS', sansFormateur: true });
  expect(await made(session)).toEqual([]);
});

test('[DH890] whoever leads a session does nothing with it for the network, and names not themself in one that they open for it', async () => {
  const session = await given({ animateurHabilisId: 'FOR40003' });
  const rd = await db()
    .selectFrom('personne')
    .select('id')
    .where('habilis_id', '=', 'ADM92001')
    .executeTakeFirstOrThrow();
  await db().updateTable('session_certification').set({ animateur_id: rd.id }).where('id', '=', session.id).execute();
  const seen = await read(session, admin);
  expect(seen).toMatchObject({ partPrise: 'formateur', actionsPossibles: [] });
  const remove = admin(sc.remove, {
    params: { id: session.id ?? 0 },
    body: { version: seen.version, commentaire: 'Non.' },
  });
  expect(await refusal(remove)).toMatchObject({ status: 403, title: 'role.partie-prenante' });

  const prap = await habilitationOf(db(), 'Lorraine Prévention Formation', 'PRAPIBC-1');
  await db()
    .updateTable('dispositif_niveau')
    .set({ session_par_formateur: false, niveau_formateur_id: null })
    .where('code', '=', 'PRAPIBC-1')
    .execute();
  const victor = await actAs(server, 'RDI90003');
  const named = (animateurHabilisId: string) =>
    victor(sc.update, { body: sessionWriteOf({ habilitationId: prap, ...PAST }, { animateurHabilisId }) });
  expect((await refusal(named('RDI90003'))).errors).toEqual([
    { path: 'animateurHabilisId', title: 'session-certification.animateur-soi' },
  ]);
  expect(await named('FOR40003')).toMatchObject({ etat: 'SAISIE', animateurHabilisId: 'FOR40003' });
});

test('[H713] a delegation is withdrawn while its delegataire has the form open: whatever they press is refused and changes nothing, and the entite has the class', async () => {
  const { version } = await g(habilitation.get, { params: { id: sst } });
  const { roleId } = await server.signIn('DEL30001');
  const held = await g(habilitation.delegataires, { params: { id: sst } });
  if (!held.some((one) => one.roleId === roleId))
    await g(habilitation.addDelegataire, { params: { id: sst }, body: { roleId: roleId ?? 0, version } });
  const open = await draftOf(dl, sessionWriteOf({ habilitationId: sst, ...PAST }), fourOf('ouvert'));
  const before = await read(open);
  const now = await g(habilitation.get, { params: { id: sst } });
  await g(habilitation.removeDelegataire, { params: { id: sst, roleId: roleId ?? 0 }, body: { version: now.version } });
  const body = changeOf(open, { lieuFormationAdresse: '3 rue du Port' });
  const lignes = fourOf('tard');
  for (const press of [
    () => dl(sc.update, { body }),
    () => dl(sc.submit, { body }),
    () => dl(sc.importer, { params: { id: open.id ?? 0 }, body: { lignes, colonnes: [] } }),
  ])
    expect(await titleOf(press())).toBe('introuvable');
  const fresh = dl(sc.update, { body: sessionWriteOf({ habilitationId: sst, ...PAST }) });
  expect((await refusal(fresh)).errors?.map(({ path }) => path)).toContain('habilitationId');
  expect(await read(open)).toEqual(before);
  expect(before.actionsPossibles.map(({ key }) => key)).toContain('Soumet');
});

test('[SC37] a formateur is blocked while results wait on their device: none is taken, and the entite has them to enter', async () => {
  const session = await given({ animateurHabilisId: 'FOR40003' });
  const awa = await actAs(server, 'FOR40003');
  const { version } = await admin(utilisateur.get, { params: { habilisId: 'FOR40003' } });
  await admin(utilisateur.block, { params: { habilisId: 'FOR40003' }, body: { version, motif: 'Départ.' } });
  const late = awa(sc.updateResultats, { body: { id: session.id ?? 0, resultats: admittedOf(session) } });
  expect(await refusal(late)).toMatchObject({ status: 401, title: 'non-authentifie' });
  const seen = await read(session);
  expect(seen).toMatchObject({ etat: 'RESULTATS', sansFormateur: true });
  expect(seen.actionsPossibles.map(({ key }) => key)).toContain('Soumet');
  expect((await stored(session)).slice(1)).toEqual([null, null, null, null]);
  await enter(session, g);
  expect((await stored(session))[0]).toBe('VERIFICATION');
});
