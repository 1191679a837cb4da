import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const isEmbedded = (process.env['HABILIS_TEST_DATABASE'] ?? 'pglite') === 'pglite';

const OF_POSTGRES = [
  'src/twoProcesses.test.ts',
  'src/databaseGone.test.ts',
  'src/commands/restoreMajors.test.ts',
  'src/database/connect.test.ts',
  'src/database/migrateFilled.test.ts',
];
const OF_EMBEDDED = ['src/fullDisk.test.ts', 'src/commands/carryOver.test.ts', 'src/database/refuseOldPooler.test.ts'];
/** What another thing than the database decides: the contract, the network, a process killed by force, the store of files, paper, a date, what a command tells. */
const ONCE = [
  'src/authorization.test.ts',
  'src/malformed*.test.ts',
  'src/client*.test.ts',
  'src/killed*.test.ts',
  'src/commands/commandsOnce.test.ts',
  'src/areas/avertir/courriel/dueOfResume.test.ts',
  'src/areas/certificats/papier/{lisible,writeCertificats}.test.ts',
  'src/areas/demandes/demande-administrative/register.test.ts',
  'src/areas/demandes/lettre/*.test.ts',
  'src/platform/files/{openFolderStore,openS3Store,recogniseStore}.test.ts',
  'src/platform/folderLock.test.ts',
  'src/platform/http/*.test.ts',
  'src/platform/mail/smtp*.test.ts',
  'src/platform/{metrics,openapi,pdf,rich-text,tableur}/**/*.test.ts',
];

/** The longest files, the longest first: one that began last would keep a core alone. */
const LONGEST = [
  'malformedBodies',
  'authorization',
  'malformedRequests',
  'migrateFilled',
  'commands',
  'commandsOnce',
  'killedJobs',
  'process',
  'refusedUploads',
  'databaseGone',
].map((name) => `/${name}.test.ts`);

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rankOf = ({ moduleId }: TestSpecification) => {
      const rank = LONGEST.findIndex((name) => moduleId.endsWith(name));
      return rank === -1 ? LONGEST.length : rank;
    };
    return (await super.sort(files)).toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}

// HABILIS_TEST_DATABASE: `pglite` (the default) or the URL of a PostgreSQL server.
export default defineConfig({
  test: {
    name: 'server',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // A real PostgreSQL can be shared by two processes, or go away; the embedded one fails with the disk. Each area runs on both.
    exclude: isEmbedded ? [...OF_POSTGRES, ...ONCE] : OF_EMBEDDED,
    globalSetup: ['src/test/globalSetup.ts'],
    // One more than the cores, because many tests wait for a process, a database or a mail server.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // Not isolated: each worker loads the server once for all its files, which leave nothing behind in its modules.
    isolate: false,
    testTimeout: 30_000,
    // What is awaited may take longer on a loaded machine than the second that vitest gives it.
    expect: { poll: { timeout: 10_000 } },
    hookTimeout: 60_000,
  },
});
