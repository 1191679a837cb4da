import { DEFAULT_SETTINGS as settings } from '@habilis/domain/setting/settings';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { happened } from '../../../platform/evenement/happened.ts';
import { renderCourriel } from '../../../platform/mail/renderCourriel.ts';
import { selectCourriels } from '../../../platform/mail/selectCourriels.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import type { TestServer } from '../../../test/startTestServer.ts';
import { TEST_TODAY as TODAY } from '../../../test/TEST_TODAY.ts';
import { addWebhook } from '../test/addWebhook.ts';
import { type Receiver, startReceiver } from '../test/startReceiver.ts';
import { purgeLivraisons } from './purgeLivraisons.ts';
import { sealSecret } from './secretsOf.ts';
import { switchOffUnanswered } from './switchOffUnanswered.ts';
import { workOff, workOffWaiting } from './workOff.ts';

const DAY_MS = 86_400_000;
const START = new Date(`${TODAY}T10:00:00Z`);

let server: TestServer;
let receiver: Receiver;
let now = START;
const db = () => server.services.connection.db;
const day = () => ({ today: TODAY, settings, jobs: server.services.jobs, now });

beforeAll(async () => {
  // Nobody works off jobs: the tests do.
  server = await startPeopledServer({
    now: () => now,
    worksOffJobs: false,
    environment: { HABILIS_WEBHOOKS: 'local' },
  });
  receiver = await startReceiver();
});
beforeEach(async () => {
  now = START;
  receiver.received.splice(0);
  receiver.answer = (response) => response.writeHead(204).end();
  for (const table of ['webhook', 'courriel'] as const) await db().deleteFrom(table).execute();
});
afterAll(async () => {
  await server.close();
  await receiver.close();
});

const entiteOf = async (habilisId: string) => {
  const { entite_id: entiteId } = await db()
    .selectFrom('role')
    .innerJoin('personne', 'personne.id', 'role.personne_id')
    .select('entite_id')
    .where('habilis_id', '=', habilisId)
    .where('role.type', '=', 'G')
    .executeTakeFirstOrThrow();
  return entiteId ?? 0;
};
const caisseOf = async (entiteId: number) =>
  (await db().selectFrom('entite').select('caisse_id').where('id', '=', entiteId).executeTakeFirstOrThrow())
    .caisse_id ?? 0;
const added = (given: Omit<Parameters<typeof addWebhook>[1], 'adresse'>) =>
  addWebhook({ db: db(), config: server.services.config, now }, { adresse: receiver.url, ...given });
const ofLorraine = async () => added({ de: 'LPF20001', entiteId: await entiteOf('LPF20001') });

let objects = 0;
/** Certificats of an entite are issued. */
const issued = async (entiteId: number | null, times = 1) =>
  db()
    .transaction()
    .execute((trx) =>
      happened(
        { ...day(), db: trx },
        ...Array.from({ length: times }, () => {
          objects += 1;
          const objet = { id: objects, numero: `SST-1-2026-${objects}`, entiteId };
          return { type: 'certificat-delivre', objet, valeurs: {} } as const;
        }),
      ),
    );
