import { type Call, createClient } from '@habilis/api/client/createClient';
import { account } from '@habilis/api/account/endpoints';
import { demandeHabilitation as dh } from '@habilis/api/demande-habilitation/endpoints';
import { entite } from '@habilis/api/entite/endpoints';
import { impersonation } from '@habilis/api/impersonation/endpoints';
import { session } from '@habilis/api/session/endpoints';
import { utilisateur } from '@habilis/api/utilisateur/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actAs, refusal } from '../../../test/actAs.ts';
import { addToCast } from '../../../test/cast/addToCast.ts';
import { dhWriteBody } from '../../../test/dhWriteBody.ts';
import { latestKey } from '../../../test/latestKey.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import type { TestServer } from '../../../test/startTestServer.ts';
import { TEST_PASSWORD } from '../../../test/testPassword.ts';

let server: TestServer;
const STEP = { entite: 1, age: 40, depuis: 6, formateurs: [] } as const;
const PARTIE = { status: 403, title: 'role.partie-prenante' };

beforeAll(async () => {
  server = await startPeopledServer();
  await addToCast(server, {
    demandes: [
      { ...STEP, niveau: 'GEPO-1', tache: 'instruction' },
      { ...STEP, niveau: 'SST-2', tache: 'instruction', isLibre: true },
    ],
  });
});
afterAll(() => server.close());

const db = () => server.services.connection.db;
const personOf = (habilisId: string) =>
  db().selectFrom('personne').selectAll().where('habilis_id', '=', habilisId).executeTakeFirstOrThrow();
const demandeOn = (code: string) =>
  db()
    .selectFrom('demande_habilitation as dh')
    .innerJoin('dispositif_niveau as niveau', 'niveau.id', 'dh.dispositif_niveau_id')
    .leftJoin('personne as holder', 'holder.id', 'dh.assigne_id')
    .select(['dh.id', 'dh.entite_id as entiteId', 'holder.habilis_id as holder'])
    .where('niveau.code', '=', code)
    .where('dh.tache', '=', 'instruction')
    .executeTakeFirstOrThrow();
const membre = (personneId: number, entiteId: number | null, type: 'DL' | 'G' = 'DL') =>
  db()
    .insertInto('role')
    .values({ personne_id: personneId, type, entite_id: entiteId, fin_le: null })
    .returning('id')
    .executeTakeFirstOrThrow();
const claim = async (call: Call, id: number) => {
  const read = await call(dh.get, { params: { id: String(id) } });
  return call(dh.submitAction, { body: dhWriteBody(read, { action: 'PrendEnCharge' }) });
};

test('[DH890] who has a part in an entite does not act on it in the name of an agent who has none', async () => {
  const { id, entiteId } = await demandeOn('SST-2');
  const { token, roleId } = await server.signIn('SUP93001');
  const baseUrl = `${server.url}/api`;
  const own = createClient({ baseUrl, token: () => token, roleId: () => roleId });
  await own(impersonation.start, { body: { habilisId: 'INS50008', motif: 'Aide demandée par téléphone.' } });
  const inName = (role: number | null) =>
    createClient({ baseUrl, token: () => token, roleId: () => role, impersonation: () => 'INS50008' });
  const { roles } = await inName(null)(session.account, {});
  const acting = inName(roles.find(({ type }) => type === 'I')?.id ?? null);
  const { id: part } = await membre((await personOf('SUP93001')).id, entiteId);
  expect(await acting(dh.get, { params: { id: String(id) } })).toMatchObject({ partPrise: 'DL', actionsPossibles: [] });
  expect(await refusal(claim(acting, id))).toMatchObject(PARTIE);
  await db().deleteFrom('role').where('id', '=', part).execute();
  await claim(acting, id);
  expect((await demandeOn('SST-2')).holder).toBe('INS50008');
});

test('[DH890][DH893] two accounts of one person are merged: what one examined for the entite of the other goes back, and its caisse is told', async () => {
  const { id, entiteId, holder } = await demandeOn('GEPO-1');
  expect(holder).toBe('INS50001');
  const autre = await personOf('FOR40002');
  await membre(autre.id, entiteId, 'G');
  const admin = await actAs(server, 'ADM92001');
  const { version } = await personOf('INS50001');
  await admin(utilisateur.merge, {
    params: { habilisId: 'INS50001' },
    body: { autreHabilisId: 'FOR40002', version, autreVersion: autre.version, confirmation: 'FOR40002' },
  });
  expect((await demandeOn('GEPO-1')).holder).toBeNull();
  expect(await refusal(claim(await actAs(server, 'INS50001', 'I'), id))).toMatchObject(PARTIE);
  const told = db().selectFrom('courriel').innerJoin('personne', 'personne.id', 'courriel.personne_id');
  const mails = await told.select('habilis_id').where('modele', '=', 'entite-partie-prenante').execute();
  expect(mails).toEqual([{ habilis_id: 'RCA60001' }]);
});

test('[DH890][U742] an address that changes between an offer and its answer changes nothing in whom it binds', async () => {
  const { id, entiteId } = await demandeOn('SST-2');
  const { nom, prenom, email } = await personOf('INS50008');
  const g = await actAs(server, 'LPF20001');
  await g(entite.inviter, { params: { id: String(entiteId) }, body: { type: 'DL', nom, prenom, email } });
  const fanny = await actAs(server, 'INS50008', 'I');
  const moved = 'fanny.ailleurs@example.org';
  await fanny(account.update, {
    body: { nom, prenom, email: moved, personalDataValidated: true, currentPassword: TEST_PASSWORD },
  });
  await fanny(account.updateMail, { params: { key: await latestKey(server, 'changement-mail', moved) } });
  expect((await personOf('INS50008')).email).toBe(moved);
  const [offer] = await fanny(entite.invitations, {});
  expect(offer).toMatchObject({ type: 'DL', estConflit: true });
  const params = { invitationId: offer?.id ?? 0 };
  await fanny(entite.repondre, { params, body: { accepte: true, conflitLu: true } });
  expect((await demandeOn('SST-2')).holder).toBeNull();
  expect(await refusal(claim(fanny, id))).toMatchObject(PARTIE);
  // The former address is nobody's: offered there, the role is a new account's, not theirs.
  await g(entite.inviter, {
    params: { id: String(entiteId) },
    body: { type: 'G', nom: 'Autre', prenom: 'Ève', email },
  });
  const other = await db().selectFrom('personne').select('habilis_id').where('email', '=', email).executeTakeFirst();
  expect(other?.habilis_id).not.toBe('INS50008');
});

test('[DH890] a declared formateur who is given a role of the network afterwards is barred from the first day', async () => {
  const { id } = await demandeOn('SST-2');
  const julie = await personOf('FOR40001');
  await db()
    .insertInto('demande_habilitation_formateur')
    .values({ demande_id: id, personne_id: julie.id, rang: 0 })
    .execute();
  const admin = await actAs(server, 'ADM92001');
  const { id: mrpId } = await db()
    .selectFrom('mrp')
    .select('id')
    .where('code', '=', 'NORD_EST')
    .executeTakeFirstOrThrow();
  await admin(utilisateur.giveRole, {
    params: { habilisId: 'FOR40001' },
    body: { type: 'I', mrpId, entiteId: null, dispositifIds: [], niveauIds: [], version: julie.version },
  });
  const call = await actAs(server, 'FOR40001', 'I');
  expect(await call(dh.get, { params: { id: String(id) } })).toMatchObject({ partPrise: 'formateur' });
  expect(await refusal(claim(call, id))).toMatchObject(PARTIE);
});
