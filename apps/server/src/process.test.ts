import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Call } from '@habilis/api/client/createClient';
import { TransportError } from '@habilis/api/client/errors';
import type { DemandeAdministrative } from '@habilis/api/demande-administrative/DemandeAdministrative';
import { demandeAdministrative as da } from '@habilis/api/demande-administrative/endpoints';
import { file } from '@habilis/api/file/endpoints';
import { historiqueCommentaire } from '@habilis/api/historique-commentaire/endpoints';
import { expect, test, vi } from 'vitest';
import { openInstallation } from './test/openInstallation.ts';
import { pdfOf } from './test/pdfOf.ts';
import { writeBody } from './test/writeBody.ts';
import { answers, freshEnvironment, signIn, start, theirs } from './test/processes.ts';

/** Demandeurs whose demande the instructeur holds, and others who still have to complete theirs. */
const SUBMITTERS = ['NES10101', 'NES10107', 'NES10119'];
const UPLOADERS = ['NES10129', 'NES10131', 'MPA10013'];
const INSTRUCTEUR = 'INS50001';
const MOST_DOCUMENTS = 20;
const ROUNDS = 3;

/** Repeats work until the process is gone; any refusal is a fault. */
async function untilGone(work: () => Promise<void>): Promise<void> {
  try {
    for (;;) await work();
  } catch (error) {
    if (!(error instanceof TransportError)) throw error;
  }
}

type Step = { readonly commentaire: string; readonly tache: string | null; readonly version: number };

/** Sends a demande back and forth between its demandeur and the caisse, keeping acknowledged steps. */
function keepSubmitting(demandeur: Call, instructeur: Call, id: number, acknowledged: Step[]): Promise<void> {
  return untilGone(async () => {
    const { currentWorkflowTask } = await demandeur(da.get, { params: { id } });
    const isTheirs = currentWorkflowTask.currentTaskDefinitionKey === 'da_complement';
    const [call, endpoint] = isTheirs ? [demandeur, da.submit] : [instructeur, da.submitByInstructeur];
    const commentaire = randomUUID();
    const action = isTheirs ? 'Soumet' : 'DemandeComplement';
    const read = await call(da.get, { params: { id } });
    const done = await call(endpoint, { body: writeBody(read, { action, draftWorkflowComment: commentaire }) });
    const { currentTaskDefinitionKey: tache } = done.currentWorkflowTask;
    acknowledged.push({ commentaire, tache, version: done.version });
  });
}

/** Adds documents to a demande one by one, keeping the bytes of acknowledged ones. */
function keepUploading(demandeur: Call, id: number, acknowledged: Map<number, Buffer>): Promise<void> {
  return untilGone(async () => {
    const read = await demandeur(da.get, { params: { id } });
    const [oldest, ...others] = read.fileUploads;
    const isFull = read.fileUploads.length >= MOST_DOCUMENTS;
    // Forgotten before the call: even unacknowledged, it may have removed the document.
    if (isFull && oldest !== undefined) acknowledged.delete(oldest.id);
    const kept = (isFull ? others : read.fileUploads).map(({ id: fichierId }) => ({ id: fichierId }));
    const userFilename = `${randomUUID()}.pdf`;
    const bytes = Buffer.concat([pdfOf(userFilename), randomBytes(100_000)]);
    const fileUploads = [...kept, { champ: 'autre', userFilename, partIndex: 0 }];
    const body = writeBody(read, { fileUploads });
    const done = await demandeur(da.update, { body, files: [new File([bytes], userFilename)] });
    const added = done.fileUploads.find((fichier) => fichier.userFilename === userFilename);
    acknowledged.set(added?.id ?? 0, bytes);
  });
}

/** Each acknowledged step is once in the history, and the demande is where the last one led, or further. */
async function expectSubmitted(
  stored: DemandeAdministrative,
  instructeur: Call,
  steps: readonly Step[],
): Promise<void> {
  const history = await instructeur(historiqueCommentaire.list, { params: { id: stored.id ?? 0, type: 'DA' } });
  const told = history.map(({ commentaire }) => commentaire);
  const last = steps.at(-1);
  expect(steps.length).toBeGreaterThanOrEqual(ROUNDS);
  expect(steps.filter(({ commentaire }) => told.filter((text) => text === commentaire).length !== 1)).toEqual([]);
  expect(stored.version).toBeGreaterThanOrEqual(last?.version ?? 0);
  if (stored.version === last?.version) {
    expect(stored.currentWorkflowTask.currentTaskDefinitionKey).toBe(last.tache);
  }
}

