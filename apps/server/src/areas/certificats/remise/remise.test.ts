import type { NotNull } from 'kysely';
import type { Call } from '@habilis/api/client/createClient';
import { createClient } from '@habilis/api/client/createClient';
import { certificat } from '@habilis/api/certificat/endpoints';
import type { CertificatARemettre, RemiseWrite } from '@habilis/api/certificat/remise';
import { sessionCertification } from '@habilis/api/session-certification/endpoints';
import { DEFAULT_SETTINGS } from '@habilis/domain/setting/settings';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { EtatCourriel } from '@habilis/domain/exploitation/ETATS_COURRIEL';
import { receiveRetour } from '../../../platform/mail/receiveRetour.ts';
import { purgeTechnical } from '../../../platform/purgeTechnical.ts';
import { actAs, refusal } from '../../../test/actAs.ts';
import { addToCast } from '../../../test/cast/addToCast.ts';
import { HABILITATIONS } from '../../../test/cast/HABILITATIONS.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import type { TestServer } from '../../../test/startTestServer.ts';
import { TEST_TODAY as TODAY } from '../../../test/TEST_TODAY.ts';
import { eraseBearers } from '../certificat/eraseBearers.ts';
import { signWaiting } from '../signature/signCertificats.ts';
import { settleRemises } from '../titulaire/keepRemise.ts';
import { CLOSED_SESSION } from '../test/CLOSED_SESSION.ts';

let server: TestServer;
let g: Call;
let sessionId: number;
let now = new Date(`${TODAY}T10:00:00Z`);
const db = () => server.services.connection.db;
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

beforeAll(async () => {
  server = await startPeopledServer({ now: () => now, worksOffJobs: false });
  await addToCast(server, { habilitations: HABILITATIONS, sessions: [CLOSED_SESSION] });
  const { session_id: id } = await db()
    .selectFrom('certificat')
    .select('session_id')
    .$narrowType<{ session_id: NotNull }>()
    .executeTakeFirstOrThrow();
  sessionId = id;
});
afterAll(() => server.close());

beforeEach(async () => {
  // What was counted is so no more.
  later(20);
  g = await actAs(server, 'LPF20001');
  await db().deleteFrom('remise_certificat').execute();
  await db().deleteFrom('courriel').execute();
  await db().updateTable('stagiaire').set({ courriel: null }).execute();
});

const give = (nom: string, courriel: string | null) =>
  db().updateTable('stagiaire').set({ courriel }).where('nom', '=', nom).execute();
const list = async (call = g) => (await call(certificat.remise, { params: { id: sessionId } })).certificats;
const withAddress = async () => (await list()).filter(({ adresse }) => adresse !== null);
const shown = (rows: readonly CertificatARemettre[]): RemiseWrite => ({
  envois: rows.map(({ certificatId, adresse, envoyeLe }) => ({ certificatId, adresse: adresse ?? '', envoyeLe })),
});
const send = (body: RemiseWrite, call = g) => call(certificat.remettre, { params: { id: sessionId }, body });
const change = (id: number, adresse: string | null, avant: string | null, call = g) =>
  call(certificat.changerAdresse, { params: { id: String(id) }, body: { adresse, avant } });
const mails = () =>
  db().selectFrom('courriel').select(['id', 'modele', 'adresse', 'objet_id', 'valeurs']).orderBy('id').execute();
/** What becomes of all mails. */
const deliver = (etat: EtatCourriel) => db().updateTable('courriel').set({ etat }).execute();

test('[C842] those who have an address are mailed in one act, each theirs, with the link that opens it; who has none stays', async () => {
  await give('Royer', 'amandine@example.org');
  await give('Lambert', 'hugo@example.org');
  const rows = await list();
  expect(rows.map(({ adresse, etat }) => [adresse, etat])).toEqual([
    ['amandine@example.org', 'A_ENVOYER'],
    ['hugo@example.org', 'A_ENVOYER'],
    [null, 'SANS_ADRESSE'],
    [null, 'SANS_ADRESSE'],
  ]);
  expect(rows.every(({ enVigueur, envoyeLe }) => enVigueur && envoyeLe === null)).toBe(true);
  // Until it is signed, its paper cannot be taken.
  expect(rows.some(({ pret }) => pret)).toBe(false);
  await signWaiting(server.services.config, db(), now);
  expect((await list()).every(({ pret }) => pret)).toBe(true);
  const done = await send(shown(await withAddress()));
  expect(done).toMatchObject({ nbEnvoyes: 2, ecartes: [] });
  expect(done.certificats.map(({ etat }) => etat)).toEqual(['EN_COURS', 'EN_COURS', 'SANS_ADRESSE', 'SANS_ADRESSE']);
  expect((await mails()).map(({ adresse }) => adresse)).toEqual(['amandine@example.org', 'hugo@example.org']);
  const guest = createClient({ baseUrl: `${server.url}/api`, token: () => null });
  const [mail] = await mails();
  const key = mail?.valeurs.chemin.split('/').at(-1) ?? '';
  expect(await guest(certificat.duTitulaire, { params: { key } })).toMatchObject({ nom: 'Royer', statut: 'VALIDE' });
  await deliver('envoye');
  expect((await withAddress()).map(({ etat, envoyeLe }) => [etat, envoyeLe])).toEqual([
    ['ENVOYE', now.toISOString()],
    ['ENVOYE', now.toISOString()],
  ]);
});

