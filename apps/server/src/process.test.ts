import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Call, createClient } from '@habilis/api/client/createClient';
import { TransportError } from '@habilis/api/client/errors';
import type { DemandeAdministrative } from '@habilis/api/demande-administrative/DemandeAdministrative';
import { demandeAdministrative as da } from '@habilis/api/demande-administrative/endpoints';
import { file } from '@habilis/api/file/endpoints';
import { historiqueCommentaire } from '@habilis/api/historique-commentaire/endpoints';
import { session } from '@habilis/api/session/endpoints';
import pg from 'pg';
import { afterEach, expect, inject, test } from 'vitest';
import { connect } from './database/connect.ts';
import { specimenPdf } from './demo/specimenPdf.ts';
import { writeBody } from './demo/test/writeBody.ts';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));
/** Requesters whose request the examiner holds, and others whose request is theirs to complete. */
const SUBMITTERS = ['NES10101', 'NES10107', 'NES10119'];
const UPLOADERS = ['NES10129', 'NES10131', 'MPA10013'];
const EXAMINER = 'INS50001';
const MOST_DOCUMENTS = 20;

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).toReversed()) await clean();
});

/** An environment of its own: a data folder, and a database when the suite runs on PostgreSQL. */
async function freshEnvironment(port: number): Promise<NodeJS.ProcessEnv> {
  const folder = await mkdtemp(join(tmpdir(), 'habilis-process-'));
  cleanups.push(() => rm(folder, { recursive: true, force: true }));
  const env = { ...process.env, HABILIS_DATA: folder, PORT: String(port) };
  const database = inject('database');
  if (database.kind === 'pglite') return env;
  const name = `process_${process.pid}_${port}`;
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(`create database ${name}`);
  cleanups.push(async () => {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.end();
  });
  const url = new URL(database.url);
  url.pathname = `/${name}`;
  return { ...env, DATABASE_URL: url.href };
}

