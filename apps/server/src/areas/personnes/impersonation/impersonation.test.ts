import { account } from '@habilis/api/account/endpoints';
import { type Call, type CallOptions, createClient } from '@habilis/api/client/createClient';
import { demande } from '@habilis/api/demande/endpoints';
import { demandeAdministrative as da } from '@habilis/api/demande-administrative/endpoints';
import { file } from '@habilis/api/file/endpoints';
import { historiqueCommentaire } from '@habilis/api/historique-commentaire/endpoints';
import { impersonation } from '@habilis/api/impersonation/endpoints';
import { journal } from '@habilis/api/journal/endpoints';
import { notification } from '@habilis/api/notification/endpoints';
import { session } from '@habilis/api/session/endpoints';
import { support as assistance } from '@habilis/api/support/endpoints';
import { utilisateur } from '@habilis/api/utilisateur/endpoints';
import type { RoleType } from '@habilis/domain/role/RoleType';
import { DEFAULT_SETTINGS } from '@habilis/domain/setting/settings';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { actAs, refusal } from '../../../test/actAs.ts';
import { TEST_TODAY } from '../../../test/TEST_TODAY.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import { writeBody } from '../../../test/writeBody.ts';
import { verifyAudit } from '../../../platform/audit/verifyAudit.ts';
import { purgePersonnes } from '../personne/purgePersonnes.ts';
import { send, type TestServer } from '../../../test/startTestServer.ts';
import { TEST_PASSWORD } from '../../../test/testPassword.ts';

const SUPPORT = 'SUP93001';
const SOPHIE = 'LPF20001';
const motif = 'Appel 4521 : le dossier ne s’enregistre pas.';
const over = { status: 403, title: 'impersonation.terminee' };

let server: TestServer;
const start = Date.parse(`${TEST_TODAY}T10:00:00Z`);
let now = start;
beforeAll(async () => {
  server = await startPeopledServer({ now: () => new Date(now) });
});
beforeEach(() => {
  now += 1000;
});
afterAll(() => server.close());

const later = (minutes: number) => (now += minutes * 60_000);
const personOf = (habilisId: string) =>
  server.services.connection.db
    .selectFrom('personne')
    .select('id')
    .where('habilis_id', '=', habilisId)
    .executeTakeFirstOrThrow();

type Acting = {
  readonly token: string;
  readonly own: Call;
  /** Calls in the name of the person in the header, under one of their roles. */
  readonly as: (habilisId: string, roleId: number | null) => Call;
};

async function signIn(habilisId: string): Promise<Acting> {
  const { token, roleId } = await server.signIn(habilisId);
  const baseUrl = `${server.url}/api`;
  return {
    token,
    own: createClient({ baseUrl, token: () => token, roleId: () => roleId }),
    as: (cible, role) => createClient({ baseUrl, token: () => token, roleId: () => role, impersonation: () => cible }),
  };
}

const begin = (call: Call, habilisId: string, why = motif) =>
  call(impersonation.start, { body: { habilisId, motif: why } });

/** The support, in its own session, acting as a person under their first role. */
async function actingAs(habilisId: string): Promise<Acting & { readonly call: Call }> {
  const support = await signIn(SUPPORT);
  await begin(support.own, habilisId);
  const { roles } = await support.as(habilisId, null)(session.account, {});
  return { ...support, call: support.as(habilisId, roles[0]?.id ?? null) };
}

const lastAudit = () =>
  server.services.connection.db
    .selectFrom('audit')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

test('[S13][S16][IM1] only ADM and S act as another, with a reason, and never as ADM, S, themself or an account that is not active', async () => {
  const { own } = await signIn(SUPPORT);
  expect(await refusal(begin(own, SOPHIE, '   Appel   '))).toMatchObject({
    status: 400,
    errors: [{ path: 'motif', title: 'impersonation.motif-trop-court' }],
  });
  expect(await refusal(begin(own, 'ADM92001'))).toMatchObject({
    status: 403,
    title: 'impersonation.personne-protegee',
  });
  expect(await refusal(begin(own, SUPPORT))).toMatchObject({ status: 400, title: 'impersonation.soi-meme' });
  expect(await refusal(begin(own, 'NAC94001'))).toMatchObject({ status: 409, title: 'impersonation.compte-inactif' });
  expect(await refusal(begin(own, 'ZZZ99999'))).toMatchObject({ status: 404 });
  const instructeur = await actAs(server, 'INS50001');
  expect(await refusal(begin(instructeur, SOPHIE))).toMatchObject({ status: 403, title: 'role.non-autorise' });
  expect(await own(impersonation.current, {})).toEqual({ ouverte: null });
  expect(await begin(own, SOPHIE)).toMatchObject({
    habilisId: SOPHIE,
    prenom: 'Sophie',
    nom: 'Marchal',
    acteur: { habilisId: SUPPORT, nomPrenom: 'Fatou Ndiaye' },
    motif,
    validity: 3600,
  });
});

