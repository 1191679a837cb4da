// Times the real server's lists, counters and searches on a generated database.
import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEFAULT_SETTINGS } from '@habilis/domain/setting/settings';
import { openProcessorTime } from './processorTime.ts';
import { LIST_READS, type Read } from './listReads.ts';

/** A generated database, and the folder that holds its accounts' password. */
type Generated = { readonly databaseUrl: string; readonly folder: string };

/** A 95th percentile in milliseconds: by the clock, and of the processor time of server and database; for a file, per thousand lines. */
export type Figure = { readonly clock: number; readonly processor: number };

/** The figure of a read, and whether it is the search of the header. */
type Measured = { readonly name: string; readonly isHeader: boolean; readonly figure: Figure };

const WARM_UP = 2;
const ROUNDS = 20;

type Caller = { readonly token: string; readonly roleId: number };

async function signIn(url: string, habilisId: string, password: string): Promise<Caller> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ username: habilisId, password });
  const answer = await fetch(`${url}/api/authenticate`, { method: 'POST', headers, body });
  const { id_token: token } = (await answer.json()) as { id_token: string };
  const account = await fetch(`${url}/api/account`, { headers: { authorization: `Bearer ${token}` } });
  const { roles } = (await account.json()) as { roles: { id: number }[] };
  return { token, roleId: roles[0]?.id ?? 0 };
}

async function open({ databaseUrl, folder }: Generated, reads: readonly Read[]) {
  const env = {
    DATABASE_URL: databaseUrl,
    HABILIS_DATA: folder,
    PORT: '0',
    HABILIS_TOKEN_SECRET: randomBytes(32).toString('base64url'),
  };
  const server = fork(fileURLToPath(new URL('listServer.ts', import.meta.url)), { env: { ...process.env, ...env } });
  const [url] = (await once(server, 'message')) as [string];
  const password = (await readFile(join(folder, 'demo-password'), 'utf8')).trim();
  const callers = new Map<string, Caller>();
  for (const { caller } of reads) {
    if (!callers.has(caller)) callers.set(caller, await signIn(url, caller, password));
  }
  const processorTime = await openProcessorTime(databaseUrl, server.pid ?? 0);
  const time = async ({ caller, path, body }: Read): Promise<Figure> => {
    const { token, roleId } = callers.get(caller) ?? { token: '', roleId: 0 };
    const headers = { authorization: `Bearer ${token}`, 'role-id': String(roleId) };
    const posted = {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { ...headers, 'content-type': 'application/json' },
    };
    const ranBefore = await processorTime.read();
    const started = performance.now();
    const answer = await fetch(`${url}/api${path}`, body === undefined ? { headers } : posted);
    const text = await answer.text();
    const clock = performance.now() - started;
    const processor = (await processorTime.read()) - ranBefore;
    // A list too long for a file is refused only after reading as many rows as a file may hold.
    if (path.includes('/export')) {
      const lines = linesOf(answer.status, text);
      return { clock: clock / lines, processor: processor / lines };
    }
    if (answer.status !== 200) throw new Error(`${path} : ${answer.status} ${text}`);
    return { clock, processor };
  };
  const close = async () => {
    await processorTime.close();
    server.send('close');
    await once(server, 'exit');
  };
  return { time, close };
}

const percentile95 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN;

const figureOf = (times: readonly Figure[]): Figure => ({
  clock: percentile95(times.map(({ clock }) => clock)),
  processor: percentile95(times.map(({ processor }) => processor)),
});

/** Thousands of lines in a file, or that a refused one would have had. */
const linesOf = (status: number, text: string): number =>
  status === 200 ? text.split('\n').length / 1000 : DEFAULT_SETTINGS.nombreMaxLignesExport / 1000;

/** Times each list, counter and search. */
export const measureLists = (generated: Generated): AsyncGenerator<Measured> => measureReads(generated, LIST_READS);

/** Times some reads. */
export async function* measureReads(generated: Generated, reads: readonly Read[]): AsyncGenerator<Measured> {
  const server = await open(generated, reads);
  try {
    for (const read of reads) {
      const times: Figure[] = [];
      for (let round = -WARM_UP; round < ROUNDS; round++) {
        const taken = await server.time(read);
        if (round >= 0) times.push(taken);
      }
      yield { name: read.name, isHeader: read.path.startsWith('/recherche'), figure: figureOf(times) };
    }
  } finally {
    await server.close();
  }
}