function start(env: NodeJS.ProcessEnv): { child: ChildProcess; gone: Promise<number | null>; output: () => string } {
  const child = spawn('node', [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const gone = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  cleanups.push(async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
    await gone;
  });
  return { child, gone, output: () => text };
}

async function answers(url: string): Promise<void> {
  await expect
    .poll(
      () =>
        fetch(`${url}/api/ready`).then(
          (response) => response.ok,
          () => false,
        ),
      { timeout: 40_000, interval: 100 },
    )
    .toBe(true);
}

async function signIn(url: string, folder: string, username: string): Promise<Call> {
  const password = (await readFile(join(folder, 'demo-password'), 'utf8')).trim();
  let token: string | null = null;
  let roleId: number | null = null;
  const call = createClient({ baseUrl: `${url}/api`, token: () => token, roleId: () => roleId });
  token = (await call(session.authenticate, { body: { username, password } })).id_token;
  const account = await call(session.account, {});
  roleId = account.roles[0]?.id ?? null;
  return call;
}

/** The one request of a person who has just one. */
async function theirs(requester: Call): Promise<DemandeAdministrative> {
  const account = await requester(session.account, {});
  return requester(da.get, { params: { id: account.roles[0]?.demandeAdministrative?.id ?? 0 } });
}

/** Works until the process is gone; any refusal is a fault. */
async function untilGone(work: () => Promise<void>): Promise<void> {
  try {
    for (;;) await work();
  } catch (error) {
    if (!(error instanceof TransportError)) throw error;
  }
}

type Step = { readonly commentaire: string; readonly tache: string | null; readonly version: number };

/** Sends a request to and fro between its requester and the fund, keeping what was acknowledged. */
function keepSubmitting(requester: Call, examiner: Call, id: number, acknowledged: Step[]): Promise<void> {
  return untilGone(async () => {
    const { currentWorkflowTask } = await requester(da.get, { params: { id } });
    const isTheirs = currentWorkflowTask.currentTaskDefinitionKey === 'da_complement';
    const [call, endpoint] = isTheirs ? [requester, da.submit] : [examiner, da.submitByInstructeur];
    const commentaire = randomUUID();
    const action = isTheirs ? 'Soumet' : 'DemandeComplement';
    const read = await call(da.get, { params: { id } });
    const done = await call(endpoint, { body: writeBody(read, { action, draftWorkflowComment: commentaire }) });
    const { currentTaskDefinitionKey: tache } = done.currentWorkflowTask;
    acknowledged.push({ commentaire, tache, version: done.version });
  });
}

/** Adds one document after the other to a request, keeping the bytes of those that were acknowledged. */
function keepUploading(requester: Call, id: number, acknowledged: Map<number, Buffer>): Promise<void> {
  return untilGone(async () => {
    const read = await requester(da.get, { params: { id } });
    const [oldest, ...others] = read.fileUploads;
    const isFull = read.fileUploads.length >= MOST_DOCUMENTS;
    // Forgotten before the call: gone without an acknowledgement, it may still have removed it.
    if (isFull && oldest !== undefined) acknowledged.delete(oldest.id);
    const kept = (isFull ? others : read.fileUploads).map(({ id: fichierId }) => ({ id: fichierId }));
    const userFilename = `${randomUUID()}.pdf`;
    const bytes = Buffer.concat([specimenPdf(userFilename, []), randomBytes(100_000)]);
    const fileUploads = [...kept, { champ: 'autre', userFilename, partIndex: 0 }];
    const body = writeBody(read, { fileUploads });
    const done = await requester(da.update, { body, files: [new File([bytes], userFilename)] });
    const added = done.fileUploads.find((fichier) => fichier.userFilename === userFilename);
    acknowledged.set(added?.id ?? 0, bytes);
  });
}

/** Each acknowledged step is told once in the history, and the request stands where the last one led, or further. */
async function expectSubmitted(stored: DemandeAdministrative, examiner: Call, steps: readonly Step[]): Promise<void> {
  const history = await examiner(historiqueCommentaire.list, { params: { id: stored.id ?? 0, type: 'DA' } });
  const told = history.map(({ commentaire }) => commentaire);
  const last = steps.at(-1);
  expect(steps.length).toBeGreaterThan(3);
  expect(steps.filter(({ commentaire }) => told.filter((text) => text === commentaire).length !== 1)).toEqual([]);
  expect(stored.version).toBeGreaterThanOrEqual(last?.version ?? 0);
  if (stored.version === last?.version) {
    expect(stored.currentWorkflowTask.currentTaskDefinitionKey).toBe(last.tache);
  }
}

/** Each acknowledged document can be downloaded, byte for byte. */
async function expectUploaded(requester: Call, uploaded: ReadonlyMap<number, Buffer>): Promise<void> {
  expect(uploaded.size).toBeGreaterThan(3);
  for (const [id, bytes] of uploaded) {
    const { blob } = await requester(file.download, { params: { id } });
    expect(bytes.equals(Buffer.from(await blob.arrayBuffer()))).toBe(true);
  }
}

/** Every row of a file has its bytes, whole. */
async function expectWholeFiles(env: NodeJS.ProcessEnv): Promise<void> {
  const folder = env['HABILIS_DATA'] ?? '';
  const url = env['DATABASE_URL'];
  const connection = await connect(
    url === undefined ? { kind: 'embedded', folder: join(folder, 'base') } : { kind: 'postgres', url },
  );
  const rows = await connection.db.selectFrom('fichier').select('sha256').distinct().execute();
  await connection.close();
  for (const { sha256 } of rows) {
    const bytes = await readFile(join(folder, 'fichiers', sha256.slice(0, 2), sha256));
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
  }
}

test('a second process on the same folder is refused and told where the first one answers; a graceful stop frees it', async () => {
  const env = await freshEnvironment(6301);
  const first = start(env);
  await answers('http://localhost:6301');
  const second = start({ ...env, PORT: '6302' });
  expect(await second.gone).toBe(1);
  expect(second.output()).toContain('http://localhost:6301');
  first.child.kill('SIGTERM');
  expect(await first.gone).toBe(0);
  const third = start(env);
  await answers('http://localhost:6301');
  expect(third.child.exitCode).toBeNull();
}, 120_000);

test('kill -9 in the middle of submits and uploads of several clients loses nothing that was acknowledged', async () => {
  const env = await freshEnvironment(6303);
  const url = 'http://localhost:6303';
  const people = async () => {
    const [examiner, ...requesters] = await Promise.all(
      [EXAMINER, ...SUBMITTERS, ...UPLOADERS].map((name) => signIn(url, env['HABILIS_DATA'] ?? '', name)),
    );
    if (examiner === undefined) throw new Error('personne n’instruit');
    return { examiner, requesters };
  };
  const steps = SUBMITTERS.map((): Step[] => []);
  const files = UPLOADERS.map(() => new Map<number, Buffer>());
  for (let round = 0; round < 3; round++) {
    const { child, gone } = start(env);
    await answers(url);
    const { examiner, requesters } = await people();
    const requests = await Promise.all(requesters.map(theirs));
    const work = requesters.map((requester, index) => {
      const id = requests[index]?.id ?? 0;
      const own = steps[index];
      return own === undefined
        ? keepUploading(requester, id, files[index - SUBMITTERS.length] ?? new Map())
        : keepSubmitting(requester, examiner, id, own);
    });
    setTimeout(() => child.kill('SIGKILL'), 1500 + round * 370);
    await Promise.all([...work, gone]);
  }
  const { child, gone } = start(env);
  await answers(url);
  const { examiner, requesters } = await people();
  for (const [index, requester] of requesters.entries()) {
    const own = steps[index];
    if (own === undefined) await expectUploaded(requester, files[index - SUBMITTERS.length] ?? new Map());
    else await expectSubmitted(await theirs(requester), examiner, own);
  }
  child.kill('SIGTERM');
  await gone;
  await expectWholeFiles(env);
}, 180_000);
