// Restores a backup, a folder given as the argument, into an empty database and file store; if it is killed, run it again.
import { createReadStream, existsSync } from 'node:fs';
import { copyFile, cp, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Kysely, sql } from 'kysely';
import * as z from 'zod/mini';
import type { Config } from '../config.ts';
import type { Database } from '../database/Database.ts';
import { hasTable } from '../database/hasTable.ts';
import { loadSql } from '../database/embeddedSql.ts';
import { verifyAudit } from '../platform/audit/verifyAudit.ts';
import { openFileStore } from '../platform/files/openFileStore.ts';
import { placeOf } from '../platform/files/sweepFolder.ts';
import { createLog } from '../platform/log/createLog.ts';
import { type Dite, tellSauvegarde } from '../platform/sauvegarde/tellSauvegarde.ts';
import { isSound, Manifest, PARTS, type Perdu, sentenceOf } from './Manifest.ts';
import { type Road, roadOf } from './restoreRoad.ts';
import { markRestore, restoreMark, unmarkRestore } from './restoreMark.ts';
import { leaveReceipt, sizeOf } from './restoreReceipt.ts';
import { CommandError, runCommand, withDatabase } from './runCommand.ts';
import { runPostgresProgram } from './runPostgresProgram.ts';

async function readManifest(folder: string): Promise<Manifest> {
  if (!existsSync(folder)) throw new CommandError(`${folder} n’existe pas : aucune sauvegarde n’est là.`);
  const path = join(folder, PARTS.manifest);
  const notWhole = (why: string) => new CommandError(`${folder} n’est pas une sauvegarde entière : ${why}.`);
  if (!existsSync(path)) throw notWhole(`${PARTS.manifest} manque`);
  let manifest: Manifest;
  try {
    manifest = z.parse(Manifest, JSON.parse(await readFile(path, 'utf8')));
  } catch {
    throw notWhole(`${PARTS.manifest} est coupé ou illisible`);
  }
  const database = manifest.base === 'PGlite' ? PARTS.embedded : PARTS.dump;
  if (!existsSync(join(folder, database))) throw notWhole(`${database} manque`);
  return manifest;
}

/** Whether the target database already holds anything. */
async function isFilled(config: Config): Promise<boolean> {
  if (config.databaseUrl === null) return existsSync(join(config.dataFolder, 'base'));
  const { rows } = await withDatabase(config, ({ db }) =>
    sql`select 1 from pg_tables where schemaname not in ('pg_catalog', 'information_schema') limit 1`.execute(db),
  );
  return rows.length > 0;
}

async function restoreEmbedded(base: string, folder: string, road: Road): Promise<void> {
  // Left there by a killed restore.
  await rm(base, { recursive: true, force: true });
  if (road === 'folder') return cp(join(folder, PARTS.embedded), base, { recursive: true });
  await loadSql(await readFile(join(folder, PARTS.sql), 'utf8'), base);
}

async function restoreDatabase({ databaseUrl, dataFolder }: Config, folder: string, road: Road): Promise<void> {
  if (databaseUrl === null) return restoreEmbedded(join(dataFolder, 'base'), folder, road);
  const args = ['--exit-on-error', '--single-transaction', '--no-owner', join(folder, PARTS.dump)];
  await runPostgresProgram('pg_restore', databaseUrl, args);
}

/** Forgets which store the files were in, and the processes that ran: they are others now. A backup of an older version lacks these tables. */
async function forgetElsewhere(db: Kysely<Database>): Promise<void> {
  for (const table of ['depot_fichiers', 'processus'] as const) {
    if (await hasTable(db, table)) await db.deleteFrom(table).execute();
  }
}

/** Verifies what was put back, and has the database tell it. */
async function verifyRestored(
  config: Config,
  journal: string | null,
  made: Omit<Dite, 'faiteLe' | 'dureeMs'>,
  startedMs: number,
) {
  return withDatabase(config, async ({ db }) => {
    await forgetElsewhere(db);
    const { faults, entries } = await verifyAudit(db, journal ?? undefined);
    const dite: Dite = {
      ...made,
      faiteLe: new Date().toISOString(),
      dureeMs: Date.now() - startedMs,
      nbPerdus: made.nbPerdus + faults.length,
    };
    await tellSauvegarde(db, 'RESTAURATION', dite);
    return { faults, entries, dite };
  });
}

/** Files of a backup that cannot be restored: already lost when it was made, or damaged since. */
async function lostFiles({ fichiers, perdus }: Manifest, folder: string): Promise<readonly Perdu[]> {
  const damaged: Perdu[] = [];
  for (const sha256 of fichiers) {
    if (!(await isSound(placeOf(folder, sha256), sha256))) damaged.push({ sha256, noms: [] });
  }
  return [...perdus, ...damaged];
}

