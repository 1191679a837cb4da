import { randomUUID } from 'node:crypto';
import type { Call } from '@habilis/api/client/createClient';
import { bureauSupport } from '@habilis/api/support/bureau';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actAs } from '../../../test/actAs.ts';
import { HOSTILE_MAILS, LARGE_MAILS } from '../../../test/hostileMails.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import type { TestServer } from '../../../test/startTestServer.ts';
import { adresseDuFil } from './adresseDuFil.ts';
import { readCourrielApart } from './readCourrielApart.ts';
import { readEnveloppe } from './readEnveloppe.ts';

const TOKEN = 'un-secret-pour-les-courriels-recus-0123456789';
const REPLIES = 'reponses@habilis.example.org';
/** Processor time that the thread of all calls may spend before it turns to the next. */
const LONGEST_TURN_MS = 50;

let server: TestServer;
let soutien: Call;
beforeAll(async () => {
  server = await startPeopledServer({
    environment: { HABILIS_SUPPORT_REPLY_EMAIL: REPLIES, HABILIS_SUPPORT_REPLY_TOKEN: TOKEN },
  });
  soutien = await actAs(server, 'SUP93001');
});
afterAll(() => server.close());

/** The longest turn of this thread while a work goes on, in its processor time: what others do on the machine does not count. */
async function longestTurnOf(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let isOver = false;
  let last = process.threadCpuUsage();
  const turn = () => {
    const { user, system } = process.threadCpuUsage(last);
    longest = Math.max(longest, (user + system) / 1000);
    last = process.threadCpuUsage();
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  try {
    await work();
  } finally {
    isOver = true;
    turn();
  }
  return longest;
}

/** A turn is measured up to three times: code that runs for the first time, or memory that is given back, is no mail's fault. */
async function expectShortTurns(work: () => Promise<unknown>): Promise<void> {
  const turns: number[] = [];
  while (turns.length < 3 && (turns.at(-1) ?? LONGEST_TURN_MS) >= LONGEST_TURN_MS)
    turns.push(await longestTurnOf(work));
  expect(Math.min(...turns)).toBeLessThan(LONGEST_TURN_MS);
}

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
      etat: 'CLOS',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, to: adresseDuFil(server.services.config, REPLIES, id) };
}

/** Posts a mail while the server is asked whether it lives, and gives its status. */
async function postAlive(to: string, rest: string): Promise<number> {
  let isOver = false;
  const lives = async () => {
    while (!isOver) expect((await fetch(`${server.url}/api/live`)).status).toBe(200);
  };
  const mail = `From: Zoe <zoe.petit@example.org>\r\nTo: ${to}\r\nMessage-ID: <${randomUUID()}@example.org>\r\n${rest}`;
  const posted = fetch(`${server.url}/api/support/courriel`, {
    method: 'POST',
    headers: { 'Content-Type': 'message/rfc822', Authorization: `Bearer ${TOKEN}` },
    body: Buffer.from(mail),
  }).finally(() => (isOver = true));
  return (await Promise.all([posted, lives()]))[0].status;
}

test.each(Object.entries(HOSTILE_MAILS))(
  '[AS32] a mail of %s is read apart: the server goes on, and its time is counted',
  { timeout: 120_000 },
  async (_, rest) => {
    const raw = Buffer.from(`From: a@example.org\r\nTo: b@example.org\r\n${rest}`);
    await expectShortTurns(async () => {
      expect(readEnveloppe(raw, server.services.config)).toMatchObject({
        filId: null,
        de: { adresse: 'a@example.org' },
      });
      await readCourrielApart(raw, 500);
    });
  },
);

test.each(Object.entries(LARGE_MAILS))(
  '[AS32] a mail of five megabytes with %s is kept with its document while other calls are answered',
  { timeout: 120_000 },
  async (_, rest) => {
    const { id, to } = await open();
    let status = 0;
    await expectShortTurns(async () => (status = await postAlive(to, rest)));
    expect(status).toBe(204);
    const [echange] = (await soutien(bureauSupport.get, { params: { id: String(id) } })).echanges;
    expect(echange).toMatchObject({ texte: 'C’est fait.', illisible: null, piecesEcartees: 0 });
    expect(echange?.pieces).toHaveLength(1);
  },
);

test(
  '[AS32] a mail that takes too long is set aside as it came, and opens its thread',
  { timeout: 120_000 },
  async () => {
    const { id, to } = await open();
    expect(await postAlive(to, HOSTILE_MAILS['elements that never close'] ?? '')).toBe(204);
    expect(await soutien(bureauSupport.get, { params: { id: String(id) } })).toMatchObject({
      etat: 'NOUVEAU',
      echanges: [{ auteur: 'Zoé Petit', texte: '', illisible: 'LIMITE', pieces: [{ userFilename: 'courriel.eml' }] }],
    });
  },
);

test('[AS32] of a mail that names no thread nothing but its headers is read', { timeout: 120_000 }, async () => {
  for (const rest of Object.values(HOSTILE_MAILS).slice(0, 8)) {
    const began = performance.now();
    expect(await postAlive(REPLIES, rest)).toBe(404);
    // The thread alone would be given ten seconds.
    expect(performance.now() - began).toBeLessThan(10_000);
  }
});
