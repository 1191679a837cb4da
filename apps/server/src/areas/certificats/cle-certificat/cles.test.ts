import { createPublicKey, randomBytes, verify } from 'node:crypto';
import type { Call } from '@habilis/api/client/createClient';
import { cleCertificat } from '@habilis/api/cle-certificat/endpoints';
import { qrcode } from '@habilis/api/qrcode/endpoints';
import { urlOfCertificat } from '@habilis/domain/certificat/fragment';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actAs, refusal } from '../../../test/actAs.ts';
import { addToCast } from '../../../test/cast/addToCast.ts';
import { HABILITATIONS } from '../../../test/cast/HABILITATIONS.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import type { TestServer } from '../../../test/startTestServer.ts';
import { signCertificats } from '../signature/signCertificats.ts';
import { ensureKey, signingKey } from '../signature/signingKey.ts';
import { CLOSED_SESSION } from '../test/CLOSED_SESSION.ts';

let server: TestServer;
let admin: Call;
const db = () => server.services.connection.db;
const config = () => server.services.config;
const list = () => admin(cleCertificat.list, {});
const rotate = (id: number) => admin(cleCertificat.renouveler, { body: { id } });
const leak = (id: number) => admin(cleCertificat.compromettre, { body: { id } });
const courante = async () => (await list()).find(({ retireeLe }) => retireeLe === null)?.id ?? 0;

beforeAll(async () => {
  server = await startPeopledServer();
  await addToCast(server, { habilitations: HABILITATIONS, sessions: [CLOSED_SESSION] });
  admin = await actAs(server, 'ADM92001');
});
afterAll(() => server.close());

const signedRows = () =>
  db()
    .selectFrom('certificat')
    .innerJoin('cle_certificat as cle', 'cle.id', 'certificat.cle_id')
    .select(['certificat.id', 'certificat.cle_id as cleId', 'charge', 'signature', 'cle_publique as publique'])
    .orderBy('certificat.id')
    .execute();
const urlOf = ({ charge, signature }: Awaited<ReturnType<typeof signedRows>>[number]) =>
  urlOfCertificat(config().siteUrl, Buffer.concat([charge ?? Buffer.of(), signature ?? Buffer.of()]));

test('[C14] a rotation in the middle of a batch waits for it: each certificat verifies by the key that signed it', async () => {
  const before = await courante();
  const ids = (await db().selectFrom('certificat').select('id').orderBy('id').execute()).map(({ id }) => id);
  const order: string[] = [];
  let rotating: Promise<unknown> = Promise.resolve();
  await db()
    .transaction()
    .execute(async (trx) => {
      const tools = { db: trx, now: new Date() };
      await signCertificats(config(), tools, ids.slice(0, 2));
      rotating = rotate(before).then(() => order.push('rotated'));
      await signCertificats(config(), tools, ids.slice(2, 3));
      order.push('signed');
    });
  await rotating;
  expect(order).toEqual(['signed', 'rotated']);
  const next = await courante();
  expect(next).not.toBe(before);
  await db()
    .transaction()
    .execute((trx) => signCertificats(config(), { db: trx, now: new Date() }, ids));
  const rows = await signedRows();
  expect(rows.map(({ cleId }) => cleId)).toEqual([before, before, before, next]);
  for (const row of rows) {
    const key = { kty: 'OKP', crv: 'Ed25519', x: row.publique.toString('base64url') };
    const publicKey = createPublicKey({ key, format: 'jwk' });
    expect(verify(null, row.charge ?? Buffer.of(), publicKey, row.signature ?? Buffer.of())).toBe(true);
    expect((await admin(qrcode.certificat, { body: { code: urlOf(row) } })).signatureVerifiee).toBe(true);
  }
});

test('[C14] of two rotations asked for at once, one is made; each is on record with who asked', async () => {
  const current = await courante();
  const done = await Promise.allSettled([rotate(current), rotate(current)]);
  expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await refusal(rotate(current))).toMatchObject({ status: 409, title: 'cle-certificat.retiree' });
  const all = await list();
  expect(all[0]).toMatchObject({ retireeLe: null, nbCertificats: 0, isEnvironnement: false });
  expect(all[0]?.auteurNomPrenom).toMatch(/\w \w/);
  expect(all.find(({ id }) => id === current)?.retireeLe).not.toBeNull();
  expect(all).toHaveLength(3);
});

test('[C28] a key that leaked signs no more and proves nothing by itself; certificats that it really signed are known online', async () => {
  const current = await courante();
  const [row] = await signedRows();
  if (row === undefined) throw new Error('aucun certificat signé');
  await leak(current);
  expect(await courante()).not.toBe(current);
  const leaked = (await leak(row.cleId ?? 0)).find(({ id }) => id === row.cleId);
  expect(leaked).toMatchObject({ nbCertificats: 3, compromiseLe: expect.any(String) });
  expect(await refusal(leak(current))).toMatchObject({ status: 409, title: 'cle-certificat.compromise' });
  expect(await refusal(leak(0))).toMatchObject({ status: 409, title: 'cle-certificat.inconnue' });
  expect(await admin(qrcode.certificat, { body: { code: urlOf(row) } })).toMatchObject({ statut: 'VALIDE' });
  expect((await admin(qrcode.cles, {})).filter(({ compromiseLe }) => compromiseLe !== null)).toHaveLength(2);
  const { length } = await db()
    .selectFrom('audit')
    .select('id')
    .where('action', '=', 'cle-certificat.Compromet')
    .execute();
  expect(length).toBe(2);
});

test('[C29] the key that an operator gives takes the place of the one in force, and is not taken again once it leaked', async () => {
  const before = await courante();
  const given = { ...config(), certificateKey: randomBytes(32) };
  const ensure = () =>
    db()
      .transaction()
      .execute((trx) => ensureKey(given, trx, new Date()));
  const signing = () =>
    db()
      .transaction()
      .execute((trx) => signingKey(given, trx, new Date()));
  await ensure();
  const [own] = await list();
  expect(own).toMatchObject({ isEnvironnement: true, retireeLe: null });
  expect(own?.id).not.toBe(before);
  await ensure();
  expect(await courante()).toBe(own?.id);
  expect((await signing()).id).toBe(own?.id);
  const { cle_privee: sealed } = await db()
    .selectFrom('cle_certificat')
    .select('cle_privee')
    .where('id', '=', own?.id ?? 0)
    .executeTakeFirstOrThrow();
  expect(sealed).toBeNull();
  await leak(own?.id ?? 0);
  await ensure();
  expect((await list())[0]).toMatchObject({ isEnvironnement: false, retireeLe: null });
  expect((await signing()).id).not.toBe(own?.id);
});
