import { type Config, readConfig } from './config.ts';
import { refuseHalfRestored } from './commands/restoreMark.ts';
import { failureSentence } from './failureSentence.ts';
import { FolderInUse, lockFolder } from './platform/folderLock.ts';
import { startServer, type StartOptions } from './startServer.ts';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

const FAREWELL_MS = 500;
const ROOM_ADVICE = 'Vérifiez la place et l’état du disque, puis relancez Habilis. Dossier de données';

/** What a process adds to the server that it runs. */
export type Additions = Pick<StartOptions, 'prepare' | 'routes'> & {
  /** What the terminal is told beside the address. */
  readonly announcement?: (url: string) => string;
};

async function run(config: Config, { announcement, ...options }: Additions): Promise<void> {
  const server = await startServer(config, {
    ...options,
    onBroken: ({ message }) => {
      process.stderr.write(`${message}\nRien de confirmé n’est perdu. ${ROOM_ADVICE} : ${config.dataFolder}\n`);
      // Long enough for the calls under way to be told.
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

/** Runs the server that the environment describes until the process is told to stop; `additionsOf` is asked once its data folder is its own. */
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
