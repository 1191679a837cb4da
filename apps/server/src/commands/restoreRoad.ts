import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import { EMBEDDED_MAJOR, majorOf } from '../database/embeddedFolder.ts';
import { PARTS } from './Manifest.ts';
import { CommandError, withDatabase } from './runCommand.ts';

/** How a backup's database is put back: its folder as it is, its plain SQL, or PostgreSQL's dump. */
export type Road = 'folder' | 'sql' | 'dump';

const newer = (theirs: number, ours: number): CommandError =>
  new CommandError(
    `Cette sauvegarde vient de PostgreSQL ${theirs}, la base d’ici est PostgreSQL ${ours} : rien n’a été touché. Restaurez-la sur un PostgreSQL ${theirs} ou plus récent.`,
  );

function embeddedRoad(folder: string): Road {
  const major = majorOf(join(folder, PARTS.embedded));
  if (major === EMBEDDED_MAJOR) return 'folder';
  if (major !== undefined && major > EMBEDDED_MAJOR)
    throw new CommandError(
      `Cette sauvegarde a été faite par une version plus récente de Habilis (PostgreSQL ${major} embarqué, ici ${EMBEDDED_MAJOR}) : rien n’a été touché. Mettez Habilis à jour, puis recommencez.`,
    );
  if (existsSync(join(folder, PARTS.sql))) return 'sql';
  throw new CommandError(
    major === undefined
      ? `La base de cette sauvegarde est illisible (PG_VERSION manque dans ${PARTS.embedded}) : rien n’a été touché.`
      : `Cette sauvegarde est au format de PostgreSQL ${major}, ici ${EMBEDDED_MAJOR}, et ${PARTS.sql} n’y est pas : rien n’a été touché. Restaurez-la avec la version de Habilis qui l’a faite, puis faites-en une nouvelle.`,
  );
}

/** PostgreSQL's major that a dump was made from, as the `pg_restore` of this machine reads it. */
async function dumpedMajor(file: string): Promise<number> {
  const { stdout } = await promisify(execFile)('pg_restore', ['--list', file], { maxBuffer: 64 * 1024 * 1024 }).catch(
    (error: Error & { readonly code?: unknown; readonly stderr?: string }) => {
      if (error.code === 'ENOENT')
        throw new CommandError('pg_restore n’est pas installé : il vient avec le client de PostgreSQL.');
      throw new CommandError(
        `Le pg_restore de cette machine ne lit pas cette sauvegarde : rien n’a été touché. Installez un client de PostgreSQL au moins aussi récent que celui qui l’a faite. ${error.stderr?.trim() ?? ''}`,
      );
    },
  );
  return Number(/Dumped from database version: (\d+)/.exec(stdout)?.[1] ?? 0);
}

async function dumpRoad(config: Config, folder: string): Promise<Road> {
  const theirs = await dumpedMajor(join(folder, PARTS.dump));
  const { rows } = await withDatabase(config, ({ db }) =>
    sql<{ version: number }>`select current_setting('server_version_num')::int as version`.execute(db),
  );
  const ours = Math.floor((rows[0]?.version ?? 0) / 10_000);
  if (theirs > ours) throw newer(theirs, ours);
  return 'dump';
}

/** Gives the way from a backup to the configured database, or refuses before anything is touched. */
export const roadOf = async (config: Config, folder: string): Promise<Road> =>
  config.databaseUrl === null ? embeddedRoad(folder) : dumpRoad(config, folder);
