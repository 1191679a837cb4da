import type { Call } from '@habilis/api/client/createClient';
import { entite } from '@habilis/api/entite/endpoints';
import type { MembreWrite } from '@habilis/api/entite/Membre';
import { session } from '@habilis/api/session/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actAs, refusal } from '../../../test/actAs.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
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

const invite = (by: Call, body: Partial<MembreWrite> = {}) =>
  by(entite.inviter, {
    params,
    body: { type: 'G', nom: 'Arnaud', prenom: 'Lucie', email: 'lucie.arnaud@example.org', ...body },
  });
const end = (by: Call, roleId: number) => by(entite.finMembre, { params: { ...params, roleId } });
const courrielsOf = async (habilisId: string) =>
  (
    await db()
      .selectFrom('courriel')
      .innerJoin('personne', 'personne.id', 'courriel.personne_id')
      .select('courriel.modele')
      .where('personne.habilis_id', '=', habilisId)
      .orderBy('courriel.id')
      .execute()
  ).map(({ modele }) => modele);
const auditOf = async (habilisId: string) =>
  (
    await db()
      .selectFrom('audit')
      .innerJoin('personne', 'personne.id', 'audit.objet_id')
      .select('audit.action')
      .where('audit.objet_type', '=', 'personne')
      .where('personne.habilis_id', '=', habilisId)
      .orderBy('audit.id')
      .execute()
  ).map(({ action }) => action);

test('[U740] a manager invites somebody new and somebody known; both are written to, and the trail tells it', async () => {
  const before = await manager(entite.membres, { params });
  expect(before.map(({ type, habilisId, terminable }) => [type, habilisId, terminable])).toEqual(
    expect.arrayContaining([
      ['G', 'LPF20001', false],
      ['DL', 'DEL30001', true],
    ]),
  );
  const after = await invite(manager);
  const added = after.find(({ nomPrenom }) => nomPrenom === 'Lucie Arnaud');
  expect(added).toMatchObject({ type: 'G', etat: 'a-activer', terminable: true });
  expect(await courrielsOf(added?.habilisId ?? '')).toEqual(['activation', 'role-donne']);
  // Nothing can be done with the role before the account is activated: its mail says so.
  const told = await db().selectFrom('courriel').select('valeurs').where('modele', '=', 'role-donne').execute();
  expect(told.map(({ valeurs }) => valeurs.mots['compte'])).toEqual(['nouveau']);
  expect(await auditOf(added?.habilisId ?? '')).toEqual(['utilisateur-cree', 'role-donne']);
  expect(await refusal(invite(manager))).toMatchObject({ status: 409, title: 'utilisateur.role-deja-tenu' });
  // A known address with another name does not reveal whose it is.
  const { email } = await db()
    .selectFrom('personne')
    .select('email')
    .where('habilis_id', '=', 'MUL20004')
    .executeTakeFirstOrThrow();
  expect(await refusal(invite(manager, { email }))).toMatchObject({
    status: 409,
    title: 'utilisateur.adresse-autre-nom',
  });
  // However it is spelled, it is theirs.
  const known = await invite(manager, { nom: 'PAUL', prenom: 'le fevre', email });
  const offers = known.filter(({ habilisId }) => habilisId === 'MUL20004');
  expect(offers.map(({ type, roleId }) => [type, roleId === null])).toEqual([
    ['DL', false],
    ['G', true],
  ]);
  expect(await courrielsOf('MUL20004')).toContain('role-propose');
  expect(await courrielsOf('MUL20004')).not.toContain('role-donne');
});

test('[SC22] asking by an invitation whether an address is somebody’s counts for the account and is recorded, refused or not', async () => {
  const marks = async () => {
    const { n } = await db()
      .selectFrom('audit')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('action', '=', 'utilisateur.Recherche')
      .executeTakeFirstOrThrow();
    const { m } = await db()
      .selectFrom('tentative')
      .select((eb) => eb.fn.countAll<number>().as('m'))
      .where('cle', 'like', 'stagiaires-compte:%')
      .executeTakeFirstOrThrow();
    return [Number(n), Number(m)] as const;
  };
  const [recorded, counted] = await marks();
  const { email } = await db()
    .selectFrom('personne')
    .select('email')
    .where('habilis_id', '=', 'FOR40001')
    .executeTakeFirstOrThrow();
  expect(await refusal(invite(manager, { email }))).toMatchObject({ title: 'utilisateur.adresse-autre-nom' });
  expect(await marks()).toEqual([recorded + 1, counted + 1]);
});

