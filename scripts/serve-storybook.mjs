// Serves the Storybook that `npm run storybook -- static` has built, on PORT (6006).
import { join } from 'node:path';
import { root } from './provision.mjs';
import { serveStatic } from './static-server.mjs';
import { storybookHeaders } from './storybook-policy.mjs';

const port = Number(process.env.PORT ?? 6006);
try {
  const { url } = await serveStatic(join(root, 'apps/storybook/storybook-static'), {
    port,
    headersOf: storybookHeaders,
  });
  console.log(`Storybook : ${url}/`);
} catch (error) {
  console.error(error.code === 'EADDRINUSE' ? `Le port ${port} est pris : PORT=… en choisit un autre.` : error.message);
  process.exitCode = 1;
}