test('[S11][S15] what is done is Sophie’s, under her role, and the trail and the history name both', async () => {
  const { call, own } = await actingAs(SOPHIE);
  expect(await call(session.account, {})).toMatchObject({ habilisId: SOPHIE, roles: [{ type: 'G' }] });
  expect(await call(session.account, {}, { bypassImpersonation: true, withoutRole: true })).toMatchObject({
    habilisId: SUPPORT,
  });
  const id = (await call(demande.currentList, {})).elements[0]?.id ?? 0;
  const read = await call(da.get, { params: { id } });
  await call(da.submit, {
    body: writeBody(read, { action: 'Modifie', fileUploads: read.fileUploads.map((one) => ({ id: one.id })) }),
  });
  const [cible, acteur] = [await personOf(SOPHIE), await personOf(SUPPORT)];
  expect(await lastAudit()).toMatchObject({
    personne_id: cible.id,
    en_tant_que_par: acteur.id,
    action: 'demande-administrative.Modifie',
    objet_id: id,
  });
  const [step] = await (await actAs(server, 'INS50001'))(historiqueCommentaire.list, { params: { id, type: 'DA' } });
  expect(step).toMatchObject({ auteurNomPrenom: 'Sophie Marchal', enTantQueParNomPrenom: 'Fatou Ndiaye' });
  // Whoever reads the trail sees both names.
  const trail = await (
    await actAs(server, 'ADM92001')
  )(journal.list, { query: { personne: 'Ndiaye', famille: 'demande' } });
  expect(trail.elements[0]).toMatchObject({
    action: 'demande-administrative.Modifie',
    acteur: { nom: 'Fatou Ndiaye', habilisId: SUPPORT },
    aLaPlaceDe: 'Sophie Marchal',
  });
  // Reading a document also leaves an entry, although its call writes none itself.
  await call(file.download, { params: { id: read.fileUploads[0]?.id ?? 0 } });
  expect(await lastAudit()).toMatchObject({
    en_tant_que_par: acteur.id,
    action: 'appel',
    objet_id: read.fileUploads[0]?.id,
    detail: { appel: 'file.download' },
  });
  await own(impersonation.end, {});
  expect(await lastAudit()).toMatchObject({ action: 'impersonation-fin', personne_id: acteur.id, objet_id: cible.id });
  expect(await refusal(call(session.account, {}))).toMatchObject(over);
  expect((await verifyAudit(server.services.connection.db)).faults).toEqual([]);
});

test('[S18] while acting nobody changes the account, its password, its address or its sessions, nor reads them', async () => {
  const { call, token } = await actingAs(SOPHIE);
  const identite = { nom: 'Marchal', prenom: 'Sophie', email: 'autre@example.org', personalDataValidated: true };
  const forbidden = [
    call(account.changePassword, { body: { currentPassword: TEST_PASSWORD, newPassword: 'la neige tombe sur Metz' } }),
    call(account.update, { body: identite }),
    call(account.validateUpdate, { body: identite }),
    call(account.endOtherSessions, {}),
    call(account.sessions, {}),
    call(account.acces, {}),
  ];
  for (const told of await Promise.all(forbidden.map(refusal))) {
    expect(told).toMatchObject({ status: 403, title: 'impersonation.interdite' });
  }
  // A renewed token is the acting person's own, even when the header is sent.
  const renewed = await send(server.url, 'GET', '/refresh-token', { token, headers: { impersonation: SOPHIE } });
  const { id_token: next } = (await renewed.json()) as { id_token: string };
  expect(await (await send(server.url, 'GET', '/account', { token: next })).json()).toMatchObject({
    habilisId: SUPPORT,
  });
});

