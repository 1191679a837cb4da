// Puts a backup, a folder given as the argument, in the place of an empty database and its file store.
import { createReadStream, existsSync } from 'node:fs';
import { copyFile, cp, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Config } from '../config.ts';
import { verifyAudit } from '../platform/audit/verifyAudit.ts';
import { openFileStore } from '../platform/files/openFileStore.ts';
import { placeOf } from '../platform/files/sweepFolder.ts';
import { createLog } from '../platform/log/createLog.ts';
import { Manifest, PARTS } from './Manifest.ts';
import { CommandError, runCommand, withDatabase } from './runCommand.ts';
import { runPostgresProgram } from './runPostgresProgram.ts';

async function readManifest(folder: string): Promise<Manifest> {
  const path = join(folder, PARTS.manifest);
  if (!existsSync(path))
    throw new CommandError(`${folder} n’est pas une sauvegarde entière : ${PARTS.manifest} manque.`);
  return z.parse(Manifest, JSON.parse(await readFile(path, 'utf8')));
}

async function refuseFilled(config: Config): Promise<void> {
  if (config.databaseUrl === null) {
    if (existsSync(join(config.dataFolder, 'base'))) throw new CommandError('Le dossier de données a déjà une base.');
    return;
  }
  const { rows } = await withDatabase(config, ({ db }) =>
    sql`select 1 from pg_tables where schemaname not in ('pg_catalog', 'information_schema') limit 1`.execute(db),
  );
  if (rows.length > 0) throw new CommandError('La base désignée par DATABASE_URL n’est pas vide.');
}

async function restoreDatabase({ databaseUrl, dataFolder }: Config, folder: string): Promise<void> {
  if (databaseUrl === null) {
    await cp(join(folder, PARTS.embedded), join(dataFolder, 'base'), { recursive: true });
    return;
  }
  const args = ['--exit-on-error', '--single-transaction', '--no-owner', join(folder, PARTS.dump)];
  await runPostgresProgram('pg_restore', databaseUrl, args);
}

/** Files first: a row never names what is not there. */
async function restoreFiles(config: Config, { fichiers }: Manifest, folder: string): Promise<void> {
  const store = await openFileStore(config, createLog('error'));
  for (const sha256 of fichiers) {
    const stored = await store.put(createReadStream(placeOf(folder, sha256)), Number.MAX_SAFE_INTEGER);
    if (stored.sha256 !== sha256) throw new CommandError(`Le fichier ${sha256} de la sauvegarde est abîmé.`);
  }
}

await runCommand(async (config, say) => {
  const given = process.argv[2];
  if (given === undefined) throw new CommandError('Dites quelle sauvegarde remettre en place.');
  const folder = resolve(given);
  const manifest = await readManifest(folder);
  const wanted = config.databaseUrl === null ? 'PGlite' : 'PostgreSQL';
  if (manifest.base !== wanted)
    throw new CommandError(
      `Cette sauvegarde est celle d’une base ${manifest.base}, la configuration désigne ${wanted}.`,
    );
  await refuseFilled(config);
  await restoreFiles(config, manifest, join(folder, PARTS.files));
  await restoreDatabase(config, folder);
  const password = join(folder, PARTS.demoPassword);
  if (existsSync(password)) await copyFile(password, join(config.dataFolder, PARTS.demoPassword));
  const known = manifest.journal ?? undefined;
  const { fautes, entrees } = await withDatabase(config, ({ db }) => verifyAudit(db, known));
  for (const faute of fautes) say(faute);
  say(
    `Sauvegarde du ${manifest.faiteLe} remise en place : ${manifest.fichiers.length} fichiers, ${entrees} entrées au journal.`,
  );
  return fautes.length === 0;
});