/** Files are restored before rows, so that a row names a missing file only if the backup lost it. */
async function restoreFiles(config: Config, fichiers: readonly string[], folder: string): Promise<void> {
  const store = await openFileStore(config, createLog('error'));
  for (const sha256 of fichiers) await store.put(createReadStream(placeOf(folder, sha256)), Number.MAX_SAFE_INTEGER);
}

/** Restores the database; where it cannot be, leaves none and no mark, so that another backup can be tried. */
async function restoreOrLeave(config: Config, folder: string, road: Road): Promise<void> {
  try {
    await restoreDatabase(config, folder, road);
  } catch (error) {
    if (config.databaseUrl === null) await rm(join(config.dataFolder, 'base'), { recursive: true, force: true });
    await unmarkRestore(config.dataFolder);
    throw error;
  }
}

const WITHOUT_DAMAGED = '--without-damaged';

function argumentsOf(given: readonly string[]): { readonly folder: string; readonly isWithoutDamaged: boolean } {
  const [name, ...others] = given.filter((one) => one !== WITHOUT_DAMAGED);
  if (name === undefined || name.startsWith('--') || others.length > 0)
    throw new CommandError(
      `Dites quelle sauvegarde remettre en place : npm run data -- restore dossier [${WITHOUT_DAMAGED}]`,
    );
  return { folder: resolve(name), isWithoutDamaged: given.includes(WITHOUT_DAMAGED) };
}

await runCommand(
  async (config, say) => {
    const startedMs = Date.now();
    const { folder, isWithoutDamaged } = argumentsOf(process.argv.slice(2));
    const manifest = await readManifest(folder);
    const wanted = config.databaseUrl === null ? 'PGlite' : 'PostgreSQL';
    if (manifest.base !== wanted)
      throw new CommandError(
        `Cette sauvegarde est celle d’une base ${manifest.base}, la configuration désigne ${wanted}.`,
      );
    const road = await roadOf(config, folder);
    const isThere = await isFilled(config);
    const mark = restoreMark(config.dataFolder);
    // PostgreSQL restores a dump entirely or not at all; the embedded database is copied file by file.
    const isTaken = isThere && wanted === 'PostgreSQL' && mark?.dateEmission === manifest.dateEmission;
    if (isThere && !isTaken && !(wanted === 'PGlite' && mark !== undefined))
      throw new CommandError(
        wanted === 'PGlite'
          ? 'Le dossier de données a déjà une base.'
          : 'La base désignée par DATABASE_URL n’est pas vide.',
      );
    if (mark !== undefined) say('Une restauration avait été interrompue ici : elle reprend.');
    const files = join(folder, PARTS.files);
    const lost = await lostFiles(manifest, files);
    if (lost.length > 0) say(`Fichiers manquants ou abîmés dans la sauvegarde : ${lost.length}`);
    for (const one of lost) say(sentenceOf(one));
    if (lost.length > 0 && !isWithoutDamaged)
      throw new CommandError(`Rien n’a été remis en place. Pour restaurer tout le reste : ajoutez ${WITHOUT_DAMAGED}`);
    const isLost = new Set(lost.map(({ sha256 }) => sha256));
    const fichiers = manifest.fichiers.filter((sha256) => !isLost.has(sha256));
    await markRestore(config.dataFolder, { sauvegarde: folder, dateEmission: manifest.dateEmission });
    await restoreFiles(config, fichiers, files);
    if (!isTaken) await restoreOrLeave(config, folder, road);
    const password = join(folder, PARTS.demoPassword);
    if (existsSync(password)) await copyFile(password, join(config.dataFolder, PARTS.demoPassword));
    const sizes = { octets: await sizeOf(folder), nbFichiers: fichiers.length, nbPerdus: lost.length };
    const made = { ...sizes, version: config.version };
    const { faults, entries, dite } = await verifyRestored(config, manifest.journal, made, startedMs);
    await unmarkRestore(config.dataFolder);
    for (const fault of faults) say(fault);
    say(
      `Sauvegarde du ${manifest.dateEmission} remise en place : ${fichiers.length} fichiers, ${entries} entrées au journal.`,
    );
    if (await leaveReceipt(folder, dite))
      say(`Si c’était un essai, dites-le à la base en service : npm run data -- tell-drill ${folder}`);
    return faults.length === 0;
  },
  { mendsHalfRestored: true },
);