const livraisons = () => db().selectFrom('webhook_livraison').selectAll().orderBy('id').execute();
const tentatives = () => db().selectFrom('webhook_tentative').selectAll().orderBy('id').execute();
const webhook = (id: number) => db().selectFrom('webhook').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const sent = (webhookId: number) => workOff(server.services, { webhookId });
const idsReceived = () => receiver.received.map(({ headers }) => String(headers['webhook-id']));
const mails = async () => {
  const rows = await selectCourriels(db()).where('modele', '=', 'webhook-coupe').orderBy('courriel.id').execute();
  return rows.map((row) => ({ a: row.email, ...renderCourriel(server.services.letterhead, row, row) }));
};
const trail = async (id: number) =>
  (
    await db()
      .selectFrom('audit')
      .select(['action', 'detail', 'personne_id'])
      .where('objet_type', '=', 'webhook')
      .where('objet_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ action, detail, personne_id }) => ({ action, detail, personne_id }));

test('[WH6] an event is told to those of its scope that want it, and to nobody else', async () => {
  const [lorraine, nord] = [await entiteOf('LPF20001'), await entiteOf('NAP20003')];
  const [own, others] = [await caisseOf(lorraine), await caisseOf(nord)];
  expect(own).not.toBe(others);
  const wanted = [
    await added({ de: 'LPF20001', entiteId: lorraine }),
    await added({ de: 'ADM92001', caisseId: own }),
    await added({ de: 'ADM92001' }),
  ];
  const off = await added({ de: 'LPF20001', entiteId: lorraine });
  await db()
    .updateTable('webhook')
    .set({ arrete_le: now, arrete_motif: 'PERSONNE' })
    .where('id', '=', off.id)
    .execute();
  await added({ de: 'NAP20003', entiteId: nord });
  await added({ de: 'ADM92001', caisseId: others });
  await added({ de: 'LPF20001', entiteId: lorraine, types: ['session-supprimee', 'certificat-revoque'] });
  await issued(lorraine);
  expect((await livraisons()).map(({ webhook_id }) => webhook_id)).toEqual(wanted.map(({ id }) => id));
  await db().deleteFrom('webhook_livraison').execute();
  // What belongs to no entite is of the network.
  await issued(null);
  expect((await livraisons()).map(({ webhook_id }) => webhook_id)).toEqual([wanted[2]?.id]);
});

test('[WH6] what is undone leaves no message, and an event is told once', async () => {
  await ofLorraine();
  const entiteId = await entiteOf('LPF20001');
  const undone = db()
    .transaction()
    .execute(async (trx) => {
      const objet = { id: 1, numero: 'SST-1-2026-1', entiteId };
      const event = { type: 'certificat-delivre', objet, valeurs: {} } as const;
      await happened({ ...day(), db: trx }, event);
      throw new Error('défait');
    });
  await expect(undone).rejects.toThrow('défait');
  expect(await livraisons()).toEqual([]);
  await issued(entiteId, 3);
  const written = await livraisons();
  const events = await db().selectFrom('evenement').select(['id', 'objet_id']).orderBy('id').execute();
  expect(written.map(({ evenement_id, objet_id }) => ({ id: evenement_id, objet_id }))).toEqual(events.slice(-3));
  expect(new Set(written.map(({ message_id }) => message_id)).size).toBe(3);
});

test('[WH8] a message is thin, and verified by the library of the standard with its secret alone', async () => {
  const { id, secret } = await ofLorraine();
  await issued(await entiteOf('LPF20001'));
  await sent(id);
  const [{ headers, body } = { headers: {}, body: '' }] = receiver.received;
  const [row] = await livraisons();
  expect(JSON.parse(body)).toEqual({
    type: 'certificat-delivre',
    timestamp: START.toISOString(),
    data: {
      objet: 'certificat',
      numero: row?.numero,
      href: `${server.services.config.siteUrl}/api/certificat/${row?.objet_id}`,
    },
  });
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'webhook-id': row?.message_id,
    'webhook-timestamp': String(START.getTime() / 1000),
  });
  // The library looks at the clock: the test signs at its own hour.
  const signed = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  expect(verified(secret, body, signed)).toEqual(JSON.parse(body));
  expect(() => verified(secret, `${body} `, signed)).toThrow('No matching signature');
  const { secret: other } = await ofLorraine();
  expect(() => verified(other, body, signed)).toThrow('No matching signature');
  expect(await tentatives()).toMatchObject([{ resultat: 'REMISE', statut: 204, reponse: '' }]);
  expect(row).toMatchObject({ etat: 'REMISE', prochaine_le: null, prise_jusque: null, tentatives: 1 });
});

/** The library holds a message against the clock of the machine: the hour of the test stands still. */
function verified(secret: string, body: string, headers: Record<string, string>): unknown {
  const signer = new Webhook(secret);
  const at = new Date(Number(headers['webhook-timestamp']) * 1000);
  const id = headers['webhook-id'] ?? '';
  const expected = signer.sign(id, at, body);
  if (!(headers['webhook-signature'] ?? '').split(' ').includes(expected)) throw new Error('No matching signature');
  const fresh = new Date();
  const again = {
    ...headers,
    'webhook-timestamp': String(Math.floor(fresh.getTime() / 1000)),
    'webhook-signature': signer.sign(id, fresh, body),
  };
  return signer.verify(body, again);
}

