import type { Call } from '@habilis/api/client/createClient';
import { webhook } from '@habilis/api/webhook/endpoints';
import type { NouveauWebhook } from '@habilis/api/webhook/Webhook';
import { DEFAULT_SETTINGS as settings } from '@habilis/domain/setting/settings';
import { MOST_WEBHOOKS } from '@habilis/domain/webhook/webhookFaults';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { happened } from '../../../platform/evenement/happened.ts';
import { actAs, refusal } from '../../../test/actAs.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import type { TestServer } from '../../../test/startTestServer.ts';
import { TEST_TODAY as TODAY } from '../../../test/TEST_TODAY.ts';
import { workOff } from '../envoi/workOff.ts';
import { type Receiver, startReceiver } from '../test/startReceiver.ts';

const DAY_MS = 86_400_000;
const START = new Date(`${TODAY}T10:00:00Z`);

let server: TestServer;
let receiver: Receiver;
let admin: Call;
let manager: Call;
let other: Call;
let lorraine: number;
let nord: number;
let now = START;
const db = () => server.services.connection.db;

const entiteOf = async (habilisId: string) => {
  const { entite_id: id } = await db()
    .selectFrom('role')
    .innerJoin('personne', 'personne.id', 'role.personne_id')
    .select('entite_id')
    .where('habilis_id', '=', habilisId)
    .where('role.type', '=', 'G')
    .executeTakeFirstOrThrow();
  return id ?? 0;
};

beforeAll(async () => {
  server = await startPeopledServer({
    now: () => now,
    worksOffJobs: false,
    environment: { HABILIS_WEBHOOKS: 'local' },
  });
  receiver = await startReceiver();
  admin = await actAs(server, 'ADM92001');
  manager = await actAs(server, 'LPF20001');
  other = await actAs(server, 'NAP20003');
  [lorraine, nord] = [await entiteOf('LPF20001'), await entiteOf('NAP20003')];
});
beforeEach(async () => {
  now = START;
  receiver.received.splice(0);
  receiver.answer = (response) => response.writeHead(204).end();
  await db().deleteFrom('webhook').execute();
});
afterAll(async () => {
  await server.close();
  await receiver.close();
});

const written = (changes: Partial<NouveauWebhook> = {}): NouveauWebhook => ({
  nom: 'Planning',
  adresse: receiver.url,
  types: ['certificat-delivre'],
  entiteId: lorraine,
  caisseId: null,
  ...changes,
});
const made = async (call = manager, changes: Partial<NouveauWebhook> = {}) =>
  call(webhook.create, { body: written(changes) });
const names = async (call: Call) => (await call(webhook.list, {})).webhooks.map(({ nom }) => nom);
const faults = async (work: Promise<unknown>) =>
  ((await refusal(work)).errors ?? []).map(({ path, title }) => `${path} ${title}`);
const at = (id: number, version = 0) => ({ params: { id }, body: { version } });
const sent = (webhookId: number) => workOff(server.services, { webhookId });
const history = async (id: number, call = manager) => (await call(webhook.livraisons, { params: { id } })).livraisons;

let objects = 0;
/** Certificats of an entite are issued. */
const issued = async (entiteId: number, times = 1) =>
  db()
    .transaction()
    .execute((trx) =>
      happened(
        { db: trx, jobs: server.services.jobs, settings, today: TODAY, now },
        ...Array.from({ length: times }, () => {
          objects += 1;
          const objet = { id: objects, numero: `SST-1-2026-${objects}`, entiteId };
          return { type: 'certificat-delivre', objet, valeurs: {} } as const;
        }),
      ),
    );

