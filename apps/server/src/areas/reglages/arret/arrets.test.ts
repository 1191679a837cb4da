import { type Call, createClient } from '@habilis/api/client/createClient';
import { application } from '@habilis/api/application/endpoints';
import { arret } from '@habilis/api/arret/endpoints';
import type { ArretWrite } from '@habilis/api/arret/Arret';
import { ProblemError } from '@habilis/api/client/errors';
import { entite } from '@habilis/api/entite/endpoints';
import { reglage } from '@habilis/api/reglage/endpoints';
import { session } from '@habilis/api/session/endpoints';
import { jourEtHeure } from '@habilis/domain/arret/instantDe';
import { vueListe } from '@habilis/api/vue-liste/endpoints';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { arretsReader } from '../../../platform/settings/readArrets.ts';
import { actAs } from '../../../test/actAs.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import type { TestServer } from '../../../test/startTestServer.ts';
import { TEST_TODAY } from '../../../test/TEST_TODAY.ts';

const MINUTE_MS = 60_000;
const START = new Date(`${TEST_TODAY}T10:00:30Z`);

let server: TestServer;
let admin: Call;
let support: Call;
let responsable: Call;
let guest: Call;
let now = START;
const db = () => server.services.connection.db;
const after = (minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS).toISOString();

beforeAll(async () => {
  server = await startPeopledServer({ now: () => now });
  admin = await actAs(server, 'ADM92001');
  support = await actAs(server, 'SUP93001');
  responsable = await actAs(server, 'RCA60003');
  guest = createClient({ baseUrl: `${server.url}/api`, token: () => null });
});
beforeEach(async () => {
  now = START;
  await db().deleteFrom('arret').execute();
  await vi.waitUntil(async () => (await server.services.arrets()).length === 0, { timeout: 60_000 });
});
afterAll(() => server.close());

/** An announcement that begins and ends so many minutes from now, told an hour before. */
function written(debut: number, fin: number, changes: Partial<ArretWrite> = {}): ArretWrite {
  const [from, to] = [jourEtHeure(after(debut)), jourEtHeure(after(fin))];
  return {
    mode: 'LECTURE_SEULE',
    dateDebut: from.date,
    heureDebut: from.heure,
    dateFin: to.date,
    heureFin: to.heure,
    annonceHeures: 1,
    texte: 'Une nouvelle version arrive.',
    ...changes,
  };
}
async function announced(...of: Parameters<typeof written>) {
  const made = await admin(arret.create, { body: written(...of) });
  await expect.poll(async () => (await server.services.arrets()).map(({ id }) => id)).toContain(made.id);
  return made;
}
const told = async () => (await guest(arret.annonce, {})).arret;
/** What is written is refused before it is read: a body that is wrong tells a stop from none. */
const writes = (call = responsable) => call(vueListe.create, { body: {} as never });
const refused = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof ProblemError
    ? { status: error.status, title: error.problem.title, after: error.retryAfter }
    : error;
};
const acts = async () =>
  (
    await db()
      .selectFrom('audit')
      .select(['action', 'detail'])
      .where('objet_type', '=', 'arret')
      .orderBy('id')
      .execute()
  ).map(({ action }) => action);

test('[EX1052] a stop is told to guests from the time of its announcement, until it is over by itself', async () => {
  const made = await announced(120, 150);
  expect(await told()).toBeNull();
  now = new Date(START.getTime() + 60 * MINUTE_MS);
  expect(await told()).toEqual({
    id: made.id,
    version: 0,
    mode: 'LECTURE_SEULE',
    debutLe: made.debutLe,
    finLe: made.finLe,
    isEnCours: false,
    texte: 'Une nouvelle version arrive.',
  });
  now = new Date(Date.parse(made.finLe));
  expect(await told()).toBeNull();
  // The session of who was signed in is over by then.
  const later = await actAs(server, 'SUP93001');
  expect(await later(arret.list, {})).toEqual([]);
});