test('[WH8] while a secret is being replaced both sign, the former one until its hour', async () => {
  const { id, secret } = await ofLorraine();
  const { config } = server.services;
  const next = `whsec_${Buffer.from('un-secret-de-trente-deux-octets!').toString('base64')}`;
  const { secret: sealed } = await webhook(id);
  const until = new Date(START.getTime() + DAY_MS);
  await db()
    .updateTable('webhook')
    .set({ secret: await sealSecret(config, id, next), ancien_secret: sealed, ancien_secret_jusque: until })
    .where('id', '=', id)
    .execute();
  const signaturesOf = async () => {
    receiver.received.splice(0);
    await issued(await entiteOf('LPF20001'));
    await sent(id);
    const [{ headers, body } = { headers: {}, body: '' }] = receiver.received;
    const signature = String(headers['webhook-signature']).split(' ');
    const at = new Date(now.getTime() - (now.getTime() % 1000));
    const sign = (key: string) => new Webhook(key).sign(String(headers['webhook-id']), at, body);
    return [next, secret].map((key) => signature.includes(sign(key)));
  };
  expect(await signaturesOf()).toEqual([true, true]);
  now = until;
  expect(await signaturesOf()).toEqual([true, false]);
});

test('[WH4][WH7][WH9] refused for three days it is tried ten times under one id, given up, and the webhook is off and told', async () => {
  const { id } = await ofLorraine();
  receiver.answer = (response) => response.writeHead(503).end('En travaux');
  await issued(await entiteOf('LPF20001'));
  for (let tries = 1; ; tries++) {
    await sent(id);
    const [row] = await livraisons();
    expect(row?.tentatives).toBe(tries);
    if (row?.prochaine_le == null) break;
    expect(row.prochaine_le.getTime()).toBeGreaterThan(now.getTime());
    // Before its hour nothing leaves.
    await sent(id);
    now = row.prochaine_le;
  }
  expect(now.getTime() - START.getTime()).toBeLessThanOrEqual(3 * DAY_MS);
  const [row] = await livraisons();
  expect(idsReceived()).toEqual(Array.from({ length: 10 }, () => row?.message_id));
  expect(row).toMatchObject({ etat: 'ABANDONNEE', tentatives: 10 });
  const kept = await tentatives();
  expect(kept).toHaveLength(10);
  expect(kept[9]).toMatchObject({ resultat: 'REFUS', statut: 503, reponse: 'En travaux', faite_le: now });
  expect(await webhook(id)).toMatchObject({ arrete_le: now, arrete_motif: 'ECHECS', version: 1 });
  expect(await trail(id)).toEqual([
    { action: 'webhook.Coupe', detail: { nom: 'Planning', motif: 'ECHECS' }, personne_id: null },
  ]);
  const told = await mails();
  expect(told).toHaveLength(1);
  expect(told[0]?.subject).toBe('Le webhook « Planning » est coupé');
  expect(told[0]?.text).toContain('vers 127.0.0.1, est coupé\u00a0: aucun message n’y est parvenu depuis trois jours.');
  expect(told[0]?.text).toMatch(new RegExp(`/G/\\d+/webhooks/${id}\n`));
  now = new Date(now.getTime() + 31 * DAY_MS);
  await purgeLivraisons(db(), { now });
  expect([await livraisons(), await tentatives()]).toEqual([[], []]);
});

test('[WH7] where something else got through meanwhile the webhook stays on', async () => {
  const { id } = await ofLorraine();
  const entiteId = await entiteOf('LPF20001');
  receiver.answer = (response) => response.writeHead(500).end();
  await issued(entiteId);
  await sent(id);
  receiver.answer = (response) => response.writeHead(204).end();
  await issued(entiteId);
  await sent(id);
  // The first one is at its last try.
  now = new Date(now.getTime() + DAY_MS);
  await db().updateTable('webhook_livraison').set({ tentatives: 9 }).where('etat', '=', 'ATTENTE').execute();
  receiver.answer = (response) => response.writeHead(500).end();
  await sent(id);
  expect((await livraisons()).map(({ etat }) => etat)).toEqual(['ABANDONNEE', 'REMISE']);
  expect(await webhook(id)).toMatchObject({ arrete_le: null });
  expect(await mails()).toEqual([]);
});

test('[WH3][WH7] an address that says that it is gone for good is called no more', async () => {
  const { id } = await ofLorraine();
  receiver.answer = (response) => response.writeHead(410).end();
  const entiteId = await entiteOf('LPF20001');
  await issued(entiteId);
  await sent(id);
  expect(await webhook(id)).toMatchObject({ arrete_motif: 'PARTIE' });
  expect((await mails())[0]?.text).toContain('son adresse répond qu’elle n’existe plus');
  await issued(entiteId);
  expect(await livraisons()).toHaveLength(1);
});

