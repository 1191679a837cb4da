import type { PorteeApplication } from '@habilis/domain/application/PORTEES_APPLICATION';
import { addDays } from '@habilis/domain/date/addDays';
import { execFile, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '@habilis/api/client/createClient';
import { pdfText } from '../../platform/pdf/test/pdfFaults.ts';
import { TEST_TODAY } from '../../test/TEST_TODAY.ts';
import { startSessionsServer, type SessionsServer } from '../sessions/test/startSessionsServer.ts';
import { makeApplication } from './test/asApplication.ts';

const ROOT = join(import.meta.dirname, '../../../../..');
const GUIDE = join(ROOT, 'docs/integrating.md');
const PACK_CLIENT = join(ROOT, 'scripts/reuse/packClient.mjs');

let sessions: SessionsServer;
let guide: string;
let folder: string;

beforeAll(async () => {
  sessions = await startSessionsServer();
  guide = await readFile(GUIDE, 'utf8');
  folder = await mkdtemp(join(tmpdir(), 'habilis-guide-'));
  // The packed package, as an integrator installs it.
  await promisify(execFile)(process.execPath, [PACK_CLIENT, folder]);
});
afterAll(async () => {
  await sessions.server.close();
  await rm(folder, { recursive: true, force: true });
});

const blockOf = (language: string): string =>
  new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(guide)?.[1] ?? '';

async function applicationOf(by: Call, portees: PorteeApplication[]): Promise<string> {
  const { clientId, secret } = await makeApplication(by, portees);
  return `${clientId}:${secret}`;
}

/** How each language runs a program that it is given. */
const PROGRAMS = {
  sh: ['bash', ['-s']],
  ts: [process.execPath, ['--input-type=module-typescript', '-']],
  python: ['python3', ['-']],
} as const;

test.each([
  ['sh', 'Aubry', -12],
  ['ts', 'Estève', -9],
  ['python', 'Imbert', -6],
] as const)('the guide’s example in %s closes a session and fetches its certificats', async (language, nom, day) => {
  const { server, g, julie, sst } = sessions;
  const [command, args] = PROGRAMS[language];
  const pdf = join(folder, 'certificats.pdf');
  const program = blockOf(language);
  expect(program.length).toBeGreaterThan(1000);
  const child = spawn(command, args, {
    cwd: folder,
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: process.env['HOME'] ?? '',
      HABILIS: server.url,
      HABILITATION: String(sst),
      FORMATEUR: 'FOR40001',
      DU: addDays(TEST_TODAY, day),
      AU: addDays(TEST_TODAY, day + 1),
      ENTITE: await applicationOf(g, ['manage-sessions', 'read-sessions', 'issue-certificats']),
      RESULTATS: await applicationOf(julie, ['enter-resultats']),
    },
  });
  child.stdin.end(program);
  const [said, faults] = await Promise.all([text(child.stdout), text(child.stderr)]);
  expect([said.trim(), faults]).toEqual(['CLOTUREE', '']);
  expect((await pdfText(await readFile(pdf))).toLowerCase()).toContain(nom.toLowerCase());
});
