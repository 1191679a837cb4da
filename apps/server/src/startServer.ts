import { join } from 'node:path';
import { DEFAULT_SETTINGS } from '@habilis/domain/setting/settings';
import { pino } from 'pino';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { connect, type DatabaseSource } from './database/connect.ts';
import { migrate } from './database/migrate.ts';
import { tokenReader } from './platform/auth/tokenReader.ts';
import { openFolderStore } from './platform/files/FileStore.ts';
import { startJobs } from './platform/jobs/Jobs.ts';
import { workersOf } from './platform/jobs/workers.ts';
import { httpRegister } from './platform/register/httpRegister.ts';
import { stubRegister } from './platform/register/stubRegister.ts';
import type { Services } from './platform/Services.ts';

export type RunningServer = { readonly url: string; readonly services: Services; readonly close: () => Promise<void> };

export type StartOptions = {
  readonly source?: DatabaseSource;
  readonly now?: () => Date;
  /** Whether the stand-in of the register is down; read at each look-up. */
  readonly isRegisterDown?: () => boolean;
  /** Fills a fresh database before the server listens. */
  readonly prepare?: (services: Services) => Promise<void>;
  readonly logLevel?: string;
};

/** Opens the database, migrates, starts the jobs and listens. Gives its address and how to stop it gracefully. */
export async function startServer(config: Config, options: StartOptions = {}): Promise<RunningServer> {
  const log = pino({
    level: options.logLevel ?? process.env['HABILIS_LOG'] ?? 'warn',
    redact: ['req.headers.authorization', 'req.headers.cookie'],
  });
  const folder = join(config.dataFolder, 'base');
  const source =
    options.source ??
    (config.databaseUrl === null ? { kind: 'embedded', folder } : { kind: 'postgres', url: config.databaseUrl });
  const connection = await connect(source);
  await migrate(connection.db);
  const files = await openFolderStore(join(config.dataFolder, 'fichiers'));
  const now = options.now ?? (() => new Date());
  const register =
    config.registerUrl === null
      ? stubRegister(options.isRegisterDown ?? (() => config.isRegisterDown))
      : httpRegister(config.registerUrl);
  const queue = await startJobs(connection.pool, log);
  const services: Services = {
    config,
    connection,
    readToken: tokenReader(config.tokenSecret),
    files,
    register,
    jobs: queue.jobs,
    settings: DEFAULT_SETTINGS,
    log,
    now,
  };
  await options.prepare?.(services);
  await queue.work(workersOf(connection.db, files, register, now));
  const app = await createApp(services);
  const address = await app.listen({ host: config.host, port: config.port });
  const { port } = new URL(address);
  return {
    url: `http://${config.host === '127.0.0.1' ? 'localhost' : config.host}:${port}`,
    services,
    close: async () => {
      await app.close();
      await queue.stop();
      await connection.close();
    },
  };
}
