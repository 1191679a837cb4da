import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

// Workers load this file again: the folder and the port are chosen once and handed down by the environment.
process.env['E2E_DATA'] ??= mkdtempSync(join(tmpdir(), 'habilis-e2e-'));
// Between the ports that a browser refuses (3659, 6000… 10080) and those the system hands out (from 32768).
process.env['E2E_PORT'] ??= String(20_000 + 2 * (process.pid % 5_000));
const port = process.env['E2E_PORT'];
process.env['E2E_PROVIDER_PORT'] ??= String(Number(port) + 1);
const providerPort = process.env['E2E_PROVIDER_PORT'];
/** How the demonstration under test is registered at the identity provider beside it. */
const REGISTERED = {
  HABILIS_URL: `http://localhost:${port}`,
  HABILIS_OIDC_CLIENT_ID: 'parcours',
  HABILIS_OIDC_CLIENT_SECRET: 'secret-des-parcours-0123456789',
};
const database = process.env['HABILIS_TEST_DATABASE'];
const isEmbedded = !database || database === 'pglite';
const postgres = isEmbedded ? {} : { DATABASE_URL: database };

// Every journey runs once: on PostgreSQL those whose outcome locks and transactions decide (two persons on one thing, accounts and their keys), the others on the embedded
// database, the whole road on both. Asked for by name (`npm test -- e2e`), those of PostgreSQL run on both (0117).
const ON_POSTGRES_ALONE = /(compte|deux-formateurs|rencontre-[a-z]+)\.e2e\.ts$/;
const ON_BOTH = /route-entiere\.e2e\.ts$/;

/** The journeys that last longest, which begin first: one that began last would keep a core alone. */
const LONGEST = /(formulaire|rencontre-classes|route-entiere|sessions|sessions-refus|shell)\.e2e\.ts$/;

const isWhole = process.env['HABILIS_TEST_JOURNEYS'] === 'all';
const OTHERS = isEmbedded
  ? isWhole
    ? []
    : [ON_POSTGRES_ALONE]
  : [new RegExp(`^(?!.*(${ON_POSTGRES_ALONE.source}|${ON_BOTH.source}))`)];

export default defineConfig({
  testDir: 'e2e',
  projects: [
    { name: 'longest', testMatch: LONGEST, testIgnore: OTHERS },
    { name: 'others', testMatch: '**/*.e2e.ts', testIgnore: [...OTHERS, LONGEST] },
  ],
  globalTeardown: './e2e/expectPolicyKept.ts',
  outputDir: 'e2e/.output',
  // Two do not keep two cores busy: each journey has its own people and demandes.
  workers: 3,
  // A busy machine may miss a moment of a browser; what needed its second try is named at the end of `npm test`.
  retries: 1,
  // Limits end what hangs: a machine four times busier than two quiet cores stays within them.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    launchOptions: {
      // A page lives for seconds: compiling it for speed takes a tenth of the browser's time, and gives less.
      args: [
        '--no-sandbox',
        '--headless',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--js-flags=--no-opt --no-maglev',
      ],
      ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
    },
  },
  webServer: [
    {
      command: 'node ../demo/src/fournisseur.ts',
      url: `http://localhost:${providerPort}/.well-known/openid-configuration`,
      // It tells at length what it lacks for production.
      stderr: 'ignore',
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
      env: { ...REGISTERED, PORT: providerPort },
    },
    {
      command: 'node ../demo/src/main.ts',
      url: `http://localhost:${port}/api/server-properties`,
      timeout: 600_000,
      stdout: 'ignore',
      stderr: 'pipe',
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
      // What journeys set up by calls comes from networks of their own (`rencontre.ts`); webhooks lead to receivers on this machine.
      env: {
        ...postgres,
        PORT: port,
        HABILIS_DATA: process.env['E2E_DATA'],
        HABILIS_TRUST_PROXY: '127.0.0.1, ::1',
        HABILIS_WEBHOOKS: 'local',
        HABILIS_OIDC_ISSUER: `http://localhost:${providerPort}`,
        ...REGISTERED,
      },
    },
  ],
});
