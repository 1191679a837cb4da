import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const isEmbedded = (process.env['HABILIS_TEST_DATABASE'] ?? 'pglite') === 'pglite';

/** What runs on the embedded database: what it does otherwise than a server of PostgreSQL, or a process around it, and one whole road of each area (0117). */
const ON_EMBEDDED = [
  'src/{fullDisk,process}.test.ts',
  'src/commands/{carryOver,commands}.test.ts',
  'src/database/**/*.test.ts',
  'src/platform/audit/verifyAudit.test.ts',
  'src/platform/files/holdFiles.test.ts',
  'src/platform/jobs/*.test.ts',
  'src/platform/lists/*.test.ts',
  'src/areas/applications/applications.test.ts',
  'src/areas/certificats/certificat/certificats.test.ts',
  'src/areas/chiffres/fait/faits.test.ts',
  'src/areas/communication/message/envois.test.ts',
  'src/areas/demandes/commission/decisions.test.ts',
  'src/areas/demandes/demande/stock.test.ts',
  'src/areas/demandes/demande-administrative/wholeJob.test.ts',
  'src/areas/**/wholeRoad.test.ts',
  'src/areas/echeances/calendrier/calendrier.test.ts',
  'src/areas/entites/entite/searchEntites.test.ts',
  'src/areas/fichiers/file/upload.test.ts',
  'src/areas/habilitations/habilitation/habilitation.test.ts',
  'src/areas/journal/journal/journal.test.ts',
  'src/areas/niveaux/dispositif-niveau/dispositifNiveau.test.ts',
  'src/areas/personnes/fournisseur/fournisseur.test.ts',
  'src/areas/personnes/session/{session,sessionRaces}.test.ts',
  'src/areas/personnes/utilisateur/fusion.test.ts',
  'src/areas/recherche/recherche.test.ts',
  'src/areas/reglages/exploitation/exploitation.test.ts',
  'src/areas/sessions/etape/sessions.test.ts',
  'src/areas/vues/vue-liste/vuesListe.test.ts',
  'src/areas/webhooks/envoi/remise.test.ts',
];
/** A real PostgreSQL can be shared by two processes, or go away. */
const NOT_ON_EMBEDDED = ['src/database/{connect,migrateFilled}.test.ts'];
/** The embedded one fails with the disk. */
const NOT_ON_POSTGRES = [
  'src/fullDisk.test.ts',
  'src/commands/carryOver.test.ts',
  'src/database/{refuseOldPooler,refuseWrongDatabase}.test.ts',
];

/** The longest files, the longest first: one that began last would keep a core alone. */
const LONGEST = [
  'twoProcesses',
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
    include: isEmbedded ? ON_EMBEDDED : ['src/**/*.test.ts'],
    exclude: isEmbedded ? NOT_ON_EMBEDDED : NOT_ON_POSTGRES,
    globalSetup: ['src/test/globalSetup.ts'],
    // One more than the cores, because many tests wait for a process, a database or a mail server.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // Not isolated: each worker loads the server once for all its files, which leave nothing behind in its modules.
    isolate: false,
    // Limits end what hangs: a machine four times busier than two quiet cores stays within them.
    testTimeout: 300_000,
    // Less than the minute after which settings are read though nothing was heard.
    expect: { poll: { timeout: 40_000 } },
    hookTimeout: 300_000,
  },
});
