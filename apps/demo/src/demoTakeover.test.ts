import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestServer, type TestServer } from '@habilis/server/test/startTestServer';
import { TEST_TODAY } from '@habilis/server/test/TEST_TODAY';
import { FILE_NAMES, fileOf } from '@habilis/server/takeover/FILES';
import { findingText } from '@habilis/server/takeover/Finding';
import { judgeTakeover, writeTakeover } from '@habilis/server/takeover/takeOver';
import { writeFolder } from '@habilis/server/takeover/writeFolder';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDemonstrationServer } from './test/startDemonstrationServer.ts';

const now = () => new Date(`${TEST_TODAY}T10:00:00Z`);
let demonstration: TestServer;
let empty: TestServer;
let folder: string;
beforeAll(async () => {
  demonstration = await startDemonstrationServer();
  empty = await startTestServer({ now });
  folder = await mkdtemp(join(tmpdir(), 'habilis-reprise-'));
});
afterAll(async () => {
  await demonstration.close();
  await empty.close();
  await rm(folder, { recursive: true, force: true });
});

const textsIn = (place: string) =>
  Promise.all(FILE_NAMES.map(async (file) => [file, await readFile(join(place, fileOf(file)), 'utf8')] as const));

test('[C1149] the demonstration is written out in the form of a takeover, and taken over by an empty installation without a difference', async () => {
  const [written, again] = [join(folder, 'ecrit'), join(folder, 'repris')];
  await writeFolder(demonstration.services.connection.db, written);
  const faults: string[] = [];
  const takeover = {
    db: empty.services.connection.db,
    folder: written,
    today: TEST_TODAY,
    now,
    tell: (finding: Parameters<typeof findingText>[0]) => {
      if (finding.isFault) faults.push(findingText(finding));
    },
  };
  await judgeTakeover(takeover);
  expect(faults).toEqual([]);
  await writeTakeover(takeover);
  await writeFolder(empty.services.connection.db, again);
  expect(await textsIn(again)).toEqual(await textsIn(written));
});
