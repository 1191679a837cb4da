// Child process of the benchmark of lists: the real server on a generated database, alone in its process as in production.
import { once } from 'node:events';
import { readConfig } from '@habilis/server/config';
import { startServer } from '@habilis/server/startServer';

// A volume that was just generated has millions of certificats to sign, which would be timed with the lists.
const server = await startServer(readConfig(process.env), { logLevel: 'silent', worksOffJobs: false });
process.send?.(server.url);
await once(process, 'message');
await server.close();
process.exit(0);
