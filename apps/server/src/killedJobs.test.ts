import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Call } from '@habilis/api/client/createClient';
import { TransportError } from '@habilis/api/client/errors';
import { demandeAdministrative as da } from '@habilis/api/demande-administrative/endpoints';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pdfOf } from './test/pdfOf.ts';
import { openInstallation } from './test/openInstallation.ts';
import { writeBody } from './test/writeBody.ts';
import { answers, freshEnvironment, signIn, start, theirs } from './test/processes.ts';
import { startSmtpServer, type TestSmtpServer } from './test/startSmtpServer.ts';

const SCRIPT = fileURLToPath(new URL('test/hurriedServer.ts', import.meta.url));
const SUBMITTERS = ['NES10101', 'NES10107', 'NES10119'];
const UPLOADER = 'NES10129';
const INSTRUCTEUR = 'INS50001';

let smtp: TestSmtpServer;
beforeEach(async () => {
  smtp = await startSmtpServer();
});
afterEach(() => smtp.close());

const environmentOf = async (port: number, retryLimit: number): Promise<NodeJS.ProcessEnv> => ({
  ...(await freshEnvironment(port)),
  HABILIS_URL: 'https://habilis.example.org',
  SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
  RETRY_LIMIT: String(retryLimit),
});

/** How many times the mail server took each mail, by its row's id. */
function takenById(): Map<number, number> {
  const taken = new Map<number, number>();
  for (const { raw } of smtp.received) {
    const id = Number(/^message-id: <courriel-(\d+)-/im.exec(raw)?.[1]);
    taken.set(id, (taken.get(id) ?? 0) + 1);
  }
  return taken;
}

/** Jobs of a queue that wait or run, as reported by the process itself. */
async function pendingJobs(url: string, queue: string): Promise<number> {
  const figures = await (await fetch(`${url}/metrics`)).text();
  return figures
    .split('\n')
    .filter((line) => line.includes(`file="${queue}"`) && /etat="(created|retry|active)"/.test(line))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

/** The mails of a stopped installation. */
async function courrielsOf(env: NodeJS.ProcessEnv) {
  const connection = await openInstallation(env);
  const rows = await connection.db
    .selectFrom('courriel')
    .select(['id', 'etat', 'rythme'])
    // Those that the demonstration held from the start.
    .where('etat', '<>', 'garde')
    .orderBy('id')
    .execute();
  await connection.close();
  return rows;
}

async function untilGone(work: () => Promise<void>): Promise<void> {
  try {
    for (;;) await work();
  } catch (error) {
    if (!(error instanceof TransportError)) throw error;
  }
}

/** Sends a demande back and forth, which writes a mail each time. */
async function toAndFro(demandeur: Call, instructeur: Call): Promise<void> {
  const read = await theirs(demandeur);
  const isTheirs = read.currentWorkflowTask.currentTaskDefinitionKey === 'da_complement';
  const [call, endpoint] = isTheirs ? [demandeur, da.submit] : [instructeur, da.submitByInstructeur];
  const seen = await call(da.get, { params: { id: read.id ?? 0 } });
  const action = isTheirs ? 'Soumet' : 'DemandeComplement';
  await call(endpoint, { body: writeBody(seen, { action, draftWorkflowComment: 'Encore.' }) });
}

async function replaceDocument(demandeur: Call): Promise<void> {
  const body = writeBody(await theirs(demandeur), {
    fileUploads: [{ champ: 'autre', userFilename: 'piece.pdf', partIndex: 0 }],
  });
  await demandeur(da.update, { body, files: [new File([pdfOf('Pièce')], 'piece.pdf')] });
}

test('kill -9 in the middle of mails, submits and uploads loses no mail, and sends none twice but those under way', async () => {
  const env = await environmentOf(6331, 60);
  const url = 'http://localhost:6331';
  smtp.mood = 'takes-slowly';
  const underWay: number[] = [];
  for (let round = 0; round < 2; round++) {
    const { child, gone } = start(env, SCRIPT);
    await answers(url);
    const [instructeur, uploader, ...submitters] = await Promise.all(
      [INSTRUCTEUR, UPLOADER, ...SUBMITTERS].map((name) => signIn(url, name)),
    );
    if (instructeur === undefined || uploader === undefined) throw new Error('personne n’instruit');
    const work = submitters.map((submitter) => untilGone(() => toAndFro(submitter, instructeur)));
    const uploads = untilGone(() => replaceDocument(uploader));
    // Killed at a random point once some mails have left and others wait, however slow the machine.
    await vi.waitUntil(
      async () => smtp.received.length >= 4 * (round + 1) && (await pendingJobs(url, 'courriel')) > 0,
      { timeout: 60_000, interval: 20 },
    );
    await sleep(round * 37);
    child.kill('SIGKILL');
    await Promise.all([...work, uploads, gone]);
    underWay.push(smtp.received.length);
  }
  smtp.mood = 'takes';
  const { child, gone } = start(env, SCRIPT);
  await answers(url);
  await expect.poll(() => pendingJobs(url, 'courriel'), { interval: 250 }).toBe(0);
  child.kill('SIGTERM');
  expect(await gone).toBe(0);
  const rows = (await courrielsOf(env)).filter(({ rythme }) => rythme === 'IMMEDIAT');
  const taken = takenById();
  expect(underWay.at(-1)).toBeGreaterThan(3);
  expect(rows.filter(({ etat }) => etat !== 'envoye')).toEqual([]);
  // No mail of an uncommitted write, and none missing.
  expect([...taken.keys()].toSorted((a, b) => a - b)).toEqual(rows.map(({ id }) => id));
  const twice = [...taken.values()].filter((times) => times > 1);
  // Each of the two killed processes had at most three connections to the mail server.
  expect(twice.length).toBeLessThanOrEqual(6);
  expect(Math.max(...taken.values())).toBeLessThanOrEqual(3);
});

test('a job whose worker was killed at every try is tried as often as allowed, then told as lost', async () => {
  const env = await environmentOf(6332, 1);
  const url = 'http://localhost:6332';
  smtp.mood = 'hangs';
  for (let round = 0; round < 2; round++) {
    const { child, gone } = start(env, SCRIPT);
    await answers(url);
    if (round === 0) {
      const [instructeur, demandeur] = await Promise.all([INSTRUCTEUR, 'NES10101'].map((name) => signIn(url, name)));
      if (instructeur === undefined || demandeur === undefined) throw new Error('personne n’instruit');
      await toAndFro(demandeur, instructeur);
    }
    // The server has received the mail but does not answer.
    await expect.poll(() => smtp.received.length, { interval: 50 }).toBe(round + 1);
    child.kill('SIGKILL');
    await gone;
  }
  smtp.mood = 'takes';
  const { child, gone } = start(env, SCRIPT);
  await answers(url);
  const isOver = async () => (await pendingJobs(url, 'courriel')) + (await pendingJobs(url, 'courriel-perdu'));
  await expect.poll(isOver, { interval: 250 }).toBe(0);
  child.kill('SIGTERM');
  expect(await gone).toBe(0);
  expect(smtp.received).toHaveLength(2);
  expect((await courrielsOf(env)).filter(({ rythme }) => rythme === 'IMMEDIAT').map(({ etat }) => etat)).toEqual([
    'perdu',
  ]);
});
