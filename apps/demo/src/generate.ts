// Fills an empty database with the demonstration and a chosen number of demandes, sessions and certificats, for measures:
// --requests 1000000 --sessions 500000 --certificates 5000000 --seed 1.
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { type Config, keptSecret } from '@habilis/server/config';
import type { Connection } from '@habilis/server/database/connect';
import { migrate } from '@habilis/server/database/migrate';
import { seedDemonstration } from './seedDemonstration.ts';
import { seedVolume } from './volume/seedVolume.ts';
import { hashPassword } from '@habilis/server/platform/auth/passwords';
import { openFileStore } from '@habilis/server/platform/files/openFileStore';
import { createLog } from '@habilis/server/platform/log/createLog';
import { todayAt } from '@habilis/server/platform/today';
import { CommandError, runCommand, withDatabase } from '@habilis/server/commands/runCommand';

const USAGE =
  'Dites combien de demandes engendrer, 4 au moins : npm run data -- generate --requests 1000000 [--sessions 500000] [--certificates 5000000] [--seed 1]';
const FEWEST = 4;
const MOST = 5_000_000;
/** Sessions for this many demandes, when nothing is said. */
const DEMANDES_OF_SESSION = 4;

type Asked = {
  readonly demandes: number;
  readonly sessions: number;
  readonly certificats: number;
  readonly seed: number;
};

const isCount = (value: number, fewest: number): boolean => Number.isInteger(value) && value >= fewest && value <= MOST;

function readArguments(): Asked {
  const options = {
    requests: { type: 'string' },
    sessions: { type: 'string' },
    certificates: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
  } as const;
  try {
    const { values } = parseArgs({ options });
    const [demandes, seed] = [Number(values.requests), Number(values.seed)];
    const sessions = Number(values.sessions ?? Math.floor(demandes / DEMANDES_OF_SESSION));
    const certificats = Number(values.certificates);
    // A session gives a dozen certificats at most.
    const areGiven = isCount(sessions, 0) && isCount(certificats, 0) && certificats <= sessions * 12;
    if (isCount(demandes, FEWEST) && areGiven && Number.isInteger(seed))
      return { demandes, sessions, certificats, seed };
  } catch {
    // Unknown option: the usage lists them.
  }
  throw new CommandError(USAGE);
}

async function refuseFilled({ db, label }: Connection): Promise<void> {
  const person = await db.selectFrom('personne').select('id').limit(1).executeTakeFirst();
  if (person !== undefined) throw new CommandError(`La base (${label}) n’est pas vide : rien n’a été changé.`);
}

async function fill(config: Config, connection: Connection, asked: ReturnType<typeof readArguments>): Promise<string> {
  const { db } = connection;
  await migrate(db);
  await refuseFilled(connection);
  const password = keptSecret(config.dataFolder, 'demo-password', () => randomBytes(9).toString('base64url'));
  const motDePasse = await hashPassword(password);
  const files = await openFileStore(config, createLog('error'));
  const today = todayAt(new Date());
  await db.transaction().execute(async (trx) => {
    await seedDemonstration(trx, { hashPassword: async () => motDePasse, files, today, password });
    await seedVolume(trx, { ...asked, today, motDePasse });
    // The facts of the days before are those of the demonstration alone: the server counts them anew.
    await trx.deleteFrom('jour_compte').execute();
  });
  return password;
}

await runCommand(async (config, say) => {
  const asked = readArguments();
  if (config.environment === 'production')
    throw new CommandError('Une installation de production n’est jamais remplie de données inventées.');
  const started = performance.now();
  const password = await withDatabase(config, (connection) => fill(config, connection, asked));
  const seconds = Math.round((performance.now() - started) / 1000);
  say(
    `${asked.demandes} demandes, ${asked.sessions} sessions et ${asked.certificats} certificats engendrés en ${seconds} s ; tous les comptes s’ouvrent avec ${password}`,
  );
  return true;
});
