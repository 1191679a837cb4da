import type { PorteeApplication } from '@habilis/domain/application/PORTEES_APPLICATION';
import { addDays } from '@habilis/domain/date/addDays';
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '@habilis/api/client/createClient';
import { pdfText } from '../../platform/pdf/test/pdfFaults.ts';
import { TEST_TODAY } from '../../test/TEST_TODAY.ts';
import { startSessionsServer, type SessionsServer } from '../sessions/test/startSessionsServer.ts';
import { makeApplication } from './test/asApplication.ts';

const SERVER = join(import.meta.dirname, '../../..');
const GUIDE = join(SERVER, '../../docs/integrating.md');

let sessions: SessionsServer;
let guide: string;
let folder: string;

beforeAll(async () => {
  sessions = await startSessionsServer();
  guide = await readFile(GUIDE, 'utf8');
  folder = await mkdtemp(join(tmpdir(), 'habilis-guide-'));
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

/** How each language runs a program that it is given. The TypeScript is read where the package is found, and writes beside it no file of its own. */
const PROGRAMS = {
  sh: ['bash', ['-s'], 'folder'],
  ts: [process.execPath, ['--input-type=module-typescript', '-'], 'server'],
  python: ['python3', ['-'], 'folder'],
} as const;

test.each([
  ['sh', 'Aubry', -12],
  ['ts', 'Estève', -9],
  ['python', 'Imbert', -6],
] as const)('the guide’s example in %s closes a session and fetches its certificats', async (language, nom, day) => {
  const { server, g, julie, sst } = sessions;
  const [command, args, where] = PROGRAMS[language];
  const pdf = join(folder, 'certificats.pdf');
  const program = blockOf(language).replaceAll("'certificats.pdf'", JSON.stringify(pdf));
  expect(program.length).toBeGreaterThan(1000);
  const child = spawn(command, args, {
    cwd: where === 'folder' ? folder : SERVER,
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