test('[WH1][WH11] a gestionnaire keeps those of the own entite, whoever made them, and finds no other', async () => {
  const { webhook: own } = await made();
  expect(own).toMatchObject({
    version: 0,
    nom: 'Planning',
    portee: { entite: { id: lorraine, raisonSociale: 'Lorraine Prévention Formation' }, caisse: null },
    responsable: 'Sophie Marchal',
    arreteLe: null,
    nbSemaine: 0,
    derniere: null,
  });
  await made(admin, { nom: 'Ministère' });
  await made(admin, { nom: 'Réseau', entiteId: null });
  const { id: caisseId } = await db().selectFrom('mrp').select('id').orderBy('id').executeTakeFirstOrThrow();
  const { webhook: ofCaisse } = await made(admin, { nom: 'Caisse', entiteId: null, caisseId });
  expect(ofCaisse.portee).toMatchObject({ entite: null, caisse: { id: caisseId } });
  expect(await names(manager)).toEqual(['Ministère', 'Planning']);
  expect(await names(other)).toEqual([]);
  expect(await names(admin)).toEqual(['Caisse', 'Ministère', 'Planning', 'Réseau']);
  const params = { id: own.id };
  for (const tried of [
    () => other(webhook.get, { params }),
    () => other(webhook.update, { params, body: { ...written(), version: 0 } }),
    () => other(webhook.remove, at(own.id)),
    () => other(webhook.remplacerSecret, at(own.id)),
    () => other(webhook.arreter, at(own.id)),
    () => other(webhook.reprendre, at(own.id)),
    () => other(webhook.essayer, { params }),
    () => other(webhook.livraisons, { params }),
    () => other(webhook.rejouerPeriode, { params, body: { dateDebut: TODAY, dateFin: TODAY } }),
    () => manager(webhook.get, { params: { id: ofCaisse.id } }),
  ])
    expect(await refusal(tried())).toMatchObject({ status: 404 });
});

test('[WH1] nobody makes one wider than what they read, nor of something that does not exist', async () => {
  const wider = ['entiteId webhook.hors-perimetre'];
  expect(await faults(made(manager, { entiteId: nord }))).toEqual(wider);
  expect(await faults(made(manager, { entiteId: null }))).toEqual(wider);
  expect(await faults(made(manager, { caisseId: 1 }))).toEqual(wider);
  expect(await faults(made(admin, { entiteId: 2_000_000_000 }))).toEqual(wider);
  expect(await faults(made(admin, { entiteId: null, caisseId: 2_000_000_000 }))).toEqual([
    'caisseId webhook.hors-perimetre',
  ]);
  expect(await faults(made(admin, { caisseId: 1 }))).toEqual(['caisseId webhook.hors-perimetre']);
  const formateur = await actAs(server, 'FOR40001');
  expect(await refusal(made(formateur))).toMatchObject({ status: 403 });
});

test('[WH2][WH5] where webhooks may not stay at home, an address inside is refused as it is typed', async () => {
  const strict = await startPeopledServer({ now: () => now, worksOffJobs: false });
  try {
    const call = await actAs(strict, 'LPF20001');
    expect((await call(webhook.list, {})).isLocalAllowed).toBe(false);
    const typed = (adresse: string) => faults(call(webhook.create, { body: written({ adresse }) }));
    expect(await typed(receiver.url)).toEqual(['adresse webhook.adresse-sans-tls']);
    expect(await typed('https://169.254.169.254/latest')).toEqual(['adresse webhook.adresse-ip']);
    expect(await typed('https://localhost/')).toEqual(['adresse webhook.adresse-interne']);
    const { webhook: kept } = await call(webhook.create, {
      body: written({ adresse: 'https://planning.example.org/' }),
    });
    expect(kept.adresse).toBe('https://planning.example.org/');
  } finally {
    await strict.close();
  }
});

