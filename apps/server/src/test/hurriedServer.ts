// Child of the tests of background work: the demonstration, its jobs in a hurry.
import { randomBytes } from 'node:crypto';
import { keptSecret, readConfig } from '../config.ts';
import { prepareDemonstration } from '../demo/prepareDemonstration.ts';
import { startServer } from '../startServer.ts';

const config = readConfig(process.env);
const password = keptSecret(config.dataFolder, 'demo-password', () => randomBytes(9).toString('base64url'));
const server = await startServer(config, {
  pollSeconds: 0.5,
  superviseSeconds: 1,
  expireSeconds: 2,
  retryDelaySeconds: 0,
  retryLimit: Number(process.env['RETRY_LIMIT']),
  prepare: async (services) => void (await prepareDemonstration(services, password)),
});
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
