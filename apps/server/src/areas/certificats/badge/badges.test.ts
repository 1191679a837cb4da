import { certificat } from '@habilis/api/certificat/endpoints';
import { cleCertificat } from '@habilis/api/cle-certificat/endpoints';
import type { Call } from '@habilis/api/client/createClient';
import { createClient } from '@habilis/api/client/createClient';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { actAs, refusal } from '../../../test/actAs.ts';
import { addToCast } from '../../../test/cast/addToCast.ts';
import { HABILITATIONS } from '../../../test/cast/HABILITATIONS.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import type { TestServer } from '../../../test/startTestServer.ts';
import { TEST_TODAY } from '../../../test/TEST_TODAY.ts';
import { signWaiting } from '../signature/signCertificats.ts';
import { CLOSED_SESSION } from '../test/CLOSED_SESSION.ts';
import { didOf } from './emetteur.ts';
import { base58 } from './multibase.ts';
import { placeStatut } from './statuts.ts';
import { verifyBadge } from './test/verifyBadge.ts';

let server: TestServer;
let g: Call;
let admin: Call;
let other: Call;
let guest: Call;
let ids: number[];
const db = () => server.services.connection.db;
const NOW = new Date(`${TEST_TODAY}T10:00:00Z`);

beforeAll(async () => {
  server = await startPeopledServer({ now: () => NOW });
  await addToCast(server, { habilitations: HABILITATIONS, sessions: [CLOSED_SESSION] });
  await signWaiting(server.services.config, db(), NOW);
  g = await actAs(server, 'LPF20001');
  admin = await actAs(server, 'ADM92001');
  other = await actAs(server, 'RSC20002');
  guest = createClient({ baseUrl: `${server.url}/api`, token: () => null });
  ids = (await db().selectFrom('certificat').select('id').orderBy('id').execute()).map(({ id }) => id);
});
afterAll(() => server.close());

const jsonOf = async <T extends object>(answer: Promise<{ readonly blob: Blob }>): Promise<T> =>
  JSON.parse(await (await answer).blob.text()) as T;
const badge = (id: number, by = g) => jsonOf<Badge>(by(certificat.badge, { params: { id: String(id) } }));
type Badge = {
  readonly name: string;
  readonly credentialSubject: object;
  readonly credentialStatus: { readonly statusListIndex: string; readonly statusListCredential: string };
};
type Emetteur = Parameters<typeof verifyBadge>[1]['emetteur'];

/** Verifies a credential by what the server publishes now. */
async function check(credential: Badge): Promise<string | null> {
  const emetteur = await jsonOf<Emetteur>(guest(certificat.emetteur, {}));
  const address = credential.credentialStatus.statusListCredential;
  const liste = await jsonOf(guest(certificat.statuts, { params: { liste: address.split('/').at(-1) ?? '' } }));
  // The library reads the clock of the machine.
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  try {
    return await verifyBadge(credential, { emetteur, served: (url) => (url === address ? liste : {}), now: NOW });
  } finally {
    vi.useRealTimers();
  }
}
/** Revokes a certificat, an hour ago: it is held no more. */
async function revoke(id: number): Promise<void> {
  await admin(certificat.revoquer, { params: { id: String(id) }, body: { motif: 'AUTRE', texte: 'Essai.' } });
  const before = new Date(NOW.getTime() - 3_600_000);
  await db().updateTable('revocation_certificat').set({ decidee_le: before, applique_le: before }).execute();
}

test('[C45] a certificat leaves as an Open Badge that a library not ours verifies, and an altered one does not', async () => {
  const [id = 0] = ids;
  const taken = await badge(id);
  expect(await check(taken)).toBeNull();
  expect(taken).toMatchObject({
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    credentialSubject: {
      identifier: [{ identityHash: 'Amandine Royer', identityType: 'name' }],
      source: { name: 'Lorraine Prévention Formation' },
      achievement: { humanCode: 'SST-1', achievementType: 'Certification' },
    },
  });
  // Proves nothing outside production.
  expect(taken.name).toMatch(/^SPÉCIMEN — DÉMONSTRATION/);
  expect(await check({ ...taken, name: 'Autre niveau' })).toContain('Invalid signature');
  const audit = await db()
    .selectFrom('audit')
    .select(['objet_id', 'detail'])
    .where('action', '=', 'certificats-telecharges')
    .execute();
  expect(audit).toMatchObject([{ objet_id: id, detail: { papier: 'BADGE' } }]);
});

test('[C45] a badge is for who may take the certificat', async () => {
  const [id = 0] = ids;
  expect(await refusal(badge(id, other))).toMatchObject({ status: 404 });
  expect(await refusal(badge(id, guest))).toMatchObject({ status: 401 });
  const far = guest(certificat.statuts, { params: { liste: '999999' } });
  expect(await refusal(far)).toMatchObject({ status: 404 });
});

test('[C45] a retired key still verifies, one that leaked no more, and a badge taken anew does', async () => {
  const [id = 0] = ids;
  const first = await badge(id);
  const [current] = await admin(cleCertificat.list, {});
  await admin(cleCertificat.renouveler, { body: { id: current?.id ?? 0 } });
  expect(await check(first)).toBeNull();
  await admin(cleCertificat.compromettre, { body: { id: current?.id ?? 0 } });
  expect(await check(first)).toContain('clé inconnue');
  expect(await check(await badge(id))).toBeNull();
});

test('[C45] a revoked certificat has its bit set, and no badge any more; those beside it stand', async () => {
  const [first = 0, second = 0] = ids;
  const [one, two] = [await badge(first), await badge(second)];
  await revoke(first);
  expect(await check(one)).toBe('révoqué');
  expect(await check(two)).toBeNull();
  await db().updateTable('certificat').set({ statut: 'REVOQUE' }).where('id', '=', first).execute();
  expect(await refusal(badge(first))).toMatchObject({ status: 409, title: 'certificat.revoque-non-tire' });
});

test('[C45] names and places are those of their standards', () => {
  expect(didOf('https://habilis.example.org')).toBe('did:web:habilis.example.org:api:certificat:badge');
  expect(didOf('http://localhost:3000')).toBe('did:web:localhost%3A3000:api:certificat:badge');
  // The examples of the draft of base 58 (draft-msporny-base58).
  expect(base58(Buffer.from('Hello World!'))).toBe('z2NEpo7TZRRrLZSi2U');
  expect(base58(Buffer.from('0000287fb4cd', 'hex'))).toBe('z11233QC4');
  expect([placeStatut(1), placeStatut(131_071), placeStatut(131_072)]).toEqual([
    { liste: 1, index: 1 },
    { liste: 1, index: 131_071 },
    { liste: 2, index: 0 },
  ]);
});
