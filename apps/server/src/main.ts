import { randomBytes } from 'node:crypto';
import { type Config, keptSecret, readConfig } from './config.ts';
import { refuseHalfRestored } from './commands/restoreMark.ts';
import { SECOND_FACTEUR } from './demo/demoPersons.ts';
import { type DemoAccount, prepareDemonstration } from './demo/prepareDemonstration.ts';
import { failureSentence } from './failureSentence.ts';
import { FolderInUse, lockFolder } from './platform/folderLock.ts';
import { startServer } from './startServer.ts';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

const FAREWELL_MS = 500;
const ROOM_ADVICE = 'Vérifiez la place et l’état du disque, puis relancez Habilis. Dossier de données';

function announce(url: string, accounts: readonly DemoAccount[], password: string): void {
  say(`\nHabilis répond sur ${url}`);
  if (accounts.length === 0) return;
  say(`\nDémonstration : tous les comptes ont le mot de passe ${password}\n`);
  for (const { habilisId, nomPrenom, roles } of accounts) say(`  ${habilisId}  ${nomPrenom.padEnd(24)}${roles}`);
  say(`\nLes courriels que Habilis enverrait : ${url}/demonstration/courriels`);
  say(`Le code du second facteur de ${SECOND_FACTEUR} : ${url}/demonstration/second-facteur\n`);
}

async function run(config: Config): Promise<void> {
  const release = lockFolder(config.dataFolder, `http://localhost:${config.port}`);
  process.on('exit', release);
  refuseHalfRestored(config.dataFolder);
  const isDemonstration = config.environment === 'demonstration';
  const password = isDemonstration
    ? keptSecret(config.dataFolder, 'demo-password', () => randomBytes(9).toString('base64url'))
    : '';
  let accounts: readonly DemoAccount[] = [];
  const server = await startServer(config, {
    onBroken: ({ message }) => {
      process.stderr.write(`${message}\nRien de confirmé n’est perdu. ${ROOM_ADVICE} : ${config.dataFolder}\n`);
      // Long enough for the calls under way to be told.
      setTimeout(() => process.exit(1), FAREWELL_MS);
    },
    prepare: async (services) => {
      if (isDemonstration) accounts = await prepareDemonstration(services, password);
    },
  });
  announce(server.url, accounts, password);
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

try {
  await run(readConfig(process.env));
} catch (error) {
  if (error instanceof FolderInUse) say(`Habilis tourne déjà avec ces données : ${error.url}`);
  else {
    const trace = error instanceof Error ? (error.stack ?? error.message) : String(error);
    process.stderr.write(`${failureSentence(error) ?? trace}\n`);
  }
  process.exit(1);
}
