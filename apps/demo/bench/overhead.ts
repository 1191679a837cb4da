// Measures the cost of the whole stack for a read, as a multiple of the same queries in a bare Fastify route.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { MeasuredServer } from './measuredServer.ts';

const LIMIT = 1.5;
/** A query that takes less than this may cost `SHORT_EXTRA_MS` more instead. */
const SHORT_MS = 1;
const SHORT_EXTRA_MS = 0.5;
const ROUNDS = 15;
const ROUND_MS = 400;
const WARM_UP_MS = 2500;
const CONNECTIONS = 8;

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

function read(url: string, headers: Readonly<Record<string, string>>): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      response.on('error', reject).on('end', () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`${url} : ${response.statusCode}`));
      });
      response.resume();
    }).on('error', reject);
  });
}

/** Milliseconds per read, with several connections keeping the server busy. */
async function timeOf(url: string, headers: Readonly<Record<string, string>>, forMs: number): Promise<number> {
  const started = performance.now();
  let count = 0;
  const worker = async () => {
    while (performance.now() - started < forMs) {
      await read(url, headers);
      count++;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  return (performance.now() - started) / count;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function compare({ url, bareUrl, headers }: MeasuredServer, path: string) {
  await timeOf(`${url}${path}`, headers, WARM_UP_MS);
  await timeOf(`${bareUrl}${path}`, headers, WARM_UP_MS);
  const whole: number[] = [];
  const bare: number[] = [];
  // In turn, so that other load on the machine affects both.
  for (let round = 0; round < ROUNDS; round++) {
    whole.push(await timeOf(`${url}${path}`, headers, ROUND_MS));
    bare.push(await timeOf(`${bareUrl}${path}`, headers, ROUND_MS));
  }
  return { whole: median(whole), bare: median(bare) };
}

const child = fork(fileURLToPath(new URL('measuredServer.ts', import.meta.url)));
const stopped = once(child, 'exit');
const [server] = (await Promise.race([
  once(child, 'message'),
  stopped.then(() => Promise.reject(new Error('le serveur mesuré s’est arrêté'))),
])) as [MeasuredServer];
for (const { name, path } of server.reads) {
  const { whole, bare } = await compare(server, path);
  const ratio = whole / bare;
  const figures = `${whole.toFixed(2)} ms / ${bare.toFixed(2)} ms`;
  const isKept = ratio <= LIMIT || (bare < SHORT_MS && whole - bare <= SHORT_EXTRA_MS);
  const limit = bare < SHORT_MS ? `≤ ${LIMIT} × ou + ${SHORT_EXTRA_MS} ms` : `≤ ${LIMIT} ×`;
  console.log(
    `${isKept ? '✓' : '✗'} ${`${name}, ${server.label} (${figures})`.padEnd(60)}${`${ratio.toFixed(2)} ×`.padStart(8)}   ${limit}`,
  );
}
agent.destroy();
child.send('stop');
await stopped;
