import { createPublicKey, verify } from 'node:crypto';
import { readCodeCourt } from '@habilis/domain/certificat/codeCourt';
import { decodePayload } from '@habilis/domain/certificat/payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addToCast } from '../../../test/cast/addToCast.ts';
import { HABILITATIONS } from '../../../test/cast/HABILITATIONS.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import type { TestServer } from '../../../test/startTestServer.ts';
import { CLOSED_SESSION } from '../test/CLOSED_SESSION.ts';
import { signWaiting } from './signCertificats.ts';
import { ensureKey, signingKey } from './signingKey.ts';

let server: TestServer;
const db = () => server.services.connection.db;
const NOW = new Date('2026-11-20T10:00:00Z');

beforeAll(async () => {
  server = await startPeopledServer();
  await addToCast(server, { habilitations: HABILITATIONS, sessions: [CLOSED_SESSION] });
});
afterAll(() => server.close());

const certificatsOf = () =>
  db()
    .selectFrom('certificat')
    .innerJoin('cle_certificat as cle', 'cle.id', 'certificat.cle_id')
    .select(['certificat.id', 'charge', 'signature', 'cle_id', 'code_court', 'date_fin', 'cle_publique'])
    .orderBy('certificat.id')
    .execute();
const current = () =>
  db().selectFrom('cle_certificat').selectAll().where('retiree_le', 'is', null).executeTakeFirstOrThrow();

test('[C10][C12] certificats of before there were keys are signed, each with its own code', async () => {
  expect(await certificatsOf()).toEqual([]);
  await signWaiting(server.services.config, db(), NOW);
  const signed = await certificatsOf();
  expect(signed).toHaveLength(4);
  for (const { id, charge, signature, cle_id, cle_publique, date_fin } of signed) {
    const x = cle_publique.toString('base64url');
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
    expect(verify(null, charge ?? Buffer.of(), key, signature ?? Buffer.of())).toBe(true);
    expect(decodePayload(charge ?? Buffer.of())).toMatchObject({
      ok: true,
      payload: { serial: id, cleId: cle_id, dateFin: date_fin, codeNiveau: 'SST-1' },
    });
  }
  expect(new Set(signed.map(({ code_court: code }) => readCodeCourt(code))).size).toBe(4);
  await signWaiting(server.services.config, db(), NOW);
  expect(await certificatsOf()).toEqual(signed);
});
test('[C14] a private key is sealed; with another secret a new one takes its place, with the former one it is sealed anew', async () => {
  const { config } = server.services;
  const before = await current();
  expect(before.cle_privee).toMatch(/^eyJ/);
  const changed = {
    tokenSecret: new TextEncoder().encode('un autre secret, tout à fait autre'),
    formerTokenSecret: config.tokenSecret,
  };
  expect(await ensureKey(changed, db(), NOW)).toBeNull();
  const resealed = await current();
  expect(resealed.id).toBe(before.id);
  expect(resealed.cle_privee).not.toBe(before.cle_privee);
  expect((await signingKey(changed, db(), NOW)).id).toBe(before.id);
  // The secret of before opens it no more: as if it were lost.
  expect(await ensureKey(config, db(), NOW)).toBe(before.id);
  const next = await current();
  expect(next.id).not.toBe(before.id);
  expect((await signingKey(config, db(), NOW)).id).toBe(next.id);
});
test('[C14] a key is made once, also when several processes start at once', async () => {
  await db().updateTable('certificat').set({ charge: null, signature: null, cle_id: null }).execute();
  await db().deleteFrom('cle_certificat').execute();
  const { config } = server.services;
  await Promise.all(
    [1, 2, 3].map(() =>
      db()
        .transaction()
        .execute((trx) => ensureKey(config, trx, NOW)),
    ),
  );
  expect(await db().selectFrom('cle_certificat').select('id').execute()).toHaveLength(1);
});
