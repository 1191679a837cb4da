import type { NotNull } from 'kysely';
import { certificat } from '@habilis/api/certificat/endpoints';
import { cleCertificat } from '@habilis/api/cle-certificat/endpoints';
import { sessionCertification } from '@habilis/api/session-certification/endpoints';
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
import { addRevocation } from '../test/addRevocation.ts';
import { CLOSED_SESSION } from '../test/CLOSED_SESSION.ts';
import { didOf } from './emetteur.ts';
import { base58 } from './multibase.ts';
import { placeStatut } from './statuts.ts';
import { badgeFaults } from './test/badgeFaults.ts';
import { verifyBadge } from './test/verifyBadge.ts';

let server: TestServer;
let g: Call;
let admin: Call;
let other: Call;
let guest: Call;
let ids: number[];
const db = () => server.services.connection.db;
const NOW = new Date(`${TEST_TODAY}T10:00:00Z`);
let now = NOW;

beforeAll(async () => {
  server = await startPeopledServer({ now: () => now });
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
  readonly awardedDate: string;
  readonly validFrom: string;
  readonly validUntil: string;
  readonly proof: readonly object[];
  readonly credentialSubject: object;
  readonly credentialStatus: { readonly statusListIndex: string; readonly statusListCredential: string };
};
type Emetteur = Parameters<typeof verifyBadge>[1]['emetteur'];

/** Verifies a credential by what the server publishes now. */
async function check(credential: Badge, at = NOW): Promise<string | null> {
  const emetteur = (await guest(certificat.emetteur, {})) as unknown as Emetteur;
  const address = credential.credentialStatus.statusListCredential;
  const liste = await guest(certificat.statuts, { params: { liste: address.split('/').at(-1) ?? '' } });
  // The library reads the clock of the machine.
  vi.useFakeTimers({ now: at, toFake: ['Date'] });
  try {
    return await verifyBadge(credential, { emetteur, served: (url) => (url === address ? liste : {}), now: at });
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

test('[C45] a badge keeps to the schema of its standard, and its days are those of the paper in Paris', async () => {
  const [id = 0] = ids;
  const taken = await badge(id);
  expect(await badgeFaults(taken)).toEqual([]);
  // The rules notice what they should.
  expect(await badgeFaults({ ...taken, proof: taken.proof[0] })).not.toEqual([]);
  expect(await badgeFaults({ ...taken, validFrom: '2026-03-12' })).not.toEqual([]);
  const { date_obtention: first, date_fin: last } = await db()
    .selectFrom('certificat')
    .select(['date_obtention', 'date_fin'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const dayIn = (instant: string, timeZone: string) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date(instant));
  expect(taken.validFrom).toMatch(new RegExp(`^${first}T00:00:00\\+0[12]:00$`));
  expect(taken.validUntil).toMatch(new RegExp(`^${last}T23:59:59\\+0[12]:00$`));
  for (const zone of ['Europe/Paris', 'America/Martinique', 'Indian/Reunion', 'Pacific/Noumea', 'Pacific/Tahiti']) {
    expect(dayIn(taken.awardedDate, zone)).toBe(first);
  }
  expect(dayIn(taken.validUntil, 'Europe/Paris')).toBe(last);
  // Of a certificat that ends today, the badge stands until tonight.
  expect(new Date(taken.validUntil).getTime() - new Date(`${last}T12:00:00Z`).getTime()).toBeGreaterThan(0);
});

test('[C45] a badge is verified until the last second of its last day, and no later', async () => {
  const [id = 0] = ids;
  const taken = await badge(id);
  const end = Date.parse(taken.validUntil);
  const on = async (instant: number) => {
    now = new Date(instant);
    return check(taken, now);
  };
  // The library lets clocks differ by five minutes.
  const [lastSecond, next] = [await on(end - 1000), await on(end + 6 * 60_000)];
  now = NOW;
  expect(lastSecond).toBeNull();
  expect(next).not.toBeNull();
});

test('[C45] what a verifier reads is open to pages of other sites, and the certificats of somebody are not', async () => {
  const asked = (path: string, method: string) =>
    fetch(`${server.url}/api${path}`, { method, headers: { Origin: 'https://verificateur.example' } });
  for (const path of ['/certificat/badge/did.json', '/certificat/badge/statuts/1', '/certificat/badge/statuts/99']) {
    const read = await asked(path, 'GET');
    expect(read.headers.get('access-control-allow-origin')).toBe('*');
    const preflight = await asked(path, 'OPTIONS');
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-methods')).toBe('GET');
    expect(preflight.headers.get('access-control-allow-credentials')).toBeNull();
  }
  const closed = await asked(`/certificat/${ids[0]}/badge`, 'OPTIONS');
  expect(closed.status).toBe(404);
  expect(closed.headers.get('access-control-allow-origin')).toBeNull();
});

test('[C45] a badge is for who may take the certificat', async () => {
  const [id = 0] = ids;
  expect(await refusal(badge(id, other))).toMatchObject({ status: 404 });
  expect(await refusal(badge(id, guest))).toMatchObject({ status: 401 });
  const far = guest(certificat.statuts, { params: { liste: '999999' } });
  expect(await refusal(far)).toMatchObject({ status: 404 });
  // No certificat was numbered for it yet.
  expect(await refusal(guest(certificat.statuts, { params: { liste: '2' } }))).toMatchObject({ status: 404 });
});

test('[C45] a list of statuts is signed once until something changes or an hour passes, and not sent again to whoever holds it', async () => {
  const url = `${server.url}/api/certificat/badge/statuts/1`;
  const read = async (etag = '') => {
    const answer = await fetch(url, { headers: { 'If-None-Match': etag } });
    return { status: answer.status, etag: answer.headers.get('etag') ?? '', kept: answer.headers.get('cache-control') };
  };
  const first = await read();
  expect(first).toMatchObject({ status: 200, kept: 'public, max-age=60' });
  // The time of its signature would tell another.
  now = new Date(NOW.getTime() + 30 * 60_000);
  expect(await read(first.etag)).toMatchObject({ status: 304, etag: first.etag });
  now = new Date(NOW.getTime() + 61 * 60_000);
  const later = await read(first.etag);
  expect(later.status).toBe(200);
  await addRevocation(db(), { certificat_id: ids.at(-1) ?? 0, decidee_le: NOW, applique_le: NOW });
  const revoked = await read(later.etag);
  expect(revoked.status).toBe(200);
  expect(await read(revoked.etag)).toMatchObject({ status: 304 });
  await db().deleteFrom('revocation_certificat').execute();
  now = NOW;
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

test('[C24][C45] the badge of a certificat that another replaces stands no more, and that of the other does', async () => {
  const [, , id = 0] = ids;
  const former = await badge(id);
  const line = await db()
    .selectFrom('certificat')
    .selectAll()
    .where('id', '=', id)
    .$narrowType<{ session_id: NotNull; session_stagiaire_id: NotNull }>()
    .executeTakeFirstOrThrow();
  const params = { id: line.session_id };
  const { version } = await admin(sessionCertification.get, { params });
  const corrections = [{ stagiaireId: line.session_stagiaire_id, nom: 'Zénobie', prenom: line.prenom }];
  await admin(sessionCertification.corriger, { params, body: { version, corrections, commentaire: 'Faute.' } });
  expect(await check(former)).toBe('révoqué');
  expect(await refusal(badge(id))).toMatchObject({ status: 409, title: 'certificat.revoque-non-tire' });
  const next = await db().selectFrom('certificat').select('id').where('remplace_id', '=', id).executeTakeFirstOrThrow();
  const taken = await badge(next.id);
  expect(taken.credentialSubject).toMatchObject({ identifier: [{ identityHash: `${line.prenom} Zénobie` }] });
  expect(await check(taken)).toBeNull();
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