test('[WH11] a secret is told once; replaced, both sign for a day; the trail tells each act and no secret', async () => {
  const { webhook: own, secret } = await made();
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  const replaced = await manager(webhook.remplacerSecret, at(own.id));
  expect(replaced.secret).not.toBe(secret);
  expect(replaced.webhook).toMatchObject({
    version: 1,
    ancienSecretFinitLe: new Date(START.getTime() + DAY_MS).toISOString(),
  });
  await issued(lorraine);
  await sent(own.id);
  expect(String(receiver.received[0]?.headers['webhook-signature']).split(' ')).toHaveLength(2);
  const changed = await manager(webhook.update, {
    params: { id: own.id },
    body: { ...written({ nom: ' Planning  2 ', types: ['session-cloturee', 'session-cloturee'] }), version: 1 },
  });
  expect(changed).toMatchObject({ nom: 'Planning 2', types: ['session-cloturee'], version: 2, nbSemaine: 1 });
  expect(changed).toMatchObject({ nbRemisesSemaine: 1, derniere: { resultat: 'REMISE', statut: 204 } });
  await manager(webhook.remove, at(own.id, 2));
  expect(await names(manager)).toEqual([]);
  const trail = await db()
    .selectFrom('audit')
    .select(['action', 'detail'])
    .where('objet_type', '=', 'webhook')
    .where('objet_id', '=', own.id)
    .orderBy('id')
    .execute();
  expect(trail.map(({ action }) => action)).toEqual([
    'webhook.Cree',
    'webhook.RemplaceSecret',
    'webhook.Change',
    'webhook.Supprime',
  ]);
  expect(JSON.stringify(trail)).not.toContain('whsec_');
  const kept = await db().selectFrom('idempotence').selectAll().execute();
  expect(JSON.stringify(kept)).not.toContain('whsec_');
});

test('[WH11] of two who change it the second one is told', async () => {
  const { webhook: own } = await made();
  await manager(webhook.arreter, at(own.id));
  const stale = { status: 409, title: 'webhook.version-perimee' };
  expect(await refusal(admin(webhook.arreter, at(own.id)))).toMatchObject(stale);
  expect(await refusal(admin(webhook.remplacerSecret, at(own.id)))).toMatchObject(stale);
  expect(await refusal(admin(webhook.remove, at(own.id)))).toMatchObject(stale);
});

test('[WH11] who switches it on again answers for it, and what waited leaves at once', async () => {
  const { webhook: own } = await made();
  receiver.answer = (response) => response.writeHead(503).end();
  await issued(lorraine);
  await sent(own.id);
  const off = await manager(webhook.arreter, at(own.id));
  expect(off).toMatchObject({ arreteLe: START.toISOString(), motifArret: 'PERSONNE', nbEnAttente: 1, version: 1 });
  expect(off.derniere).toMatchObject({ resultat: 'REFUS', statut: 503 });
  // What waits is not said to leave at an hour.
  expect([off.prochaineLe, (await history(own.id))[0]?.prochaineLe]).toEqual([null, null]);
  receiver.answer = (response) => response.writeHead(204).end();
  const on = await admin(webhook.reprendre, at(own.id, 1));
  expect(on).toMatchObject({ arreteLe: null, motifArret: null, version: 2 });
  expect(on.responsable).not.toBe(own.responsable);
  await sent(own.id);
  expect((await history(own.id)).map(({ etat, tentatives }) => [etat, tentatives.length])).toEqual([['REMISE', 2]]);
});

test('[WH12] a trial is sent once, even while the webhook is off', async () => {
  const { webhook: own } = await made();
  await manager(webhook.arreter, at(own.id));
  receiver.answer = (response) => response.writeHead(500).end('pas encore');
  await manager(webhook.essayer, { params: { id: own.id } });
  await sent(own.id);
  await sent(own.id);
  expect(receiver.received).toHaveLength(1);
  expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({
    type: 'essai',
    data: { objet: 'webhook', href: `${server.services.config.siteUrl}/api/webhooks/${own.id}` },
  });
  expect(await history(own.id)).toEqual([
    expect.objectContaining({
      type: 'essai',
      etat: 'ABANDONNEE',
      prochaineLe: null,
      tentatives: [expect.objectContaining({ resultat: 'REFUS', statut: 500, reponse: 'pas encore' })],
    }),
  ]);
  expect(await manager(webhook.get, { params: { id: own.id } })).toMatchObject({
    motifArret: 'PERSONNE',
    nbSemaine: 0,
  });
});

