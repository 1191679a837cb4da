import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { DatabaseSource } from './connect.ts';

/** The configured database: PostgreSQL by its URL, or the embedded one in the data folder. */
export const sourceOf = ({ databaseUrl, dataFolder }: Config): Exclude<DatabaseSource, { kind: 'memory' }> =>
  databaseUrl === null
    ? { kind: 'embedded', folder: join(dataFolder, 'base') }
    : { kind: 'postgres', url: databaseUrl };
