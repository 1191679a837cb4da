import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startPeopledServer } from '../../test/startPeopledServer.ts';
import type { TestServer } from '../../test/startTestServer.ts';
import { adresseDeRetour, courrielDuRetour } from './adresseDeRetour.ts';
import { deliverCourriel } from './deliverCourriel.ts';
import type { Mail } from './Mailer.ts';
import { statutDuRetour } from './receiveRetour.ts';

const TOKEN = 'un-secret-pour-les-courriels-recus-0123456789';
const EMAIL = 'reponses@habilis.example.org';

let server: TestServer;
beforeAll(async () => {
  server = await startPeopledServer({
    worksOffJobs: false,
    environment: { HABILIS_SUPPORT_REPLY_EMAIL: EMAIL, HABILIS_SUPPORT_REPLY_TOKEN: TOKEN },
  });
});
beforeEach(async () => {
  await db().deleteFrom('adresse_ecartee').execute();
});
afterAll(() => server.close());
const db = () => server.services.connection.db;

/** A report of delivery (RFC 3464), as mail servers write it. */
const reportTo = (to: string, { action = 'failed', statut = '5.1.1' } = {}) =>
  [
    'Return-Path: <>',
    'From: MAILER-DAEMON@mx.example.org (Mail Delivery System)',
    `To: ${to}`,
    'Subject: Undelivered Mail Returned to Sender',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'I could not deliver your message.',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.org',
    '',
    'Final-Recipient: rfc822; julie@vermois.example.org',
    `Action: ${action}`,
    `Status: ${statut}`,
    'Diagnostic-Code: smtp; 550 5.1.1 No such user',
    '',
    '--b--',
    '',
  ].join('\r\n');
const post = (body: string, token = TOKEN) =>
  fetch(`${server.url}/api/support/courriel`, {
    method: 'POST',
    headers: { 'Content-Type': 'message/rfc822', Authorization: `Bearer ${token}` },
    body,
  });

async function addSent(): Promise<number> {
  const { id } = await db()
    .insertInto('courriel')
    .values({
      modele: 'compte-existant',
      personne_id: null,
      valeurs: JSON.stringify({ chemin: '/connexion', mots: {}, commentaire: null, lignes: [] }),
      rythme: 'IMMEDIAT',
      etat: 'envoye',
      adresse: 'Julie@Vermois.example.org',
      cree_le: server.services.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
const addressOf = (id: number) => adresseDeRetour(server.services.config, EMAIL, id);
const outcomeOf = async (id: number) => {
  const { etat } = await db().selectFrom('courriel').select('etat').where('id', '=', id).executeTakeFirstOrThrow();
  const set = await db().selectFrom('adresse_ecartee').select(['adresse', 'statut']).execute();
  return [etat, ...set.map(({ adresse, statut }) => `${adresse} ${statut}`)];
};

test('[EX1087] a report that an address is dead, sealed by the mail that it is about, sets it aside once', async () => {
  const id = await addSent();
  const reports = await Promise.all([post(reportTo(addressOf(id))), post(reportTo(addressOf(id).toUpperCase()))]);
  expect(reports.map(({ status }) => status)).toEqual([204, 204]);
  expect(await outcomeOf(id)).toEqual(['refuse', 'julie@vermois.example.org 5.1.1']);
});

test.each([
  ['refuses this mail alone', { statut: '5.7.1' }, ['refuse']],
  ['tells of a mailbox that is full for good', { statut: '5.2.2' }, ['refuse']],
  ['tells of a delay', { action: 'delayed', statut: '4.4.1' }, ['envoye']],
  ['tells that it was delivered', { action: 'delivered', statut: '2.1.5' }, ['envoye']],
])('[EX1087] a report that %s sets no address aside', async (_, said, outcome) => {
  const id = await addSent();
  expect((await post(reportTo(addressOf(id), said))).status).toBe(204);
  expect(await outcomeOf(id)).toEqual(outcome);
});

test('[EX1087] without the seal of the mail, or the secret of the mail server, nobody sets an address aside', async () => {
  const id = await addSent();
  const forged = addressOf(id).replace(/-[0-9a-f]{20}@/, `-${'0'.repeat(20)}@`);
  const another = addressOf(id).replace(`+r${id}-`, `+r${id + 1}-`);
  for (const to of [forged, another, EMAIL]) expect((await post(reportTo(to))).status).toBe(404);
  expect((await post(reportTo(addressOf(id)), 'un-autre-secret')).status).toBe(404);
  expect(await outcomeOf(id)).toEqual(['envoye']);
  const gone = { ...server.services.config, tokenSecret: new TextEncoder().encode('autre'.repeat(8)) };
  expect(courrielDuRetour({ ...gone, formerTokenSecret: server.services.config.tokenSecret }, addressOf(id))).toBe(id);
  expect(courrielDuRetour(gone, addressOf(id))).toBeNull();
});

test('[EX1087] a mail leaves with the address to which what became of it is reported', async () => {
  const id = await addSent();
  await db().updateTable('courriel').set({ etat: 'en-attente' }).where('id', '=', id).execute();
  const sent: Mail[] = [];
  const mailer = { send: async (mail: Mail) => (sent.push(mail), 'envoye' as const), close: () => undefined };
  const { letterhead, files, now } = server.services;
  await deliverCourriel(db(), { mailer, letterhead, files, retourOf: addressOf }, id, now());
  expect(sent.map(({ retour }) => retour)).toEqual([addressOf(id)]);
  expect(addressOf(id).split('@')[0]?.length).toBeLessThanOrEqual(64);
});

test('[EX1087] a report is read where it says what failed, whatever surrounds it', () => {
  const read = (text: string) => statutDuRetour(Buffer.from(text));
  expect(read(reportTo('a@example.org'))).toBe('5.1.1');
  expect(read('Action: Failed\r\nStatus: 5.2.1 (mailbox disabled)\r\n')).toBe('5.2.1');
  expect(read('Status: 5.1.1\r\n')).toBeNull();
  expect(read('Action: failed\r\nStatus: 4.4.7\r\n')).toBeNull();
  expect(read(`${'x'.repeat(300_000)}\r\nAction: failed\r\nStatus: 5.1.1\r\n`)).toBeNull();
});
