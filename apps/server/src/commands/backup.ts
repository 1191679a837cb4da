// Writes the database, and every file that it names, to a new folder given as the argument.
import { createWriteStream, existsSync } from 'node:fs';
import { copyFile, cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import type { Connection } from '../database/connect.ts';
import { verifyAudit } from '../platform/audit/verifyAudit.ts';
import { openFileStore } from '../platform/files/openFileStore.ts';
import { placeOf } from '../platform/files/sweepFolder.ts';
import type { Jobs } from '../platform/jobs/Jobs.ts';
import { createLog } from '../platform/log/createLog.ts';
import { type Manifest, PARTS } from './Manifest.ts';
import { CommandError, runCommand, withDatabase } from './runCommand.ts';
import { runPostgresProgram } from './runPostgresProgram.ts';

type Dumped = Pick<Manifest, 'fichiers' | 'journal'>;

/** Which files the database names, and its trail's head, at one moment; PostgreSQL is dumped as it is at that very moment. */
function dumpDatabase({ databaseUrl }: Config, { db }: Connection, folder: string): Promise<Dumped> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const rows = await trx.selectFrom('fichier').select('sha256').distinct().orderBy('sha256').execute();
      const { tete: journal } = await verifyAudit(trx);
      if (databaseUrl !== null) {
        const { rows: exported } = await sql<{ id: string }>`select pg_export_snapshot() as id`.execute(trx);
        const file = `--file=${join(folder, PARTS.dump)}`;
        await runPostgresProgram('pg_dump', databaseUrl, ['--format=custom', `--snapshot=${exported[0]?.id}`, file]);
      }
      return { fichiers: rows.map(({ sha256 }) => sha256), journal };
    });
}

/** Nothing is put in the store here, so that no job is to be sent. */
const NO_JOBS: Jobs = { send: async () => undefined };

async function copyFiles(
  config: Config,
  { db }: Connection,
  fichiers: readonly string[],
  folder: string,
): Promise<void> {
  const store = await openFileStore(config, createLog('error'), { db, jobs: NO_JOBS });
  for (const sha256 of fichiers) {
    const place = placeOf(folder, sha256);
    await mkdir(dirname(place), { recursive: true });
    await pipeline(await store.read(sha256), createWriteStream(place, { mode: 0o600 }));
  }
}

await runCommand(async (config, say) => {
  const given = process.argv[2];
  if (given === undefined) throw new CommandError('Dites dans quel dossier écrire la sauvegarde.');
  const folder = resolve(given);
  if (existsSync(folder))
    throw new CommandError(`${folder} existe déjà : une sauvegarde s’écrit dans un dossier neuf.`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const dumped = await withDatabase(config, (connection) => dumpDatabase(config, connection, folder));
  if (config.databaseUrl === null) {
    // Closed by now, and this process holds the folder.
    await cp(join(config.dataFolder, 'base'), join(folder, PARTS.embedded), { recursive: true });
  }
  await withDatabase(config, (connection) => copyFiles(config, connection, dumped.fichiers, join(folder, PARTS.files)));
  const password = join(config.dataFolder, PARTS.demoPassword);
  if (existsSync(password)) await copyFile(password, join(folder, PARTS.demoPassword));
  const manifest: Manifest = {
    version: config.version,
    faiteLe: new Date().toISOString(),
    base: config.databaseUrl === null ? 'PGlite' : 'PostgreSQL',
    ...dumped,
  };
  await writeFile(join(folder, PARTS.manifest), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  say(`Sauvegarde écrite dans ${folder} : la base et ${dumped.fichiers.length} fichiers.`);
  return true;
});