test('[C842] pressed twice at once, or from two pages, each holder has one mail, and the second page is told', async () => {
  await give('Royer', 'amandine@example.org');
  await give('Lambert', 'hugo@example.org');
  const body = shown(await withAddress());
  const answers = await Promise.all([send(body), send(body), send(body)]);
  expect(answers.map(({ nbEnvoyes }) => nbEnvoyes).toSorted((one, other) => one - other)).toEqual([0, 0, 2]);
  expect(answers.flatMap(({ ecartes }) => ecartes.map(({ raison }) => raison))).toEqual(
    Array.from({ length: 4 }, () => 'DEJA_ENVOYE'),
  );
  expect(await mails()).toHaveLength(2);
  // Who has seen when it was sent may send it again.
  later(1);
  expect(await send(shown(await withAddress()))).toMatchObject({ nbEnvoyes: 2, ecartes: [] });
  expect(await mails()).toHaveLength(4);
});

test('[C841] what another changed since is told and not sent, the others leave', async () => {
  for (const [nom, courriel] of [
    ['Royer', 'amandine@example.org'],
    ['Lambert', 'hugo@example.org'],
    ['Da Silva', 'jp@example.org'],
    ['Kővári', 'stefan@example.org'],
  ] as const)
    await give(nom, courriel);
  const rows = await list();
  const [royer, lambert, silva, kovari] = rows;
  await change(royer?.certificatId ?? 0, 'corrigee@example.org', 'amandine@example.org');
  await change(lambert?.certificatId ?? 0, null, 'hugo@example.org');
  await db()
    .insertInto('revocation_certificat')
    .values({
      certificat_id: silva?.certificatId ?? 0,
      motif: 'AUTRE',
      texte: 'Essai.',
      personne_id: null,
      role_type: null,
      decidee_le: now,
      applique_le: now,
    })
    .execute();
  const done = await send(shown(rows));
  await db().deleteFrom('revocation_certificat').execute();
  expect(done.nbEnvoyes).toBe(1);
  expect(done.ecartes).toEqual([
    { certificatId: royer?.certificatId, stagiaireId: royer?.stagiaireId, raison: 'ADRESSE_CHANGEE' },
    { certificatId: lambert?.certificatId, stagiaireId: lambert?.stagiaireId, raison: 'SANS_ADRESSE' },
    { certificatId: silva?.certificatId, stagiaireId: silva?.stagiaireId, raison: 'PLUS_EN_VIGUEUR' },
  ]);
  expect((await mails()).map(({ objet_id: id }) => id)).toEqual([kovari?.certificatId]);
});

test('[C843] an address is the certificat’s: the stagiaire keeps theirs, another one meanwhile is told, what is no address is refused', async () => {
  await give('Royer', 'amandine@example.org');
  const [royer] = await list();
  const id = royer?.certificatId ?? 0;
  expect(await change(id, 'travail@example.org', 'amandine@example.org')).toMatchObject({
    adresse: 'travail@example.org',
    etat: 'A_ENVOYER',
  });
  const kept = await db().selectFrom('stagiaire').select('courriel').where('nom', '=', 'Royer').executeTakeFirst();
  expect(kept?.courriel).toBe('amandine@example.org');
  expect(await refusal(change(id, 'autre@example.org', 'amandine@example.org'))).toMatchObject({
    status: 409,
    title: 'certificat.adresse-changee',
  });
  expect(await refusal(change(id, 'travail', 'travail@example.org'))).toMatchObject({
    status: 400,
    title: 'donnees-invalides',
  });
  // Emptied, it goes to nobody, whatever the stagiaire gave.
  expect(await change(id, null, 'travail@example.org')).toMatchObject({ adresse: null, etat: 'SANS_ADRESSE' });
  expect(await g(certificat.get, { params: { id: String(id) } })).toMatchObject({ adresseTitulaire: null });
});

test('[C843] the link of a mail ends with another address, and the certificat that replaces another has its address and its mail', async () => {
  const [royer] = await list();
  const id = royer?.certificatId ?? 0;
  await change(id, 'amandine@example.org', null);
  await send(shown(await withAddress()));
  const key = (await mails())[0]?.valeurs.chemin.split('/').at(-1) ?? '';
  const guest = createClient({ baseUrl: `${server.url}/api`, token: () => null });
  await change(id, 'autre@example.org', 'amandine@example.org');
  expect(await refusal(guest(certificat.duTitulaire, { params: { key } }))).toMatchObject({ status: 404 });
  later(1);
  const admin = await actAs(server, 'ADM92001');
  const { version } = await admin(sessionCertification.get, { params: { id: sessionId } });
  await admin(sessionCertification.corriger, {
    params: { id: sessionId },
    body: {
      version,
      commentaire: 'Faute de frappe.',
      corrections: [{ stagiaireId: royer?.stagiaireId ?? 0, nom: 'Royère', prenom: 'Amandine' }],
    },
  });
  const rows = await list();
  expect(rows).toHaveLength(4);
  expect(rows[0]).toMatchObject({ adresse: 'autre@example.org', etat: 'EN_COURS', envoyeLe: now.toISOString() });
  expect(rows[0]?.certificatId).not.toBe(id);
  // What the page still shows of the former one is not sent.
  const stale = { envois: [{ certificatId: id, adresse: 'autre@example.org', envoyeLe: null }] };
  expect((await send(stale)).ecartes).toEqual([
    { certificatId: id, stagiaireId: royer?.stagiaireId, raison: 'PLUS_EN_VIGUEUR' },
  ]);
});

