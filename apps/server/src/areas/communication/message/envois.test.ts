import type { Call } from '@habilis/api/client/createClient';
import { ProblemError } from '@habilis/api/client/errors';
import { message } from '@habilis/api/message/endpoints';
import type { MessageWrite } from '@habilis/api/message/Message';
import { typeMessage } from '@habilis/api/type-message/endpoints';
import type { TypeMessageWrite } from '@habilis/api/type-message/TypeMessage';
import { isCible } from '@habilis/domain/message/isCible';
import { DEFAULT_SETTINGS } from '@habilis/domain/setting/settings';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { actAs, refusal } from '../../../test/actAs.ts';
import { addToCast } from '../../../test/cast/addToCast.ts';
import { HABILITATIONS } from '../../../test/cast/HABILITATIONS.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import type { TestServer } from '../../../test/startTestServer.ts';
import { TEST_TODAY } from '../../../test/TEST_TODAY.ts';
import type { Problem } from '@habilis/api/wire/Problem';
import { purgeCalculs, runCalcul, VIE_CALCUL_MINUTES } from './calculs.ts';
import type { Cible } from './cibleSql.ts';
import { mailMessages } from './mailMessages.ts';
import { rolesVises } from './rolesVises.ts';
import { profilsOfAll } from './test/profilsOfAll.ts';

const MINUTE_MS = 60_000;
const MORNING = Date.parse(`${TEST_TODAY}T09:00:00Z`);
const [LUC, OTHER_INSTRUCTEUR, RD, CNH, ADM, SUPPORT] = [
  'INS50001',
  'INS50002',
  'RDI90001',
  'CNH91001',
  'ADM92001',
  'SUP93001',
];
/** A session of a formateur whose certificat ends. */
const SESSION = {
  entite: 4,
  niveau: 'AMSS4-1',
  animateur: 'FOR40003',
  auteur: 'NAP20003',
  etat: 'CLOTUREE',
  mode: 'INI',
  jours: [120, 119],
  lieu: { plateforme: 'Lille' },
} as const;

let server: TestServer;
let minutes = 0;
const db = () => server.services.connection.db;
const now = () => new Date(MORNING + minutes * MINUTE_MS);

