import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { type IncomingMessage, request } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Call } from '@habilis/api/client/createClient';
import { bureauSupport } from '@habilis/api/support/bureau';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actAs } from '../../../test/actAs.ts';
import { HOSTILE_MAILS, LARGE_MAILS } from '../../../test/hostileMails.ts';
import { expectShortTurns } from '../../../test/expectShortTurns.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import type { TestServer } from '../../../test/startTestServer.ts';
import { adresseDuFil } from './adresseDuFil.ts';
import { readCourrielApart } from './readCourrielApart.ts';
import { readEnveloppe } from './readEnveloppe.ts';

const TOKEN = 'un-secret-pour-les-courriels-recus-0123456789';
const REPLIES = 'reponses@habilis.example.org';

let server: TestServer;
let soutien: Call;
beforeAll(async () => {
  server = await startPeopledServer({
    environment: { HABILIS_SUPPORT_REPLY_EMAIL: REPLIES, HABILIS_SUPPORT_REPLY_TOKEN: TOKEN },
  });
  soutien = await actAs(server, 'SUP93001');
});
afterAll(() => server.close());

async function open(): Promise<{ readonly id: number; readonly to: string }> {
  const { id } = await server.services.connection.db
    .insertInto('message_support')
    .values({
      cle: randomUUID(),
      reference: `AS-2026-${randomUUID().slice(0, 8)}`,
      nom: 'Petit',
      prenom: 'Zoé',
      email: 'zoe.petit@example.org',
      objet: 'Lien',
      message: 'Il ne marche plus.',
      recu_le: new Date(),
      dernier_le: new Date(),
      personne_id: null,
      role_id: null,
      module: null,
      page: null,
      requete: null,
      etat: 'CLOS',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, to: adresseDuFil(server.services.config, REPLIES, id) };
}

/** Bytes that are sent at once: a mail server is another process, whose work is not of the turns that are measured. */
const SENT = 65_536;

/** Posts a mail as it is, and gives the status of the answer. */
async function post(headers: string, rest: Buffer): Promise<number | undefined> {
  const sent = request(`${server.url}/api/support/courriel`, {
    method: 'POST',
    headers: {
      'Content-Type': 'message/rfc822',
      'Content-Length': Buffer.byteLength(headers) + rest.length,
      Authorization: `Bearer ${TOKEN}`,
    },
  });
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
  function* parts() {
    yield headers;
    for (let at = 0; at < rest.length; at += SENT) yield rest.subarray(at, at + SENT);
  }
  await pipeline(Readable.from(parts()), sent);
  const [answer] = await answered;
  answer.resume();
  return answer.statusCode;
}

/** Posts a mail while the server is asked whether it lives, and gives its status. */
async function postAlive(to: string, rest: Buffer): Promise<number | undefined> {
  let isOver = false;
  const lives = async () => {
    while (!isOver) expect((await fetch(`${server.url}/api/live`)).status).toBe(200);
  };
  const posted = post(
    `From: Zoe <zoe.petit@example.org>\r\nTo: ${to}\r\nMessage-ID: <${randomUUID()}@example.org>\r\n`,
    rest,
  ).finally(() => (isOver = true));
  return (await Promise.all([posted, lives()]))[0];
}

test.each(Object.entries(HOSTILE_MAILS))(
  '[AS32] a mail of %s is read apart: the server goes on, and its time is counted',
  async (_, rest) => {
    const raw = Buffer.from(`From: a@example.org\r\nTo: b@example.org\r\n${rest}`);
    await expectShortTurns(async () => {
      expect(readEnveloppe(raw, server.services.config)).toMatchObject({
        filId: null,
        retourDe: null,
        de: { adresse: 'a@example.org' },
      });
      await readCourrielApart(raw, 500);
    });
  },
);

test.each(Object.entries(LARGE_MAILS))(
  '[AS32] a mail of five megabytes with %s is kept with its document while other calls are answered',
  async (_, rest) => {
    const { id, to } = await open();
    const bytes = Buffer.from(rest);
    let status: number | undefined;
    await expectShortTurns(async () => (status = await postAlive(to, bytes)));
    expect(status).toBe(204);
    const [echange] = (await soutien(bureauSupport.get, { params: { id: String(id) } })).echanges;
    expect(echange).toMatchObject({ texte: 'C’est fait.', illisible: null, piecesEcartees: 0 });
    expect(echange?.pieces).toHaveLength(1);
  },
);

test('[AS32] a mail that takes too long is set aside as it came, and opens its thread', async () => {
  const { id, to } = await open();
  expect(await postAlive(to, Buffer.from(HOSTILE_MAILS['elements that never close'] ?? ''))).toBe(204);
  expect(await soutien(bureauSupport.get, { params: { id: String(id) } })).toMatchObject({
    etat: 'NOUVEAU',
    echanges: [{ auteur: 'Zoé Petit', texte: '', illisible: 'LIMITE', pieces: [{ userFilename: 'courriel.eml' }] }],
  });
});

test('[AS32] of a mail that names no thread nothing but its headers is read', async () => {
  for (const rest of Object.values(HOSTILE_MAILS).slice(0, 8)) {
    const began = performance.now();
    expect(await postAlive(REPLIES, Buffer.from(rest))).toBe(404);
    // The thread alone would be given ten seconds.
    expect(performance.now() - began).toBeLessThan(10_000);
  }
});
