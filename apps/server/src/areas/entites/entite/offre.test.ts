import type { Call } from '@habilis/api/client/createClient';
import { entite } from '@habilis/api/entite/endpoints';
import { session } from '@habilis/api/session/endpoints';
import { utilisateur } from '@habilis/api/utilisateur/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actAs, refusal } from '../../../test/actAs.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import { TEST_TODAY } from '../../../test/TEST_TODAY.ts';
import type { TestServer } from '../../../test/startTestServer.ts';

let server: TestServer;
let manager: Call;
let params = { id: '' };
const db = () => server.services.connection.db;

beforeAll(async () => {
  server = await startPeopledServer();
  manager = await actAs(server, 'LPF20001');
  const { entite_id: id } = await db()
    .selectFrom('role')
    .innerJoin('personne', 'personne.id', 'role.personne_id')
    .select('role.entite_id')
    .where('personne.habilis_id', '=', 'LPF20001')
    .where('role.type', '=', 'G')
    .executeTakeFirstOrThrow();
  params = { id: String(id) };
});
afterAll(() => server.close());

const end = (by: Call, roleId: number) => by(entite.finMembre, { params: { ...params, roleId } });
/** Moves the only offer to somebody back by some days. */
const age = (habilisId: string, days: number) =>
  db()
    .updateTable('invitation')
    .set({ invite_le: new Date(Date.parse(`${TEST_TODAY}T10:00:00Z`) - days * 86_400_000) })
    .where('personne_id', 'in', (of) => of.selectFrom('personne').select('id').where('habilis_id', '=', habilisId))
    .execute();
const personne = (habilisId: string) =>
  db()
    .selectFrom('personne')
    .select(['id', 'nom', 'prenom', 'email', 'version'])
    .where('habilis_id', '=', habilisId)
    .executeTakeFirstOrThrow();
const offerTo = async (habilisId: string) => {
  const { nom, prenom, email } = await personne(habilisId);
  const after = await manager(entite.inviter, { params, body: { type: 'G', nom, prenom, email } });
  const one = after.find((member) => member.habilisId === habilisId && member.invitationId !== null);
  return { id: one?.invitationId ?? 0, offre: one?.offre };
};
/** An offer without its mail, of which only a few go to one address. */
const writtenOfferTo = async (habilisId: string): Promise<number> => {
  const offered = {
    personne_id: (await personne(habilisId)).id,
    entite_id: Number(params.id),
    type: 'G' as const,
    invite_par: (await personne('LPF20001')).id,
    invite_le: new Date(`${TEST_TODAY}T09:00:00Z`),
  };
  const { id } = await db().insertInto('invitation').values(offered).returning('id').executeTakeFirstOrThrow();
  return id;
};

test('[U743] an offer can be taken for thirty days, which both read; made again, it waits anew', async () => {
  const { id, offre } = await offerTo('RSC20002');
  expect(offre).toMatchObject({ estExpiree: false });
  const karim = await actAs(server, 'RSC20002');
  expect(await karim(entite.invitations, {})).toMatchObject([{ id, expireLe: offre?.expireLe }]);
  await age('RSC20002', 30);
  expect((await karim(session.account, {})).invitations).toBe(0);
  expect(await karim(entite.invitations, {})).toEqual([]);
  const take = (accepte: boolean) =>
    karim(entite.repondre, { params: { invitationId: id }, body: { accepte, conflitLu: true } });
  expect(await refusal(take(true))).toMatchObject({ status: 409, title: 'utilisateur.invitation-expiree' });
  const listed = (await manager(entite.membres, { params })).find(({ invitationId }) => invitationId === id);
  expect(listed?.offre).toMatchObject({ estExpiree: true });
  expect((await offerTo('RSC20002')).offre).toMatchObject({ estExpiree: false });
  await take(false);
});