test('[EX1055][EX1056] while it holds nothing is written but by who may end it; pages are read, one signs in and out', async () => {
  const made = await announced(0, 30);
  expect(await refused(writes())).toEqual({
    status: 503,
    title: 'arret.lecture-seule',
    after: (Date.parse(made.finLe) - now.getTime()) / 1000,
  });
  // Signing in is no write: its password alone decides.
  expect(
    await refused(guest(session.authenticate, { body: { login: 'RCA60003', password: 'faux' } as never })),
  ).not.toMatchObject({
    status: 503,
  });
  // A search that is sent as a POST reads.
  expect(await refused(responsable(entite.search, { body: {} as never }))).not.toMatchObject({ status: 503 });
  expect((await guest(application.serverProperties, {})).name).toBe('Habilis');
  await actAs(server, 'RCA60003');
  expect((await admin(reglage.list, {})).reglages.length).toBeGreaterThan(0);
  expect(await refused(support(arret.create, { body: written(60, 90) }))).toMatchObject({ status: 403 });
  await admin(arret.end, { params: { id: made.id }, body: { version: 0 } });
  await expect.poll(async () => refused(writes())).not.toMatchObject({ status: 503 });
  expect((await acts()).slice(-2)).toEqual(['arret.Annonce', 'arret.Termine']);
});

test('[EX1055] a full stop leaves signing in, what is told of it, and who may end it', async () => {
  await announced(0, 30, { mode: 'COMPLET' });
  expect(await refused(responsable(entite.search, { body: {} as never }))).toMatchObject({ title: 'arret.complet' });
  expect(await refused(support(arret.list, {}))).toMatchObject({ title: 'arret.complet', status: 503 });
  expect(await told()).toMatchObject({ mode: 'COMPLET' });
  expect(await admin(arret.list, {})).toHaveLength(1);
  await actAs(server, 'ADM92001');
});

test('[EX1051] a stop that nobody ended ends by itself', async () => {
  const made = await announced(0, 30);
  expect(await refused(writes())).toMatchObject({ status: 503 });
  now = new Date(Date.parse(made.finLe));
  expect(await refused(writes())).not.toMatchObject({ status: 503 });
  expect(await refused(admin(arret.end, { params: { id: made.id }, body: { version: 0 } }))).toMatchObject({
    status: 409,
    title: 'arret.fini',
  });
});

test('[EX1057] of two administrators the second one is told; each change is in the trail', async () => {
  const made = await announced(120, 150);
  const body = { ...written(120, 180), version: 0 };
  const changed = await admin(arret.update, { params: { id: made.id }, body });
  expect(changed.version).toBe(1);
  expect(await refused(admin(arret.update, { params: { id: made.id }, body }))).toMatchObject({
    status: 409,
    title: 'arret.version-perimee',
  });
  expect(await refused(admin(arret.end, { params: { id: made.id }, body: { version: 0 } }))).toMatchObject({
    title: 'arret.version-perimee',
  });
  await admin(arret.end, { params: { id: made.id }, body: { version: 1 } });
  expect(await refused(admin(arret.end, { params: { id: made.id }, body: { version: 2 } }))).toMatchObject({
    title: 'arret.fini',
  });
  expect((await acts()).slice(-3)).toEqual(['arret.Annonce', 'arret.Change', 'arret.Annule']);
});

test('[EX1053] two stops announced at once for the same hour: one of them', async () => {
  const both = await Promise.all([1, 2].map(() => refused(admin(arret.create, { body: written(120, 150) }))));
  expect(both.filter((one) => one === null)).toHaveLength(1);
  expect(both.find((one) => one !== null)).toMatchObject({ status: 400, title: 'donnees-invalides' });
  const ended = refused(admin(arret.create, { body: written(120, 60) }));
  expect(await ended).toMatchObject({ status: 400 });
});

test('[EX1058] a process that starts reads the stop that holds', async () => {
  await announced(0, 30);
  const other = await arretsReader(server.services.connection, () => now);
  expect((await other()).map(({ mode }) => mode)).toEqual(['LECTURE_SEULE']);
});