test('[U742] a role offered to somebody who has an account is theirs once they take it, and only they may', async () => {
  const paul = await actAs(server, 'MUL20004');
  const account = await paul(session.account, {});
  expect(account.invitations).toBe(1);
  const mine = await paul(entite.invitations, {});
  expect(mine).toMatchObject([{ type: 'G', invitePar: 'Sophie Marchal', estConflit: false }]);
  const id = mine[0]?.id ?? 0;
  const answer = (by: Call, accepte: boolean) =>
    by(entite.repondre, { params: { invitationId: id }, body: { accepte } });
  expect(await refusal(answer(await actAs(server, 'RSC20002'), true))).toMatchObject({ status: 404 });
  // Asked again, it stays one.
  const { nom, prenom, email } = await db()
    .selectFrom('personne')
    .select(['nom', 'prenom', 'email'])
    .where('habilis_id', '=', 'MUL20004')
    .executeTakeFirstOrThrow();
  await invite(manager, { nom, prenom, email });
  expect(await paul(entite.invitations, {})).toHaveLength(1);
  await answer(paul, true);
  const held = (await manager(entite.membres, { params })).filter(({ habilisId }) => habilisId === 'MUL20004');
  expect(held.map(({ type, roleId }) => [type, roleId === null])).toEqual([
    ['G', false],
    ['DL', false],
  ]);
  expect(await auditOf('MUL20004')).toEqual(expect.arrayContaining(['role-propose', 'role-donne']));
  expect(await refusal(answer(paul, true))).toMatchObject({ status: 404 });
});

test('[U742] an offer is declined, which who made it is told, or taken back before an answer', async () => {
  const { nom, prenom, email } = await db()
    .selectFrom('personne')
    .select(['nom', 'prenom', 'email'])
    .where('habilis_id', '=', 'RSC20002')
    .executeTakeFirstOrThrow();
  await invite(manager, { nom, prenom, email, type: 'DL' });
  const karim = await actAs(server, 'RSC20002');
  const [one] = await karim(entite.invitations, {});
  await karim(entite.repondre, { params: { invitationId: one?.id ?? 0 }, body: { accepte: false } });
  expect(await courrielsOf('LPF20001')).toContain('role-refuse');
  const idOfKarim = (members: readonly { habilisId: string; invitationId: number | null }[]) =>
    members.find(({ habilisId }) => habilisId === 'RSC20002')?.invitationId;
  expect(idOfKarim(await manager(entite.membres, { params }))).toBeUndefined();
  const again = idOfKarim(await invite(manager, { nom, prenom, email, type: 'DL' })) ?? 0;
  const withdrawn = { params: { ...params, invitationId: again } };
  expect(idOfKarim(await manager(entite.retirerInvitation, withdrawn))).toBeUndefined();
  expect(await refusal(manager(entite.retirerInvitation, withdrawn))).toMatchObject({
    status: 409,
    title: 'utilisateur.invitation-close',
  });
  expect((await karim(session.account, {})).invitations).toBe(0);
});

test('[U741] it ends a role, never its own nor that of the last manager', async () => {
  const members = await manager(entite.membres, { params });
  const roleOf = (habilisId: string, type: string) =>
    members.find((one) => one.habilisId === habilisId && one.type === type)?.roleId ?? 0;
  expect(await refusal(end(manager, roleOf('LPF20001', 'G')))).toMatchObject({
    status: 409,
    title: 'utilisateur.role-propre',
  });
  const left = await end(manager, roleOf('DEL30001', 'DL'));
  expect(left.map(({ habilisId }) => habilisId)).not.toContain('DEL30001');
  expect(await courrielsOf('DEL30001')).toContain('role-termine');
  expect(await auditOf('DEL30001')).toContain('role-termine');
  expect(await refusal(end(manager, roleOf('DEL30001', 'DL')))).toMatchObject({
    status: 409,
    title: 'utilisateur.role-deja-termine',
  });
  // Two managers end each other at the same time: one stays.
  const roles = await db()
    .selectFrom('role')
    .innerJoin('personne', 'personne.id', 'role.personne_id')
    .select(['role.id', 'personne.habilis_id'])
    .where('role.entite_id', '=', Number(params.id))
    .where('role.type', '=', 'G')
    .where('role.fin_le', 'is', null)
    .execute();
  expect(roles.length).toBe(4);
  const admin = await actAs(server, 'ADM92001');
  const active = roles.filter(({ habilis_id: of }) => ['LPF20001', 'MUL20004'].includes(of));
  const ends = await Promise.allSettled(active.map(({ id }) => end(admin, id)));
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('[U740] another entite, a delegataire and an instructeur are kept out', async () => {
  expect(await refusal((await actAs(server, 'RSC20002'))(entite.membres, { params }))).toMatchObject({ status: 404 });
  expect(await refusal(invite(await actAs(server, 'RSC20002')))).toMatchObject({ status: 404 });
  expect(await refusal((await actAs(server, 'INS50001'))(entite.membres, { params }))).toMatchObject({ status: 403 });
});