/** Each acknowledged document can be downloaded, byte for byte. */
async function expectUploaded(demandeur: Call, uploaded: ReadonlyMap<number, Buffer>): Promise<void> {
  expect(uploaded.size).toBeGreaterThanOrEqual(ROUNDS);
  for (const [id, bytes] of uploaded) {
    const { blob } = await demandeur(file.download, { params: { id } });
    expect(bytes.equals(Buffer.from(await blob.arrayBuffer()))).toBe(true);
  }
}

/** Every file row has its complete bytes. */
async function expectWholeFiles(env: NodeJS.ProcessEnv): Promise<void> {
  const connection = await openInstallation(env);
  const rows = await connection.db.selectFrom('fichier').select('sha256').distinct().execute();
  await connection.close();
  for (const { sha256 } of rows) {
    const bytes = await readFile(join(env['HABILIS_DATA'] ?? '', 'fichiers', sha256.slice(0, 2), sha256));
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
  }
}

test('a process tells its address; a second one on its folder is refused, a graceful stop frees it', async () => {
  const env = await freshEnvironment(6301);
  const first = start(env);
  await answers('http://localhost:6301');
  const expectTold = ({ output }: typeof first) =>
    expect.poll(output).toContain('Habilis répond sur http://localhost:6301');
  await expectTold(first);
  const second = start({ ...env, PORT: '6302' });
  expect(await second.gone).toBe(1);
  expect(second.output()).toContain('http://localhost:6301');
  first.child.kill('SIGTERM');
  expect(await first.gone).toBe(0);
  const third = start(env);
  await answers('http://localhost:6301');
  expect(third.child.exitCode).toBeNull();
  await expectTold(third);
});

test('kill -9 in the middle of submits and uploads of several clients loses nothing that was acknowledged', async () => {
  const env = await freshEnvironment(6303);
  const url = 'http://localhost:6303';
  const people = async () => {
    const [instructeur, ...demandeurs] = await Promise.all(
      [INSTRUCTEUR, ...SUBMITTERS, ...UPLOADERS].map((name) => signIn(url, name)),
    );
    if (instructeur === undefined) throw new Error('personne n’instruit');
    return { instructeur, demandeurs };
  };
  const steps = SUBMITTERS.map((): Step[] => []);
  const files = UPLOADERS.map(() => new Map<number, Buffer>());
  for (let round = 0; round < ROUNDS; round++) {
    const { child, gone } = start(env);
    await answers(url);
    const { instructeur, demandeurs } = await people();
    const demandes = await Promise.all(demandeurs.map(theirs));
    const work = demandeurs.map((demandeur, index) => {
      const id = demandes[index]?.id ?? 0;
      const own = steps[index];
      return own === undefined
        ? keepUploading(demandeur, id, files[index - SUBMITTERS.length] ?? new Map())
        : keepSubmitting(demandeur, instructeur, id, own);
    });
    const fewest = () => Math.min(...[...steps, ...files].map((kept) => ('size' in kept ? kept.size : kept.length)));
    // Killed at a random point once each has some more acknowledged, however slow the machine.
    await vi.waitUntil(() => fewest() > round, { timeout: 60_000, interval: 20 });
    await sleep(round * 37);
    child.kill('SIGKILL');
    await Promise.all([...work, gone]);
  }
  const { child, gone } = start(env);
  await answers(url);
  const { instructeur, demandeurs } = await people();
  for (const [index, demandeur] of demandeurs.entries()) {
    const own = steps[index];
    if (own === undefined) await expectUploaded(demandeur, files[index - SUBMITTERS.length] ?? new Map());
    else await expectSubmitted(await theirs(demandeur), instructeur, own);
  }
  child.kill('SIGTERM');
  expect(await gone).toBe(0);
  await expectWholeFiles(env);
});
