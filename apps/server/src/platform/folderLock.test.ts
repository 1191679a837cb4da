import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const SCRIPT = fileURLToPath(new URL('../test/contendForFolder.ts', import.meta.url));
const PROCESSES = 8;
const ROUNDS = 6;

type Contender = { readonly url: string; readonly child: ChildProcess; readonly lines: Interface };

let folder: string;
const contenders: Contender[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'habilis-verrou-'));
});
afterEach(async () => {
  await Promise.all(contenders.splice(0).map(kill));
  await rm(folder, { recursive: true, force: true });
});

async function kill({ child }: Contender): Promise<void> {
  const gone = once(child, 'exit');
  if (child.kill('SIGKILL')) await gone;
}

async function nextLine(lines: Interface): Promise<string> {
  const [line] = (await once(lines, 'line')) as [string];
  return line;
}

let started = 0;
async function startContender(): Promise<Contender> {
  const url = `http://localhost:${7000 + started++}`;
  const child = spawn('node', [SCRIPT, folder, url], { stdio: ['pipe', 'pipe', 'inherit'] });
  const contender = { url, child, lines: createInterface(child.stdout) };
  contenders.push(contender);
  await nextLine(contender.lines);
  return contender;
}

/** Makes a process try to take the lock; gives its answer. */
async function ask({ child, lines }: Contender): Promise<string> {
  const line = nextLine(lines);
  child.stdin?.write('\n');
  return line;
}

test('of many processes on what a dead one left exactly one takes the folder, the others are told where it answers', async () => {
  await writeFile(join(folder, 'owner.json'), JSON.stringify({ pid: 2 ** 22 + 1, url: 'http://localhost:1' }));
  await Promise.all(Array.from({ length: PROCESSES }, startContender));
  for (let round = 0; round < ROUNDS; round++) {
    const told = new Map(
      await Promise.all(contenders.map(async (contender) => [contender, await ask(contender)] as const)),
    );
    const [winner, ...more] = [...told.keys()].filter((contender) => told.get(contender) === 'held');
    if (winner === undefined) throw new Error('aucun processus n’a pris le dossier');
    expect(more).toEqual([]);
    told.delete(winner);
    expect([...told.values()]).toEqual(Array.from({ length: PROCESSES - 1 }, () => winner.url));
    await kill(winner);
    contenders.splice(contenders.indexOf(winner), 1);
    await startContender();
  }
});

test.each([
  ['nothing readable', 'pas du JSON'],
  [
    'the number of a process that has become another one',
    JSON.stringify({ pid: process.ppid, url: 'http://localhost:1' }),
  ],
])(
  'a folder that nobody holds is taken whatever is written there: %s',
  async (_what, written) => {
    await writeFile(join(folder, 'owner.json'), written);
    const first = await startContender();
    const second = await startContender();
    expect(await ask(first)).toBe('held');
    expect(await ask(second)).toBe(first.url);
    first.child.stdin?.end();
    await once(first.child, 'exit');
    expect(await ask(second)).toBe('held');
  },
  20_000,
);
