// Child process of the tests of background work: a server with fast jobs.
import { readConfig } from '../config.ts';
import { startServer } from '../startServer.ts';

const server = await startServer(readConfig(process.env), {
  pollSeconds: 0.5,
  superviseSeconds: 1,
  expireSeconds: 2,
  retryDelaySeconds: 0,
  retryLimit: Number(process.env['RETRY_LIMIT']),
});
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
