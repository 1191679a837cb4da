import { type Config, readConfig } from './config.ts';
import { refuseHalfRestored } from './commands/restoreMark.ts';
import { failureSentence } from './failureSentence.ts';
import { FolderInUse, lockFolder } from './platform/folderLock.ts';
import { startServer, type StartOptions } from './startServer.ts';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

const FAREWELL_MS = 500;
const ROOM_ADVICE = 'Vérifiez la place et l’état du disque, puis relancez Habilis. Dossier de données';

/** What a caller adds to the server that it runs. */
export type Additions = Pick<StartOptions, 'prepare' | 'routes'> & {
  /** Line printed after the address. */
  readonly announcement?: (url: string) => string;
};

async function run(config: Config, { announcement, ...options }: Additions): Promise<void> {
  const server = await startServer(config, {
    ...options,
    onBroken: ({ message }) => {
      process.stderr.write(`${message}\nRien de confirmé n’est perdu. ${ROOM_ADVICE} : ${config.dataFolder}\n`);
      // Leaves running calls the time to be answered.
      setTimeout(() => process.exit(1), FAREWELL_MS);
    },
  });
  say(`\nHabilis répond sur ${server.url}`);
  if (announcement !== undefined) say(announcement(server.url));
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      server.close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}

/** Runs the environment's server until the process is told to stop; `additionsOf` is called once the data folder is locked. */
export async function runServer(additionsOf: (config: Config) => Additions = () => ({})): Promise<void> {
  try {
    const config = readConfig(process.env);
    process.on('exit', lockFolder(config.dataFolder, `http://localhost:${config.port}`));
    refuseHalfRestored(config.dataFolder);
    await run(config, additionsOf(config));
  } catch (error) {
    if (error instanceof FolderInUse) say(`Habilis tourne déjà avec ces données : ${error.url}`);
    else {
      const trace = error instanceof Error ? (error.stack ?? error.message) : String(error);
      process.stderr.write(`${failureSentence(error) ?? trace}\n`);
    }
    process.exit(1);
  }
}