test('[IM2] a header that names another person, or is sent by another session, is refused; a role must be the person’s', async () => {
  const { as, own } = await actingAs(SOPHIE);
  const [role] = (await own(session.account, {})).roles;
  for (const forged of ['INS50001', 'ADM92001', 'lpf20001', '']) {
    expect(await refusal(as(forged, null)(session.account, {}))).toMatchObject(over);
  }
  expect(await refusal(as(SOPHIE, role?.id ?? 0)(demande.currentList, {}))).toMatchObject({
    status: 403,
    title: 'role.inconnu',
  });
  const elsewhere = await signIn(SUPPORT);
  expect(await refusal(elsewhere.as(SOPHIE, null)(session.account, {}))).toMatchObject(over);
  const guest = await send(server.url, 'GET', '/authenticate', {
    token: elsewhere.token,
    headers: { impersonation: SOPHIE },
  });
  expect(await guest.json()).toEqual({ authenticated: false });
});

test('[S14] it ends by itself after the minutes of the setting', async () => {
  const { call, own } = await actingAs(SOPHIE);
  later(DEFAULT_SETTINGS.dureeImpersonationMinutes - 1);
  expect(await own(impersonation.current, {})).toMatchObject({ ouverte: { habilisId: SOPHIE, validity: 60 } });
  expect(await call(session.account, {})).toMatchObject({ habilisId: SOPHIE });
  const { id_token: token } = await call(session.refreshToken, {});
  later(1);
  const goingOn = { token, headers: { impersonation: SOPHIE } };
  const answer = await send(server.url, 'GET', '/account', goingOn);
  expect({ status: answer.status, ...((await answer.json()) as object) }).toMatchObject(over);
});

