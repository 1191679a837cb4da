// Backs up the database, and every intact file that it names, to a new folder given as the argument.
import { createWriteStream, existsSync } from 'node:fs';
import { copyFile, cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import type { Connection } from '../database/connect.ts';
import { EMBEDDED_MAJOR } from '../database/embeddedFolder.ts';
import { sqlOfFolder } from '../database/embeddedSql.ts';
import { sealAudit } from '../platform/audit/sealAudit.ts';
import { verifyAudit } from '../platform/audit/verifyAudit.ts';
import { MISSING_CONTENT } from '../platform/files/FileStore.ts';
import { openFileStore } from '../platform/files/openFileStore.ts';
import { placeOf } from '../platform/files/sweepFolder.ts';
import { NO_JOBS } from '../platform/jobs/NO_JOBS.ts';
import { createLog } from '../platform/log/createLog.ts';
import { Refusal } from '../platform/Refusal.ts';
import { tellSauvegarde } from '../platform/sauvegarde/tellSauvegarde.ts';
import { isSound, type Manifest, PARTS, type Perdu, sentenceOf } from './Manifest.ts';
import { sizeOf } from './restoreReceipt.ts';
import { CommandError, runCommand, withDatabase } from './runCommand.ts';
import { runPostgresProgram } from './runPostgresProgram.ts';

type Dumped = { readonly named: readonly Perdu[]; readonly journal: Manifest['journal'] };

/** Reads which files the database names, and its trail's head, in the same snapshot as PostgreSQL's dump. */
function dumpDatabase({ databaseUrl }: Config, { db }: Connection, folder: string): Promise<Dumped> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const named = await trx
        .selectFrom('fichier')
        .select(['sha256', sql<string[]>`array_agg(distinct user_filename)`.as('noms')])
        .groupBy('sha256')
        .orderBy('sha256')
        .execute();
      const { head: journal } = await verifyAudit(trx);
      if (databaseUrl !== null) {
        const { rows: exported } = await sql<{ id: string }>`select pg_export_snapshot() as id`.execute(trx);
        const file = `--file=${join(folder, PARTS.dump)}`;
        await runPostgresProgram('pg_dump', databaseUrl, ['--format=custom', `--snapshot=${exported[0]?.id}`, file]);
      }
      return { named, journal };
    });
}

/** Whether an error concerns the access to the files or the backup's folder, rather than one file. */
const isInTheWay = (error: unknown): boolean =>
  (error instanceof Refusal && error.title !== MISSING_CONTENT) ||
  (error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT', 'EROFS'].includes(String(error.code)));

/** Copies each file that the database names and checks its hash; gives the missing or altered ones. */
async function copyFiles(
  config: Config,
  { db }: Connection,
  named: readonly Perdu[],
  folder: string,
): Promise<readonly Perdu[]> {
  // This process stores no file, so no job is ever sent.
  const store = await openFileStore(config, createLog('silent'), { db, jobs: NO_JOBS });
  const perdus: Perdu[] = [];
  for (const one of named) {
    const { sha256 } = one;
    const place = placeOf(folder, sha256);
    await mkdir(dirname(place), { recursive: true });
    try {
      await pipeline(await store.read(sha256), createWriteStream(place, { mode: 0o600 }));
    } catch (error) {
      if (error instanceof Refusal && isInTheWay(error))
        throw new CommandError('Le service de fichiers ne répond pas.');
      if (isInTheWay(error)) throw error;
    }
    if (await isSound(place, sha256)) continue;
    await rm(place, { force: true });
    perdus.push(one);
  }
  return perdus;
}

await runCommand(async (config, say) => {
  const given = process.argv[2];
  if (given === undefined) throw new CommandError('Dites dans quel dossier écrire la sauvegarde.');
  const folder = resolve(given);
  if (existsSync(folder))
    throw new CommandError(`${folder} existe déjà : une sauvegarde s’écrit dans un dossier neuf.`);
  const startedMs = Date.now();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const dumped = await withDatabase(config, async (connection) => {
    await sealAudit(connection.db);
    return dumpDatabase(config, connection, folder);
  });
  if (config.databaseUrl === null) {
    // The database is closed by now, and this process holds the lock of the folder.
    const base = join(config.dataFolder, 'base');
    await writeFile(join(folder, PARTS.sql), await sqlOfFolder(base, EMBEDDED_MAJOR), { mode: 0o600 });
    await cp(base, join(folder, PARTS.embedded), { recursive: true });
  }
  const { named, journal } = dumped;
  const perdus = await withDatabase(config, (connection) =>
    copyFiles(config, connection, named, join(folder, PARTS.files)),
  );
  const lost = new Set(perdus.map(({ sha256 }) => sha256));
  const fichiers = named.map(({ sha256 }) => sha256).filter((sha256) => !lost.has(sha256));
  const password = join(config.dataFolder, PARTS.demoPassword);
  if (existsSync(password)) await copyFile(password, join(folder, PARTS.demoPassword));
  const manifest: Manifest = {
    version: config.version,
    dateEmission: new Date().toISOString(),
    base: config.databaseUrl === null ? 'PGlite' : 'PostgreSQL',
    fichiers,
    perdus: [...perdus],
    journal,
  };
  await writeFile(join(folder, PARTS.manifest), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  const dite = {
    faiteLe: manifest.dateEmission,
    dureeMs: Date.now() - startedMs,
    octets: await sizeOf(folder),
    nbFichiers: fichiers.length,
    nbPerdus: perdus.length,
    version: config.version,
  };
  await withDatabase(config, ({ db }) => tellSauvegarde(db, 'SAUVEGARDE', dite));
  say(`Sauvegarde écrite dans ${folder} : la base et ${fichiers.length} fichiers.`);
  if (perdus.length > 0) say(`Fichiers manquants ou abîmés, qui n’y sont pas : ${perdus.length}`);
  for (const perdu of perdus) say(sentenceOf(perdu));
  return perdus.length === 0;
});
