import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const isEmbedded = (process.env['HABILIS_TEST_DATABASE'] ?? 'pglite') === 'pglite';

const OF_POSTGRES = [
  'src/platform/audit/sealAudit.test.ts',
  'src/twoProcesses.test.ts',
  'src/databaseGone.test.ts',
  'src/commands/restoreMajors.test.ts',
  'src/database/connect.test.ts',
  'src/database/migrateFilled.test.ts',
];
const OF_EMBEDDED = [
  'src/fullDisk.test.ts',
  'src/commands/carryOver.test.ts',
  'src/database/{refuseOldPooler,refuseWrongDatabase}.test.ts',
];
/**
 * What another thing than the database decides: the contract, the network, a process killed by force, the store of files, paper, a date, what a command
 * tells, and the cases of a notion whose whole road runs on both; the demonstration and the journeys go through them on the embedded one (0117).
 */
const ONCE = [
  'src/{areas,authorization,environment,operatingGuide,otherPerson,production}.test.ts',
  'src/malformed*.test.ts',
  'src/client*.test.ts',
  'src/killed*.test.ts',
  'src/commands/commandsOnce.test.ts',
  'src/areas/{avertir,fils}/**/*.test.ts',
  'src/areas/certificats/{attestation,badge,cle-certificat,modele-certificat,page-titulaire,papier,qrcode,signature,titulaire}/*.test.ts',
  'src/areas/communication/{actualite,faq,manuel}/*.test.ts',
  'src/areas/communication/support/{bureau,courriels,courrielsHostiles,handOverMail,readCourriel}.test.ts',
  'src/areas/demandes/commission/{seances,suitesDuDroit}.test.ts',
  'src/areas/demandes/demande-administrative/{announceStep,miseAJour,refusals,register,rejet,removal}.test.ts',
  'src/areas/demandes/{examen,groupe,lecture,lettre,presence,tache}/*.test.ts',
  'src/areas/entites/entite/{membres,offre,sansGestionnaire}.test.ts',
  'src/areas/niveaux/{commune,formateur}/*.test.ts',
  'src/areas/personnes/{facteur,impersonation}/*.test.ts',
  'src/areas/personnes/account/{sameAnswers,staleKeys}.test.ts',
  'src/areas/sessions/{alerte,papier,saisie}/*.test.ts',
  'src/areas/sessions/etape/{chezFormateur,finir}.test.ts',
  'src/platform/files/{checkUpload,openFolderStore,openS3Store,recogniseStore,refusedUploads}.test.ts',
  'src/platform/folderLock.test.ts',
  'src/platform/{auth,http,log,mail,metrics,openapi,pdf,register,rich-text,tableur,thread}/**/*.test.ts',
  'src/areas/webhooks/envoi/postMessage.test.ts',
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
    include: ['src/**/*.test.ts'],
    // A real PostgreSQL can be shared by two processes, or go away; the embedded one fails with the disk. The road of each notion runs on both.
    exclude: isEmbedded ? [...OF_POSTGRES, ...ONCE] : OF_EMBEDDED,
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