test('[WH10] two processes at once post each message once', async () => {
  const { id } = await ofLorraine();
  await issued(await entiteOf('LPF20001'), 12);
  await Promise.all([sent(id), sent(id), sent(id)]);
  expect(receiver.received).toHaveLength(12);
  expect(new Set(idsReceived()).size).toBe(12);
  expect((await livraisons()).every(({ etat }) => etat === 'REMISE')).toBe(true);
});

test('[WH10] what a process is at is left to it, until it must have died', async () => {
  const { id } = await ofLorraine();
  await issued(await entiteOf('LPF20001'));
  await db()
    .updateTable('webhook_livraison')
    .set({ prise_jusque: new Date(now.getTime() + 60_000) })
    .execute();
  await sent(id);
  expect(receiver.received).toEqual([]);
  now = new Date(now.getTime() + 60_000);
  await workOffWaiting(server.services);
  const waiting = await db().selectFrom('webhook_livraison').select('message_id').executeTakeFirstOrThrow();
  await sent(id);
  expect(idsReceived()).toEqual([waiting.message_id]);
});

test('[WH10] an address that is down costs a wave of five, and each has its turn', async () => {
  const { id } = await ofLorraine();
  receiver.answer = (response) => response.writeHead(500).end();
  await issued(await entiteOf('LPF20001'), 8);
  await sent(id);
  expect(new Set(idsReceived()).size).toBe(5);
  await sent(id);
  expect(new Set(idsReceived()).size).toBe(8);
  expect(receiver.received).toHaveLength(8);
});

test.each(['role', 'compte'] as const)(
  '[WH7] once the %s that answers for it has ended or is blocked nothing leaves, and another gestionnaire is told',
  async (what) => {
    const { id } = await ofLorraine();
    const entiteId = await entiteOf('LPF20001');
    await issued(entiteId);
    const { responsable_id: roleId } = await webhook(id);
    const { personne_id: other } = await db()
      .selectFrom('role')
      .select('personne_id')
      .where('type', '=', 'G')
      .where('entite_id', '=', entiteId)
      .where('id', '<>', roleId)
      .executeTakeFirstOrThrow();
    await db().updateTable('personne').set({ etat: 'active' }).where('id', '=', other).execute();
    const { personne_id: personneId } = await db()
      .selectFrom('role')
      .select('personne_id')
      .where('id', '=', roleId)
      .executeTakeFirstOrThrow();
    const leave = (fin_le: Date | null, etat: 'active' | 'bloquee') =>
      what === 'role'
        ? db().updateTable('role').set({ fin_le }).where('id', '=', roleId).execute()
        : db().updateTable('personne').set({ etat }).where('id', '=', personneId).execute();
    await leave(now, 'bloquee');
    try {
      await issued(entiteId);
      expect(await livraisons()).toHaveLength(1);
      await switchOffUnanswered(db(), day());
      await sent(id);
      expect(receiver.received).toEqual([]);
      expect(await webhook(id)).toMatchObject({ arrete_motif: 'SANS_RESPONSABLE' });
      const told = await mails();
      expect(told.map(({ a }) => a)).toEqual([expect.stringContaining('@')]);
      expect(told[0]?.text).toContain('la personne qui en répond n’a plus ce rôle, ou son compte est bloqué');
      expect(told[0]?.text).toContain('Bonjour Nadia');
    } finally {
      await leave(null, 'active');
    }
  },
);

test('[WH7] with a secret of the service that is lost nothing leaves unsigned', async () => {
  const { id } = await ofLorraine();
  await issued(await entiteOf('LPF20001'));
  await db().updateTable('webhook').set({ secret: 'illisible' }).where('id', '=', id).execute();
  await sent(id);
  expect(receiver.received).toEqual([]);
  expect(await webhook(id)).toMatchObject({ arrete_motif: 'SECRET_ILLISIBLE' });
});

test('[WH8] what was sealed with the former secret of the service is read, and sealed anew', async () => {
  const { id, secret } = await ofLorraine();
  const { config } = server.services;
  const formerTokenSecret = new TextEncoder().encode('un-autre-secret-du-service-0123456789');
  const former = await sealSecret({ ...config, tokenSecret: formerTokenSecret }, id, secret);
  await db().updateTable('webhook').set({ secret: former }).where('id', '=', id).execute();
  await issued(await entiteOf('LPF20001'));
  await workOff({ ...server.services, config: { ...config, formerTokenSecret } }, { webhookId: id });
  expect(receiver.received).toHaveLength(1);
  expect((await webhook(id)).secret).not.toBe(former);
  await issued(await entiteOf('LPF20001'));
  await sent(id);
  expect(receiver.received).toHaveLength(2);
});