test('[WH12] a message is sent again under its own id; none of another webhook, none while it is off', async () => {
  const [{ webhook: own }, { webhook: beside }] = [await made(), await made(manager, { nom: 'Paie' })];
  await issued(lorraine);
  await sent(own.id);
  const [first] = await history(own.id);
  const again = (id: number) => manager(webhook.rejouer, { params: { id, livraisonId: first?.id ?? 0 } });
  await again(own.id);
  await sent(own.id);
  expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([first?.messageId, first?.messageId]);
  expect((await history(own.id))[0]?.tentatives).toHaveLength(2);
  expect(await refusal(again(beside.id))).toMatchObject({ status: 409, title: 'webhook.livraison-disparue' });
  await manager(webhook.arreter, at(own.id));
  expect(await refusal(again(own.id))).toMatchObject({ status: 409, title: 'webhook.arrete' });
});

test('[WH12] days are sent again whole: what was written, and what happened while the webhook was off; nothing of others', async () => {
  // Other tests happened on the same day.
  now = new Date(START.getTime() + 40 * DAY_MS);
  const day = now.toISOString().slice(0, 10);
  manager = await actAs(server, 'LPF20001');
  const { webhook: own } = await made();
  await issued(lorraine);
  await manager(webhook.arreter, at(own.id));
  await issued(lorraine, 2);
  await issued(nord);
  const span = (dateDebut: string | null, dateFin: string | null) =>
    manager(webhook.rejouerPeriode, { params: { id: own.id }, body: { dateDebut, dateFin } });
  expect(await refusal(span(day, day))).toMatchObject({ status: 409, title: 'webhook.arrete' });
  await manager(webhook.reprendre, at(own.id, 1));
  expect(await span(day, day)).toEqual({ nombre: 3 });
  await sent(own.id);
  const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
  expect(new Set(ids).size).toBe(3);
  expect(await span(day, day)).toEqual({ nombre: 3 });
  await sent(own.id);
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id']))).toEqual(new Set(ids));
  expect(receiver.received.every(({ body }) => body.includes('certificat-delivre'))).toBe(true);
  expect(await faults(span(null, day))).toEqual(['dateDebut champ.requis']);
  expect(await faults(span(TODAY, day))).toEqual(['dateDebut webhook.rejeu-trop-ancien']);
});

test('[WH9] the history is read by parts, the last first', async () => {
  const { webhook: own } = await made();
  await issued(lorraine, 30);
  const params = { id: own.id };
  const first = await manager(webhook.livraisons, { params });
  expect([first.livraisons.length, first.suite]).toEqual([25, first.livraisons.at(-1)?.id]);
  const rest = await manager(webhook.livraisons, { params, query: { avant: String(first.suite) } });
  expect([rest.livraisons.length, rest.suite]).toEqual([5, null]);
  const ids = [...first.livraisons, ...rest.livraisons].map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted((one, another) => another - one));
  expect((await manager(webhook.livraisons, { params, query: { etat: 'REMISE' } })).livraisons).toEqual([]);
});

test('[WH13] the twenty-first of an entite is refused, of two made at once too', async () => {
  await made();
  const first = await db().selectFrom('webhook').selectAll().executeTakeFirstOrThrow();
  const { id: _, ...same } = first;
  await db()
    .insertInto('webhook')
    .values(Array.from({ length: MOST_WEBHOOKS - 2 }, () => same))
    .execute();
  const both = await Promise.allSettled([made(), made(admin)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await faults(made())).toEqual(['nom webhook.trop']);
  await made(admin, { entiteId: null });
});