beforeAll(async () => {
  server = await startPeopledServer({ now, worksOffJobs: false });
  await addToCast(server, {
    habilitations: HABILITATIONS,
    certificats: [['FOR40003', 'AMSS4-2', 400, 695]],
    sessions: [SESSION],
    demandes: [
      { entite: 2, niveau: 'SST-1', mode: 'REN', tache: 'sous_commission', age: 48, depuis: 12, formateurs: [] },
    ],
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  minutes = 0;
  await db().deleteFrom('courriel').execute();
  await db().deleteFrom('message').execute();
  await db().deleteFrom('type_message').execute();
});

const TYPE: TypeMessageWrite = {
  id: null,
  version: 0,
  titre: 'Permanence',
  intitule: 'Horaires de la caisse',
  descriptif: '<p>De 9 h à 12 h.</p>',
  diffuseurI: true,
  diffuseurRD: true,
  diffuseurCNH: false,
  diffuseurADM: true,
  ciblesMessage: [],
};
const MANAGERS = { roleType: 'G', cibleMessageCriterias: {} } as const;

const makeType = async (changes: Partial<TypeMessageWrite> = {}) =>
  (await actAs(server, ADM))(typeMessage.write, { body: { ...TYPE, ...changes } });

async function writeOf(changes: Partial<MessageWrite> = {}): Promise<MessageWrite> {
  const { id } = await makeType();
  return {
    ...TYPE,
    titre: 'Fermeture',
    intitule: 'Du 24 décembre au 2 janvier',
    ciblesMessage: [MANAGERS],
    typeMessageId: id,
    dateDebutDiffusion: null,
    dateFinDiffusion: null,
    parEmail: true,
    nbConfirme: null,
    ...changes,
  };
}
/** Sends a message, its recipients confirmed as they are counted; any other refusal stays one. */
function send(call: Call, body: MessageWrite) {
  return call(message.write, { body }).catch((error: unknown) => {
    if (!(error instanceof ProblemError) || error.problem.title !== 'message.nombre-a-confirmer') throw error;
    const { nbDestinataires } = error.problem.courant as { nbDestinataires: number };
    return call(message.write, { body: { ...body, nbConfirme: nbDestinataires } });
  });
}
const pathsOf = ({ errors = [] }: Problem) => errors.map(({ path, title }) => `${path} ${title}`);
const mail = () => mailMessages(db(), { jobs: server.services.jobs, settings: server.services.settings, now: now() });
const mailed = async () => {
  const rows = await db()
    .selectFrom('courriel')
    .innerJoin('personne', 'personne.id', 'courriel.personne_id')
    .select('habilis_id')
    .where('modele', '=', 'message')
    .orderBy('habilis_id')
    .execute();
  return rows.map(({ habilis_id: who }) => who);
};
const titles = async (call: Call) => (await call(message.dashboard, {})).map(({ titre }) => titre);

test('[W16] a type of message is written, changed as it was read, and deleted; its messages stay', async () => {
  const adm = await actAs(server, ADM);
  const made = await makeType({ titre: ' Permanence  du soir ' });
  expect(made).toMatchObject({ type: 'TM', titre: 'Permanence du soir', version: 1 });
  const changed = await adm(typeMessage.write, { body: { ...made, titre: 'Permanence' } });
  expect(changed.version).toBe(2);
  expect(await refusal(adm(typeMessage.write, { body: { ...made, titre: 'Autre' } }))).toMatchObject({
    status: 409,
    title: 'type-message.version-perimee',
    courant: { titre: 'Permanence' },
  });
  const params = { id: made.id };
  expect(await refusal(adm(typeMessage.remove, { params, body: { version: made.version } }))).toMatchObject({
    status: 409,
  });
  const sent = await send(adm, { ...(await writeOf()), typeMessageId: made.id });
  await adm(typeMessage.remove, { params, body: { version: changed.version } });
  expect(await refusal(adm(typeMessage.get, { params }))).toMatchObject({ status: 404 });
  // Written from a page that was read before it went.
  expect(await refusal(adm(typeMessage.write, { body: changed }))).toMatchObject({ status: 404, title: 'introuvable' });
  expect(await adm(message.get, { params: { id: sent.id } })).toMatchObject({ typeMessageId: null, diffuseurI: true });
});

test('[M4][M14] a type that nobody may send, or a title of one space, is refused', async () => {
  const nobody = { diffuseurI: false, diffuseurRD: false, diffuseurCNH: false, diffuseurADM: false };
  expect(pathsOf(await refusal(makeType({ ...nobody, titre: ' ' })))).toEqual([
    'titre champ.requis',
    'diffuseurs types-message.erreurs.diffuseur-requis',
  ]);
});

test('[V14] a criterion that is not known is refused, and a text that says nothing, or grows too long once cleaned, is not kept', async () => {
  const adm = await actAs(server, ADM);
  const write = await writeOf();
  const misspelt = [{ roleType: 'G' as const, cibleMessageCriterias: { caisse: [1] } as object }];
  for (const call of [
    () => adm(message.write, { body: { ...write, ciblesMessage: misspelt } }),
    () => adm(message.startCalcul, { body: { ciblesMessage: misspelt } }),
  ]) {
    expect(await refusal(call())).toMatchObject({ status: 400, title: 'donnees-invalides' });
  }
  const said = async (descriptif: string) => (await send(adm, { ...write, descriptif })).descriptif;
  expect(await said('<b>'.repeat(1000))).toBeNull();
  expect(await said('<p>Dupont & fils</p>')).toBe('<p>Dupont &amp; fils</p>');
  for (const attempt of [
    () => said(`<p>a${'&'.repeat(10_000)}</p>`),
    () => makeType({ descriptif: `<p>a${'&'.repeat(10_000)}</p>` }),
  ]) {
    expect(pathsOf(await refusal(attempt()))).toEqual(['descriptif champ.trop-long']);
  }
});

test('[M4] each role is offered the types that it may send; one that lost the right meanwhile is refused', async () => {
  const write = await writeOf();
  await makeType({
    titre: 'Calendrier',
    diffuseurI: false,
    diffuseurRD: false,
    diffuseurADM: false,
    diffuseurCNH: true,
  });
  const offered = async (habilisId: string) =>
    (await (await actAs(server, habilisId))(message.typesMessage, {})).map(({ titre }) => titre);
  expect(await Promise.all([LUC, RD, CNH, ADM, SUPPORT].map(offered))).toEqual([
    ['Permanence'],
    ['Permanence'],
    ['Calendrier'],
    ['Permanence'],
    ['Permanence'],
  ]);
  await db().updateTable('type_message').set({ diffuseur_i: false }).where('id', '=', write.typeMessageId).execute();
  const luc = await actAs(server, LUC);
  expect(pathsOf(await refusal(luc(message.write, { body: write })))).toEqual([
    'typeMessageId messages.erreurs.type-refuse',
  ]);
});

test('[M2] an instructeur writes to its caisse and a responsable about its dispositifs, whatever is sent', async () => {
  const write = await writeOf();
  const caisses = (await db().selectFrom('mrp').select('id').execute()).map(({ id }) => id);
  const asked = [{ roleType: 'G' as const, cibleMessageCriterias: { caisses } }];
  const luc = await actAs(server, LUC);
  const own = await db()
    .selectFrom('role')
    .innerJoin('personne', 'personne.id', 'personne_id')
    .select('mrp_id')
    .where('habilis_id', '=', LUC)
    .executeTakeFirstOrThrow();
  const sent = await send(luc, { ...write, ciblesMessage: asked });
  expect(sent.ciblesMessage).toEqual([{ roleType: 'G', cibleMessageCriterias: { caisses: [own.mrp_id] } }]);
  const managed = await db()
    .selectFrom('dispositif_niveau')
    .innerJoin('role_dispositif', 'role_dispositif.dispositif_id', 'dispositif_niveau.dispositif_id')
    .innerJoin('role', 'role.id', 'role_dispositif.role_id')
    .innerJoin('personne', 'personne.id', 'role.personne_id')
    .select('dispositif_niveau.id')
    .where('habilis_id', '=', RD)
    .execute();
  const ofRd = await send(await actAs(server, RD), write);
  expect(ofRd.ciblesMessage[0]?.cibleMessageCriterias.dispositifNiveaux?.toSorted((a, b) => a - b)).toEqual(
    managed.map(({ id }) => id).toSorted((a, b) => a - b),
  );
});

test('[P49] who may send lists and changes what is of its scope, and nothing else', async () => {
  const write = await writeOf();
  const luc = await actAs(server, LUC);
  const sent = await send(luc, write);
  const list = async (habilisId: string) =>
    (await (await actAs(server, habilisId))(message.list, { query: {} })).elements.map(({ id }) => id);
  expect(await Promise.all([LUC, RD, CNH, ADM].map(list))).toEqual([[sent.id], [], [sent.id], [sent.id]]);
  const rd = await actAs(server, RD);
  const params = { id: sent.id };
  const { version } = sent;
  for (const ask of [
    () => rd(message.get, { params }),
    () => rd(message.write, { body: { ...write, id: sent.id, version } }),
    () => rd(message.remove, { params, body: { version } }),
  ]) {
    expect(await refusal(ask())).toMatchObject({ status: 404 });
  }
  expect(await list(OTHER_INSTRUCTEUR)).toEqual([]);
});

test('[P49] sent messages come by page, the latest first, with how many there are', async () => {
  const adm = await actAs(server, ADM);
  const body = await writeOf({ parEmail: false });
  const ids: number[] = [];
  for (const titre of ['Un', 'Deux', 'Trois']) ids.unshift((await send(adm, { ...body, titre })).id);
  const pageOf = async (page: number) => {
    const { elements, ...counted } = await adm(message.list, { query: { page, taille: 2 } });
    return { ...counted, ids: elements.map(({ id }) => id) };
  };
  expect(await pageOf(1)).toEqual({ total: 3, page: 1, taille: 2, ids: ids.slice(0, 2) });
  expect(await pageOf(2)).toEqual({ total: 3, page: 2, taille: 2, ids: ids.slice(2) });
  expect(await pageOf(3)).toEqual({ total: 3, page: 3, taille: 2, ids: [] });
});

test('[V14][V15][M15] targets that find nobody are refused, and everybody is written to once their number is typed', async () => {
  const write = await writeOf();
  const adm = await actAs(server, ADM);
  expect(pathsOf(await refusal(adm(message.write, { body: { ...write, ciblesMessage: [] } })))).toEqual([
    'ciblesMessage messages.erreurs.cible-requis',
  ]);
  const nobody = [{ roleType: 'G' as const, cibleMessageCriterias: { departements: ['99'] } }];
  expect(pathsOf(await refusal(adm(message.write, { body: { ...write, ciblesMessage: nobody } })))).toEqual([
    'ciblesMessage messages.erreurs.personne',
  ]);
  expect(pathsOf(await refusal(adm(message.write, { body: { ...write, dateDebutDiffusion: TEST_TODAY } })))).toEqual([
    'dateFinDiffusion messages.erreurs.date-fin-diffusion-requis',
  ]);
  const types = ['DM', 'G', 'E', 'RC', 'RD', 'DL', 'I', 'R', 'F', 'ADM', 'S', 'CNH'] as const;
  const everybody = types.map((roleType) => ({ roleType, cibleMessageCriterias: {} }));
  const body = { ...write, ciblesMessage: everybody };
  const refused = await refusal(adm(message.write, { body }));
  expect(refused).toMatchObject({ status: 409, title: 'message.nombre-a-confirmer' });
  const { nbDestinataires } = refused.courant as { nbDestinataires: number };
  expect(nbDestinataires).toBeGreaterThan(30);
  expect(await refusal(adm(message.write, { body: { ...body, nbConfirme: nbDestinataires - 1 } }))).toMatchObject({
    status: 409,
  });
  expect(await adm(message.write, { body: { ...body, nbConfirme: nbDestinataires } })).toMatchObject({ version: 1 });
});

test('[M15] a new message is sent once the number of its recipients is confirmed, and one that is sent only when they change', async () => {
  const body = await writeOf();
  const adm = await actAs(server, ADM);
  const { status, title, courant } = await refusal(adm(message.write, { body }));
  expect({ status, title, courant }).toEqual({
    status: 409,
    title: 'message.nombre-a-confirmer',
    courant: { nbDestinataires: expect.any(Number), estTous: false },
  });
  const { nbDestinataires } = courant as { nbDestinataires: number };
  expect(await refusal(adm(message.write, { body: { ...body, nbConfirme: nbDestinataires + 1 } }))).toMatchObject({
    status: 409,
  });
  const { id, version } = await send(adm, body);
  const same = await adm(message.write, { body: { ...body, id, version, titre: 'Fermeture et reprise' } });
  expect(same).toMatchObject({ titre: 'Fermeture et reprise', version: version + 1 });
  const wider = [MANAGERS, { roleType: 'DM' as const, cibleMessageCriterias: {} }];
  const changed = { ...body, id, version: same.version, ciblesMessage: wider };
  expect(await refusal(adm(message.write, { body: changed }))).toMatchObject({ title: 'message.nombre-a-confirmer' });
  expect((await send(adm, changed)).ciblesMessage).toHaveLength(2);
});

test('[M16] a message that its type left to be filled is sent to nobody; the type may be kept so', async () => {
  const adm = await actAs(server, ADM);
  const type = await makeType({ descriptif: '<p>La commission se réunit :</p><ul><li>le …</li></ul>' });
  const body = await writeOf({ typeMessageId: type.id, descriptif: type.descriptif, titre: 'Séance du [date]' });
  expect(pathsOf(await refusal(adm(message.write, { body })))).toEqual([
    'titre champ.a-completer',
    'descriptif champ.a-completer',
  ]);
});

test('[M3] recipients are counted in the background by role, with some of them, until given up or forgotten', async () => {
  const luc = await actAs(server, LUC);
  const body = { ciblesMessage: [MANAGERS, { roleType: 'DM' as const, cibleMessageCriterias: {} }] };
  const asked = await luc(message.startCalcul, { body });
  expect(asked).toMatchObject({ etat: 'EN_COURS', nbDestinataires: null, parRole: [] });
  const run = (id: number) => runCalcul({ ...server.services, now }, { calculId: id });
  const params = { id: asked.id };
  await run(asked.id);
  const counted = await luc(message.calcul, { params });
  expect(counted).toMatchObject({ etat: 'TERMINE', estTous: false });
  expect(counted.parRole.map(({ roleType }) => roleType)).toEqual(['G', 'DM']);
  expect(counted.nbDestinataires).toBeLessThanOrEqual(
    counted.parRole.reduce((sum, { nbDestinataires }) => sum + nbDestinataires, 0),
  );
  expect(counted.echantillon.length).toBe(Math.min(5, counted.nbDestinataires ?? 0));
  expect(await refusal((await actAs(server, RD))(message.calcul, { params }))).toMatchObject({ status: 404 });
  const second = await luc(message.startCalcul, { body });
  await luc(message.removeCalcul, { params: { id: second.id } });
  await run(second.id);
  expect(await refusal(luc(message.calcul, { params: { id: second.id } }))).toMatchObject({ status: 404 });
  minutes = VIE_CALCUL_MINUTES - 1;
  expect(await luc(message.calcul, { params })).toMatchObject({ etat: 'TERMINE' });
  minutes = VIE_CALCUL_MINUTES;
  expect(await refusal(luc(message.calcul, { params }))).toMatchObject({ status: 404 });
  await purgeCalculs(db(), { now: now() });
  expect(await db().selectFrom('calcul_cible').select('id').execute()).toEqual([]);
});

test('[M5][M13] mails leave once the delay is over, each once; before, the message is withdrawn whole', async () => {
  const delay = DEFAULT_SETTINGS.delaiRetraitMessageMinutes;
  const adm = await actAs(server, ADM);
  const body = await writeOf();
  const first = await send(adm, body);
  const second = await send(adm, body);
  expect(first).toMatchObject({ emailSent: false, envoi: { etat: 'PREVU', nbDestinataires: 0 } });
  await mail();
  expect(await mailed()).toEqual([]);
  await adm(message.withdraw, { params: { id: first.id }, body: { version: first.version } });
  minutes = delay;
  await Promise.all([mail(), mail()]);
  const who = await mailed();
  expect(who.length).toBeGreaterThan(5);
  expect(new Set(who).size).toBe(who.length);
  await mail();
  expect(await mailed()).toEqual(who);
  const params = { id: second.id };
  const read = await adm(message.get, { params });
  expect(read).toMatchObject({ emailSent: true, envoi: { etat: 'TERMINE', nbDestinataires: who.length, nbEchecs: 0 } });
  expect(await refusal(adm(message.withdraw, { params, body: { version: read.version } }))).toMatchObject({
    status: 409,
    title: 'message.courriels-partis',
  });
  await db()
    .updateTable('courriel')
    .set({ etat: 'perdu' })
    .where('personne_id', '=', (from) =>
      from
        .selectFrom('personne')
        .select('id')
        .where('habilis_id', '=', who[3] ?? ''),
    )
    .execute();
  const { elements, total } = await adm(message.destinataires, { params, query: { taille: 3 } });
  expect([total, elements.map(({ etat }) => etat)]).toEqual([who.length, ['ECHEC', 'ATTENTE', 'ATTENTE']]);
  expect(await adm(message.get, { params })).toMatchObject({ envoi: { nbEchecs: 1 } });
});

test('[M13] a message tells when its mails will leave, until when it may be withdrawn: what is written at night, in the morning', async () => {
  const body = await writeOf();
  // 22:00 in Paris.
  minutes = (Date.parse('2026-11-20T21:00:00Z') - MORNING) / MINUTE_MS;
  const adm = await actAs(server, ADM);
  const sent = await send(adm, body);
  expect(sent.envoi).toMatchObject({ etat: 'PREVU', retirableLe: '2026-11-21T06:00:00.000Z' });
  const tonight = { ...body, dateDebutDiffusion: '2026-11-20', dateFinDiffusion: '2026-11-20' };
  // Its last day is over before a mail may leave.
  const never = await send(adm, tonight);
  expect(never.envoi).toMatchObject({ etat: 'RETENU', retirableLe: null });
  await adm(message.withdraw, { params: { id: sent.id }, body: { version: sent.version } });
});

test('[M13] nothing is mailed of a message that is ended, nor of a sender who no longer holds the role', async () => {
  const body = await writeOf();
  const [adm, luc] = [await actAs(server, ADM), await actAs(server, LUC)];
  const [ended, left] = [await send(adm, body), await send(luc, body)];
  const end = () => adm(message.end, { params: { id: ended.id }, body: { version: ended.version } });
  expect(await end()).toMatchObject({ termine: true, envoi: { etat: 'RETENU' } });
  expect(await refusal(end())).toMatchObject({ status: 409 });
  const write = { ...body, id: ended.id, version: ended.version + 1 };
  expect(await refusal(adm(message.write, { body: write }))).toMatchObject({ title: 'message.terminee' });
  const role = db().selectFrom('message').select('diffuseur_role_id').where('id', '=', left.id);
  await db().updateTable('role').set({ fin_le: now() }).where('id', '=', role).execute();
  minutes = 20;
  await mail();
  expect(await mailed()).toEqual([]);
  expect(await adm(message.get, { params: { id: left.id } })).toMatchObject({ envoi: { etat: 'RETENU' } });
  await db().updateTable('role').set({ fin_le: null }).where('id', '=', role).execute();
});

test('[M5] of two who change a message at once, one is told; what is mailed stays mailed', async () => {
  const adm = await actAs(server, ADM);
  const body = await writeOf();
  const sent = await send(adm, body);
  const change = (titre: string) =>
    adm(message.write, { body: { ...body, titre, id: sent.id, version: sent.version } });
  const both = await Promise.allSettled([change('Un'), change('Deux')]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  minutes = 20;
  await mail();
  const who = await mailed();
  const read = await adm(message.get, { params: { id: sent.id } });
  const again = await adm(message.write, { body: { ...body, parEmail: false, id: sent.id, version: read.version } });
  expect(again).toMatchObject({ parEmail: true, envoi: { etat: 'TERMINE' } });
  await mail();
  expect(await mailed()).toEqual(who);
});

test('[M7] a reader opens a message, which then comes after those not opened; one that is ended is gone', async () => {
  const adm = await actAs(server, ADM);
  const body = await writeOf({ parEmail: false });
  const first = await send(adm, { ...body, titre: 'Premier' });
  const second = await send(adm, { ...body, titre: 'Second' });
  const sophie = await actAs(server, 'LPF20001');
  expect(await titles(sophie)).toEqual(['Second', 'Premier']);
  for (let time = 0; time < 2; time++) await sophie(message.read, { params: { id: second.id } });
  expect((await sophie(message.dashboard, {})).map(({ titre, lu }) => [titre, lu])).toEqual([
    ['Premier', false],
    ['Second', true],
  ]);
  expect(await refusal((await actAs(server, LUC))(message.read, { params: { id: first.id } }))).toMatchObject({
    status: 404,
  });
  await adm(message.end, { params: { id: first.id }, body: { version: first.version } });
  expect(await titles(sophie)).toEqual(['Second']);
  await adm(message.remove, { params: { id: second.id }, body: { version: second.version } });
  expect(await titles(sophie)).toEqual([]);
});

test('[M1030] a message is ended, or deleted for all, while its mails still wait: none of them leaves', async () => {
  const adm = await actAs(server, ADM);
  const [ended, removed] = [await send(adm, await writeOf()), await send(adm, await writeOf())];
  minutes = 20;
  await mail();
  const waiting = async ({ id }: { readonly id: number }) => {
    const rows = await db()
      .selectFrom('courriel')
      .select('etat')
      .distinct()
      .where('modele', '=', 'message')
      .where('objet_id', '=', id)
      .execute();
    return rows.map(({ etat }) => etat);
  };
  expect([await waiting(ended), await waiting(removed)]).toEqual([['en-attente'], ['en-attente']]);
  const { version } = await adm(message.get, { params: { id: ended.id } });
  await adm(message.end, { params: { id: ended.id }, body: { version } });
  await adm(message.remove, { params: { id: removed.id }, body: { version: removed.version } });
  expect([await waiting(ended), await waiting(removed)]).toEqual([['ecarte'], ['ecarte']]);
});

test('[M1] the database finds the same roles as the domain, for every kind of criterion', async () => {
  const profils = await profilsOfAll(db(), now());
  const some = (of: (profil: (typeof profils)[number]['profil']) => string | null) => [
    ...new Set(profils.flatMap(({ profil }) => of(profil) ?? [])),
  ];
  const niveaux = [
    ...new Set(profils.flatMap(({ profil }) => profil.habilitations.map((one) => one.dispositifNiveauId))),
  ];
  const caisses = [...new Set(profils.flatMap(({ profil }) => profil.caisseId ?? []))];
  const active = profils.flatMap(({ profil: { caisseId, habilitations } }) =>
    habilitations
      .filter(({ etats }) => etats.includes('ACTIVE'))
      .map(({ dispositifNiveauId }) => ({
        caisses: caisseId === null ? [] : [caisseId],
        dispositifNiveaux: [dispositifNiveauId],
      })),
  );
  const criteres: Cible['criteres'][] = [
    {},
    { caisses: caisses.slice(0, 1) },
    { departements: some(({ departement }) => departement).slice(0, 2) },
    { regimes: some(({ regime }) => regime).slice(0, 1) },
    { typesEntite: some(({ typeEntite }) => typeEntite).slice(0, 1) },
    ...niveaux.map((id) => ({ dispositifNiveaux: [id] })),
    ...['ACTIVE', 'FIN_6_MOIS', 'SUSPENDUE', 'EN_DEMANDE'].map((etatHabilitation) => ({ etatHabilitation })),
    { plateforme: true },
    { plateforme: false, etatHabilitation: 'ACTIVE' },
    { sessionsDepuis: '2026-01-01' },
    { sessionsDepuis: '2026-01-01', sessionsJusqua: '2026-11-01' },
    { certificatFormateurFinAvant: '2029-01-01' },
    { ...active[0], etatHabilitation: 'ACTIVE' },
  ];
  const types = [...new Set(profils.map(({ profil }) => profil.roleType))];
  for (const one of criteres) {
    const cibles = types.map((roleType) => ({ roleType, criteres: one }));
    const inDatabase = await rolesVises(db(), cibles, now()).select('role.id').orderBy('role.id').execute();
    const inDomain = profils.filter(({ profil }) => cibles.some((cible) => isCible(cible, profil))).map(({ id }) => id);
    expect([one, inDatabase.map(({ id }) => id)]).toEqual([one, inDomain.toSorted((a, b) => a - b)]);
    // Two that agree on nobody would prove nothing.
    expect([one, inDomain.length > 0]).toEqual([one, true]);
  }
});
