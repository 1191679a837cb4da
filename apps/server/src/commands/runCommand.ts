import { type Config, readConfig } from '../config.ts';
import { connect, type Connection } from '../database/connect.ts';
import { sourceOf } from '../database/sourceOf.ts';
import { failureSentence } from '../failureSentence.ts';
import { FolderInUse, lockFolder } from '../platform/folderLock.ts';
import { refuseHalfRestored } from './restoreMark.ts';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** Runs a command with the environment's configuration and sets its exit code; the embedded database must not be in use. */
export async function runCommand(
  work: (config: Config, say: (text: string) => void) => Promise<boolean>,
  { mendsHalfRestored = false }: { readonly mendsHalfRestored?: boolean } = {},
): Promise<void> {
  try {
    const config = readConfig(process.env);
    if (config.databaseUrl === null) process.on('exit', lockFolder(config.dataFolder, 'une commande en cours'));
    if (!mendsHalfRestored) refuseHalfRestored(config.dataFolder);
    process.exitCode = (await work(config, say)) ? 0 : 1;
  } catch (error) {
    process.exitCode = 1;
    if (error instanceof FolderInUse) say(`Arrêtez d’abord Habilis, qui tourne avec ces données : ${error.url}`);
    else if (error instanceof CommandError) say(error.message);
    else {
      const sentence = failureSentence(error);
      if (sentence === undefined) throw error;
      say(sentence);
    }
  }
}

/** A command that cannot be done; its message is for the person who runs it. */
export class CommandError extends Error {}

/** Opens the configured database for a piece of work and always closes it. */
export async function withDatabase<T>(config: Config, work: (connection: Connection) => Promise<T>): Promise<T> {
  const connection = await connect(sourceOf(config));
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}
