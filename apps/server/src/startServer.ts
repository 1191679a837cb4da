import type { DestinationStream, Logger } from 'pino';
import { type AddRoutes, createApp } from './app.ts';
import { DAILY_WORKS, STARTS, WORKERS } from './areas.ts';
import type { Config } from './config.ts';
import { connect, type Connection, type DatabaseSource } from './database/connect.ts';
import { migrate } from './database/migrate.ts';
import { refuseOldPooler } from './database/refuseOldPooler.ts';
import { refuseWrongDatabase } from './database/refuseWrongDatabase.ts';
import { sourceOf } from './database/sourceOf.ts';
import { startSealing } from './platform/audit/startSealing.ts';
import { callerReader } from './platform/auth/callerReader.ts';
import { tokenReader } from './platform/auth/tokenReader.ts';
import { depositDesk } from './platform/files/deposits.ts';
import { openFileStore } from './platform/files/openFileStore.ts';
import { recogniseStore } from './platform/files/recogniseStore.ts';
import { drain } from './platform/http/drain.ts';
import { guestMeter } from './platform/http/guestMeter.ts';
import { makeUpForWorks } from './platform/jobs/dailyWorks.ts';
import { type Pace, startJobs } from './platform/jobs/startJobs.ts';
import { createLog } from './platform/log/createLog.ts';
import { letterheadOf } from './platform/mail/letterheadOf.ts';
import { smtpMailer } from './platform/mail/Mailer.ts';
import { startBeat } from './platform/processus/startBeat.ts';
import type { CompanyRegister } from './platform/register/CompanyRegister.ts';
import { httpRegister } from './platform/register/httpRegister.ts';
import { noRegister } from './platform/register/noRegister.ts';
import { stubRegister } from './platform/register/stubRegister.ts';
import type { Services } from './platform/Services.ts';
import { defaultsOf } from './platform/settings/defaultsOf.ts';
import { arretsReader } from './platform/settings/readArrets.ts';
import { settingsReader } from './platform/settings/readSettings.ts';

export type RunningServer = { readonly url: string; readonly services: Services; readonly close: () => Promise<void> };

export type StartOptions = Partial<Pace> & {
  readonly source?: DatabaseSource;
  readonly now?: () => Date;
  /** Whether the stand-in of the register is down; read at each look-up. */
  readonly isRegisterDown?: () => boolean;
  /** Fills a new database before the server listens. */
  readonly prepare?: (services: Services) => Promise<void>;
  readonly routes?: AddRoutes;
  /** Whether this process also works off the jobs, from the hourly to the nightly ones. @default true */
  readonly worksOffJobs?: boolean;
  /** Called when the embedded database has panicked: this process should then end. */
  readonly onBroken?: (error: Error) => void;
  readonly logLevel?: string;
  /** Log destination, instead of the standard output. */
  readonly logTo?: DestinationStream;
};

/** Longest silence of the database during a query of a call; beyond, the server counts as gone. */
const DATABASE_SILENCE_MS = 30_000;

/** Time given to running calls when the server stops. */
const STOP_MS = 20_000;

/** The register at the configured URL; without one, the stand-in in a demonstration and none in production. */
function registerOf(config: Config, { isRegisterDown = () => config.isRegisterDown }: StartOptions): CompanyRegister {
  if (config.registerUrl !== null) return httpRegister(config.registerUrl);
  return config.environment === 'demonstration' ? stubRegister(isRegisterDown) : noRegister;
}

/** Connects to the configured database, or refuses it, and migrates it. */
async function openDatabase(config: Config, log: Logger, options: StartOptions): Promise<Connection> {
  const source = options.source ?? sourceOf(config);
  if (source.kind === 'postgres') {
    await refuseOldPooler(source.url);
    await refuseWrongDatabase(source.url);
  }
  const connection = await connect(source, {
    silenceMs: DATABASE_SILENCE_MS,
    onLost: (error) => log.error({ err: error }, 'connexion à la base perdue'),
    onBroken: (error) => {
      log.fatal({ err: error }, 'base embarquée arrêtée');
      options.onBroken?.(error);
    },
  });
  await connection.patiently((db) => migrate(db));
  return connection;
}

/** Opens the database, migrates, starts the jobs and listens; gives its address and a graceful stop. */
export async function startServer(config: Config, options: StartOptions = {}): Promise<RunningServer> {
  const log = createLog(options.logLevel ?? config.logLevel, options.logTo);
  const connection = await openDatabase(config, log, options);
  const mailer = config.smtpUrl === null ? null : smtpMailer(config.smtpUrl, config.mailFrom);
  if (config.registerUrl === null && config.environment === 'production') {
    log.warn('HABILIS_REGISTER_URL manque : aucun SIREN ne sera vérifié');
  }
  if (mailer === null && config.environment === 'production') log.warn('SMTP_URL manque : aucun courriel ne partira');
  const now = options.now ?? (() => new Date());
  const register = registerOf(config, options);
  const queue = await startJobs(
    connection.pool,
    log,
    WORKERS.map(({ job }) => job),
    options,
  );
  const { db } = connection;
  const files = await openFileStore(config, log, { db, jobs: queue.jobs });
  const services: Services = {
    config,
    connection,
    readToken: tokenReader(config.tokenSecret),
    readCaller: callerReader(connection.pool),
    countGuest: guestMeter(),
    files,
    recogniseStore: await recogniseStore(db, files, log),
    openDeposits: depositDesk({ db, files, log }),
    register,
    jobs: queue.jobs,
    mailer,
    letterhead: letterheadOf(config),
    settings: await settingsReader(connection, log, defaultsOf(config)),
    arrets: await arretsReader(connection, now),
    log,
    now,
  };
  // The first filling is one transaction, which cannot hold files: it needs the service itself.
  await options.prepare?.({ ...services, files: await openFileStore(config, log) });
  for (const start of STARTS) await start(services);
  await makeUpForWorks(services, DAILY_WORKS);
  const worksOffJobs = options.worksOffJobs ?? true;
  if (worksOffJobs) await queue.work(WORKERS, services);
  const sealing = worksOffJobs ? startSealing(db, log) : null;
  const app = await createApp(services, options.routes);
  const address = await app.listen({ host: config.host, port: config.port });
  const { port } = new URL(address);
  const stopBeat = await startBeat(services, worksOffJobs);
  return {
    url: `http://${config.host === '127.0.0.1' ? 'localhost' : config.host}:${port}`,
    services,
    close: async () => {
      await drain(app, STOP_MS);
      await queue.stop();
      await sealing?.stop();
      await stopBeat();
      mailer?.close();
      await connection.close();
    },
  };
}