test('[C843] addresses go with the names of the stagiaires', async () => {
  const [, lambert] = await list();
  await change(lambert?.certificatId ?? 0, 'hugo@example.org', null);
  await send(shown(await withAddress()));
  const row = await db()
    .selectFrom('certificat')
    .select(['stagiaire_id', 'nom', 'prenom', 'charge', 'signature', 'cle_id'])
    .where('id', '=', lambert?.certificatId ?? 0)
    .executeTakeFirstOrThrow();
  await eraseBearers(db(), [row.stagiaire_id], { nom: 'Stagiaire', prenom: 'Anonyme' });
  expect(await db().selectFrom('remise_certificat').selectAll().execute()).toEqual([]);
  const { stagiaire_id: id, ...former } = row;
  await db().updateTable('certificat').set(former).where('stagiaire_id', '=', id).execute();
});

test('[C844] a refused mail shows as refused, also once it is forgotten, until the address is corrected; a lost one may leave again', async () => {
  const [, lambert] = await list();
  const id = lambert?.certificatId ?? 0;
  await change(id, 'hugo@exemple.org', null);
  await send(shown(await withAddress()));
  const etat = async () => (await withAddress())[0]?.etat;
  expect(await etat()).toBe('EN_COURS');
  // What still waits is not settled.
  await settleRemises(db());
  await deliver('refuse');
  expect(await etat()).toBe('REFUSE');
  await settleRemises(db());
  now = new Date(now.getTime() + (DEFAULT_SETTINGS.conservationCourrielsJours + 1) * 24 * 60 * 60_000);
  await purgeTechnical(db(), { now, settings: DEFAULT_SETTINGS });
  expect(await mails()).toEqual([]);
  g = await actAs(server, 'LPF20001');
  expect(await etat()).toBe('REFUSE');
  await change(id, 'hugo@example.org', 'hugo@exemple.org');
  expect(await etat()).toBe('A_ENVOYER');
  await send(shown(await withAddress()));
  await deliver('perdu');
  expect(await etat()).toBe('PERDU');
});

test('[C844] a mail that comes back days after it arrived shows as refused from then on, and once it is forgotten', async () => {
  const [, lambert] = await list();
  await change(lambert?.certificatId ?? 0, 'hugo@exemple.org', null);
  await send(shown(await withAddress()));
  await deliver('envoye');
  await settleRemises(db());
  const etat = async () => (await withAddress())[0]?.etat;
  expect(await etat()).toBe('ENVOYE');
  later(3 * 24 * 60);
  g = await actAs(server, 'LPF20001');
  const [{ id: courrielId } = { id: 0 }] = await mails();
  const raw = Buffer.from('Action: failed\r\nStatus: 5.1.1\r\n');
  await receiveRetour(db(), { courrielId, raw, now });
  expect(await etat()).toBe('REFUSE');
  await settleRemises(db());
  await db().deleteFrom('courriel').execute();
  expect(await etat()).toBe('REFUSE');
  await db().deleteFrom('adresse_ecartee').execute();
});

test('[C842] one address is mailed so many certificats in a while, whoever sends them', async () => {
  for (const { certificatId } of await list()) await change(certificatId, 'rh@example.org', null);
  for (let times = 0; times < 15; times++) await send(shown(await list()));
  expect(await refusal(send(shown(await list())))).toMatchObject({ status: 429, title: 'trop-de-tentatives' });
  expect(await mails()).toHaveLength(60);
});

test('[C842] a formateur, whoever only reads, and another entite mail nothing of stagiaires', async () => {
  await give('Royer', 'amandine@example.org');
  const body = shown(await withAddress());
  const id = body.envois[0]?.certificatId ?? 0;
  for (const [habilisId, status] of [
    ['FOR40001', 403],
    ['RCA60001', 403],
  ] as const) {
    const call = await actAs(server, habilisId);
    expect(await refusal(list(call))).toMatchObject({ status });
    expect(await refusal(send(body, call))).toMatchObject({ status });
    expect(await refusal(change(id, 'f@example.org', 'amandine@example.org', call))).toMatchObject({ status });
  }
  // A certificat of another session is none of this one.
  const foreign = { envois: [{ certificatId: 2_000_000_000, adresse: 'a@example.org', envoyeLe: null }] };
  expect(await refusal(send(foreign))).toMatchObject({ status: 404 });
  expect(await mails()).toEqual([]);
});