const setState = async (habilisId: string, etat: 'active' | 'bloquee') => {
  const { db } = server.services.connection;
  await db.updateTable('personne').set({ etat }).where('habilis_id', '=', habilisId).execute();
};
const giveRole = async (habilisId: string, type: RoleType) => {
  const { id } = await personOf(habilisId);
  const { db } = server.services.connection;
  const added = await db
    .insertInto('role')
    .values({ personne_id: id, type, fin_le: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return () => db.deleteFrom('role').where('id', '=', added.id).execute();
};

test('[IM3] it ends with its session, when the person is blocked or becomes an administrator, when whoever acts is none any more', async () => {
  const blocked = await actingAs(SOPHIE);
  await setState(SOPHIE, 'bloquee');
  expect(await refusal(blocked.call(session.account, {}))).toMatchObject(over);
  expect(await blocked.own(impersonation.current, {})).toEqual({ ouverte: null });
  await setState(SOPHIE, 'active');
  const takeBack = await giveRole(SOPHIE, 'S');
  expect(await refusal(blocked.call(session.account, {}))).toMatchObject(over);
  await takeBack();
  expect(await blocked.call(session.account, {})).toMatchObject({ habilisId: SOPHIE });
  const { db } = server.services.connection;
  const roles = db.updateTable('role').where('personne_id', '=', (await personOf(SUPPORT)).id);
  await roles.set({ fin_le: new Date(now) }).execute();
  expect(await refusal(blocked.call(session.account, {}))).toMatchObject(over);
  await roles.set({ fin_le: null }).execute();
  await blocked.call(session.signOut, {});
  expect(await refusal(blocked.call(session.account, {}))).toMatchObject({ status: 401 });
  const { fin_le: ended } = await db
    .selectFrom('impersonation')
    .select('fin_le')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(ended).toEqual(new Date(now));
});

test('[IM3] an account that is blocked is nobody’s to act as, and its history tells since when', async () => {
  const { call } = await actingAs('BSE20006');
  const admin = await actAs(server, 'ADM92001');
  const params = { habilisId: 'BSE20006' };
  const { version } = await admin(utilisateur.get, { params });
  later(7);
  await admin(utilisateur.block, { params, body: { version, motif: 'Boîte aux lettres piratée.' } });
  expect(await refusal(call(session.account, {}))).toMatchObject(over);
  const { fin_le: ended } = await server.services.connection.db
    .selectFrom('impersonation')
    .select('fin_le')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(ended).toEqual(new Date(now));
});

test('[IM4] a session acts as one person at a time: the next takes the place of the one before', async () => {
  const { call, own, as } = await actingAs(SOPHIE);
  await begin(own, 'INS50001');
  expect(await refusal(call(session.account, {}))).toMatchObject(over);
  expect(await as('INS50001', null)(session.account, {})).toMatchObject({ habilisId: 'INS50001' });
  const both = await Promise.all([begin(own, SOPHIE), begin(own, 'RSC20002')]);
  const { ouverte } = await own(impersonation.current, {});
  expect(both.map(({ habilisId }) => habilisId)).toContain(ouverte?.habilisId);
});

test('[IM5] a key that was spent in one’s own name is not spent in another’s', async () => {
  const { call, own } = await actingAs(SOPHIE);
  const options: CallOptions = { idempotencyKey: 'la-meme-cle-deux-fois' };
  const preferences = [{ type: 'MESSAGE' as const, canal: 'EMAIL' as const, frequence: 'HEBDO' as const }];
  const roleOf = async (one: Call) => (await one(session.account, {})).roles[0]?.id ?? 0;
  await own(notification.save, { params: { roleId: await roleOf(own) }, body: { version: 0, preferences } }, options);
  await call(notification.save, { params: { roleId: await roleOf(call) }, body: { version: 0, preferences } }, options);
  expect(await lastAudit()).toMatchObject({ action: 'notifications', personne_id: (await personOf(SOPHIE)).id });
});

test('[IM6] what a person and the support tell each other is neither read nor written in their name', async () => {
  const { call, own } = await actingAs(SOPHIE);
  const body = {
    cleEnvoi: '7f3c1f0e-6a7e-4a55-9d3e-0f5a8c1b2d34',
    nom: '',
    prenom: '',
    email: '',
    objet: 'SIRET',
    module: null,
    message: 'Il est refusé.',
    page: null,
    defi: null,
    fileUploads: [],
  };
  const refused = { status: 403, title: 'impersonation.interdite' };
  expect(await refusal(call(assistance.miens, {}))).toMatchObject(refused);
  expect(await refusal(call(assistance.contact, { body }))).toMatchObject(refused);
  const kept = await server.services.connection.db
    .selectFrom('message_support')
    .select('id')
    .where('cle', '=', body.cleEnvoi)
    .execute();
  expect(kept).toEqual([]);
  // In one's own name, both serve.
  expect(await own(assistance.miens, {})).toEqual([]);
  expect((await own(assistance.contact, { body })).reference).toMatch(/^AS-/u);
});

test('[S17] a person sees who acted in their name, why and until when', async () => {
  const person = await actAs(server, 'GSF20005');
  const support = await signIn(SUPPORT);
  await begin(support.own, 'GSF20005');
  later(5);
  await support.own(impersonation.end, {});
  const acces = await person(account.acces, {});
  expect(acces.find(({ action }) => action === 'impersonation')).toMatchObject({
    faitLe: new Date(now - 5 * 60_000).toISOString(),
    appareil: null,
    impersonation: { nomPrenom: 'Fatou Ndiaye', roleType: 'S', motif, finLe: new Date(now).toISOString() },
  });
});

test('a person is found by identifier, address or the words of their name, with what keeps from acting as them', async () => {
  const { own } = await signIn(SUPPORT);
  const find = async (recherche: string) =>
    (await own(impersonation.personnes, { query: { recherche } })).map(({ habilisId, refus }) => [habilisId, refus]);
  expect(await find('lpf20001')).toEqual([[SOPHIE, null]]);
  expect(await find('Sophie.Marchal@example.org')).toEqual([[SOPHIE, null]]);
  expect(await find('helene dela')).toEqual([['NAP20003', null]]);
  expect(await find('MARIE SAINTE')).toEqual([['HTI20009', null]]);
  expect(await find('Denis Caron')).toEqual([['ADM92001', 'personne-protegee']]);
  expect(await find('baron')).toEqual([['NAC94001', 'compte-inactif']]);
  expect(await find('%')).toEqual([]);
  expect((await find('a')).length).toBe(10);
});

test('[D5] acts in others’ names are kept as long as the trail that tells of them', async () => {
  const { db } = server.services.connection;
  const count = async () => (await db.selectFrom('impersonation').select('id').execute()).length;
  const held = await count();
  const days = DEFAULT_SETTINGS.conservationJournalJours * 24 * 60 * 60_000;
  await purgePersonnes(db, { now: new Date(start), settings: DEFAULT_SETTINGS });
  expect(await count()).toBe(held);
  await purgePersonnes(db, { now: new Date(now + days + 2 * 60 * 60_000), settings: DEFAULT_SETTINGS });
  expect(await count()).toBe(0);
});

test('[S23] a person sees who looked at their account, once an hour, and not themselves; it goes with its time', async () => {
  const params = { habilisId: 'DEL30001' };
  const ines = await actAs(server, 'DEL30001');
  const looked = async (by = ines) =>
    (await by(account.consultations, {})).map(({ nomPrenom, roleType, objet }) => `${nomPrenom} ${roleType} ${objet}`);
  const { call, own } = await actingAs('DEL30001');
  await call(session.account, {});
  await ines(session.account, {});
  const admin = await actAs(server, 'ADM92001');
  for (let time = 0; time < 3; time++) await admin(utilisateur.get, { params });
  const acted = 'Fatou Ndiaye S EN_VOTRE_NOM';
  expect((await looked()).toSorted()).toEqual(['Denis Caron ADM FICHE', acted]);
  await refusal(call(account.consultations, {})).then(({ status }) => expect(status).toBe(403));
  await own(impersonation.end, {});
  later(60);
  const fresh = await actAs(server, 'ADM92001');
  await fresh(utilisateur.get, { params });
  await fresh(utilisateur.fusionPreview, { params: { ...params, autreHabilisId: 'DEL30002' } });
  const back = await actAs(server, 'DEL30001');
  const hours = await back(account.consultations, {});
  expect(hours.map(({ objet }) => objet)).toEqual(['FICHE', 'FUSION', ...hours.slice(2).map(({ objet }) => objet)]);
  expect(hours).toHaveLength(4);
  const { db } = server.services.connection;
  await purgePersonnes(db, {
    now: new Date(now),
    settings: { ...DEFAULT_SETTINGS, conservationConsultationsJours: 0 },
  });
  expect(await looked(back)).toEqual([]);
});

test('[S23] what cannot be noted is shown all the same', async () => {
  const { db } = server.services.connection;
  const admin = await actAs(server, 'ADM92001');
  await db.schema.alterTable('consultation').renameTo('consultation_ailleurs').execute();
  const read = await admin(utilisateur.get, { params: { habilisId: 'DEL30001' } });
  await db.schema.alterTable('consultation_ailleurs').renameTo('consultation').execute();
  expect(read.habilisId).toBe('DEL30001');
});

test('[S17] what a role given or ended makes void ends then, in the history too', async () => {
  const ended = async (acteur: string) => {
    const { fin_le } = await server.services.connection.db
      .selectFrom('impersonation')
      .select('fin_le')
      .where('acteur_id', '=', (await personOf(acteur)).id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    return fin_le?.getTime();
  };
  const admin = await actAs(server, 'ADM92001');
  const give = async (habilisId: string) => {
    const { version } = await admin(utilisateur.get, { params: { habilisId } });
    const role = { type: 'S', mrpId: null, entiteId: null } as const;
    return admin(utilisateur.giveRole, { params: { habilisId }, body: { ...role, version } });
  };
  const { call } = await actingAs('DEL30002');
  later(5);
  const { roles, version } = await give('DEL30002');
  expect(await ended(SUPPORT)).toBe(now);
  expect(await refusal(call(session.account, {}))).toMatchObject(over);
  const helper = await signIn('DEL30002');
  const own = roles.find(({ type }) => type === 'S')?.id ?? 0;
  const acting = createClient({ baseUrl: `${server.url}/api`, token: () => helper.token, roleId: () => own });
  await begin(acting, SOPHIE);
  later(5);
  await admin(utilisateur.endRole, { params: { roleId: own }, body: { version, dernierJour: null } });
  expect(await ended('DEL30002')).toBe(now);
});