test('[U742][DH895] an offer is not taken while what it takes from its person is not read: a role of the network may have come meanwhile', async () => {
  const { id } = await offerTo('RSC20002');
  const karim = await actAs(server, 'RSC20002');
  expect(await karim(entite.invitations, {})).toMatchObject([{ estConflit: false }]);
  const { id: personneId } = await personne('RSC20002');
  await db().insertInto('role').values({ personne_id: personneId, type: 'R', fin_le: null }).execute();
  const take = (conflitLu: boolean) =>
    karim(entite.repondre, { params: { invitationId: id }, body: { accepte: true, conflitLu } });
  expect(await refusal(take(false))).toMatchObject({ status: 409, title: 'utilisateur.invitation-conflit' });
  expect(await karim(entite.invitations, {})).toMatchObject([{ estConflit: true }]);
  await take(true);
  const held = (await manager(entite.membres, { params })).filter(({ habilisId }) => habilisId === 'RSC20002');
  expect(held).toMatchObject([{ type: 'G', offre: null }]);
  // Who answers for the network reads whom the entite bars, and as what.
  const admin = await actAs(server, 'ADM92001');
  expect((await admin(entite.get, { params })).ecartes).toContainEqual({
    habilisId: 'RSC20002',
    nomPrenom: expect.any(String),
    roles: ['R'],
    part: 'G',
  });
  const karimAsR = await actAs(server, 'RSC20002', 'R');
  expect(await karimAsR(entite.get, { params })).toMatchObject({
    partPrise: 'G',
    ecartes: [],
    actions: { changerCaisse: false, verifier: false },
  });
  await db().deleteFrom('role').where('personne_id', '=', personneId).where('type', '=', 'R').execute();
  await end(manager, held[0]?.roleId ?? 0);
});

test('[U742] a role given by an administrator ends its offer, which asks nothing any more', async () => {
  const { version } = await personne('RSC20002');
  await writtenOfferTo('RSC20002');
  const admin = await actAs(server, 'ADM92001');
  await admin(utilisateur.giveRole, {
    params: { habilisId: 'RSC20002' },
    body: { version, type: 'G', mrpId: null, entiteId: Number(params.id), dispositifIds: [], niveauIds: [] },
  });
  const karim = await actAs(server, 'RSC20002');
  expect((await karim(session.account, {})).invitations).toBe(0);
  const held = (await manager(entite.membres, { params })).filter(({ habilisId }) => habilisId === 'RSC20002');
  expect(held).toMatchObject([{ type: 'G', offre: null }]);
  await end(manager, held[0]?.roleId ?? 0);
});

test('[U746] what an account in wrong hands offered is neither read nor taken while it is blocked', async () => {
  const id = await writtenOfferTo('RSC20002');
  const admin = await actAs(server, 'ADM92001');
  const versionOf = async () => (await personne('LPF20001')).version;
  const inviter = { habilisId: 'LPF20001' };
  await admin(utilisateur.block, { params: inviter, body: { version: await versionOf(), motif: 'Compte usurpé.' } });
  const karim = await actAs(server, 'RSC20002');
  const take = (accepte: boolean) =>
    karim(entite.repondre, { params: { invitationId: id }, body: { accepte, conflitLu: true } });
  expect((await karim(session.account, {})).invitations).toBe(0);
  expect(await karim(entite.invitations, {})).toEqual([]);
  expect(await refusal(take(true))).toMatchObject({ status: 404 });
  const offered = async () => (await admin(entite.membres, { params })).filter(({ offre }) => offre !== null);
  expect(await offered()).toEqual([]);
  const given = async () => {
    const { donnes } = await admin(utilisateur.donnes, { params: inviter });
    return donnes.filter(({ habilisId }) => habilisId === 'RSC20002');
  };
  expect(await given()).toMatchObject([{ role: { id: null, type: 'G' }, enAttente: true, compteCree: false }]);
  await admin(utilisateur.unblock, { params: inviter, body: { version: await versionOf() } });
  expect(await offered()).toMatchObject([{ invitationId: id }]);
  expect((await karim(session.account, {})).invitations).toBe(1);
  await take(false);
});

test('[U945] whom a gestionnaire invited is read by who blocks them: what waits, then what was accepted, while it is in force', async () => {
  const again = await actAs(server, 'LPF20001');
  const admin = await actAs(server, 'ADM92001');
  const given = async () => {
    const { donnes } = await admin(utilisateur.donnes, { params: { habilisId: 'LPF20001' } });
    return donnes.filter(({ habilisId }) => habilisId === 'EXP80001');
  };
  const { nom, prenom, email } = await personne('EXP80001');
  const offered = await again(entite.inviter, { params, body: { type: 'DL', nom, prenom, email } });
  const invitationId = offered.find(({ habilisId }) => habilisId === 'EXP80001')?.invitationId ?? 0;
  expect(await given()).toMatchObject([{ role: { id: null, type: 'DL' }, enAttente: true, compteCree: false }]);
  const expert = await actAs(server, 'EXP80001');
  await expert(entite.repondre, { params: { invitationId }, body: { accepte: true, conflitLu: true } });
  expect(await given()).toMatchObject([{ role: { type: 'DL' }, enAttente: false }]);
  const held = (await again(entite.membres, { params })).find(({ habilisId }) => habilisId === 'EXP80001');
  await end(again, held?.roleId ?? 0);
  expect(await given()).toEqual([]);
});
