import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const MIN_SECRET_LENGTH = 32;

/** The process's settings, read once from the environment and from the data folder. */
export type Config = {
  readonly environment: 'demonstration' | 'production';
  readonly host: string;
  readonly port: number;
  readonly dataFolder: string;
  readonly databaseUrl: string | null;
  readonly tokenSecret: Uint8Array;
  readonly supportEmail: string;
  readonly registerUrl: string | null;
  readonly isRegisterDown: boolean;
  /** Answers are held against the contract before they leave. */
  readonly validateAnswers: boolean;
  readonly trustProxy: boolean;
  readonly webFolder: string;
  readonly textsFolder: string;
  readonly version: string;
};

/** Reads a secret of the data folder, made at first use, readable by its owner only. */
export function keptSecret(folder: string, name: string, make: () => string): string {
  const path = join(folder, name);
  if (!existsSync(path)) {
    // Put in place whole: of two processes that start at once, both read the first one's.
    const temporary = `${path}.${randomUUID()}`;
    writeFileSync(temporary, `${make()}\n`, { mode: 0o600 });
    try {
      linkSync(temporary, path);
    } catch (error) {
      if (!existsSync(path)) throw error;
    } finally {
      rmSync(temporary);
    }
  }
  return readFileSync(path, 'utf8').trim();
}

function tokenSecretOf(env: NodeJS.ProcessEnv, folder: string, isProduction: boolean): string {
  const given = env['HABILIS_TOKEN_SECRET'];
  if (given === undefined && isProduction) throw new Error('HABILIS_TOKEN_SECRET est obligatoire en production.');
  const secret = given ?? keptSecret(folder, 'token-secret', () => randomBytes(32).toString('base64url'));
  if (secret.length < MIN_SECRET_LENGTH || new Set(secret).size < 10) {
    throw new Error(
      `HABILIS_TOKEN_SECRET est trop faible : il faut au moins ${MIN_SECRET_LENGTH} caractères au hasard.`,
    );
  }
  return secret;
}

/** The configuration of an environment; throws a sentence that says what to mend. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const environment = env['HABILIS_ENV'] ?? 'demonstration';
  if (environment !== 'demonstration' && environment !== 'production')
    throw new Error('HABILIS_ENV vaut demonstration ou production.');
  const isProduction = environment === 'production';
  const port = Number(env['PORT'] ?? '3000');
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error('PORT doit être un nombre entre 0 et 65535.');
  const folder = env['HABILIS_DATA'] ?? '.habilis';
  const dataFolder = isAbsolute(folder) ? folder : join(ROOT, folder);
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const databaseUrl = env['DATABASE_URL'] ?? null;
  if (isProduction && databaseUrl === null) throw new Error('DATABASE_URL est obligatoire en production.');
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  return {
    environment,
    host: env['HOST'] ?? (isProduction ? '0.0.0.0' : '127.0.0.1'),
    port,
    dataFolder,
    databaseUrl,
    tokenSecret: new TextEncoder().encode(tokenSecretOf(env, dataFolder, isProduction)),
    supportEmail: env['HABILIS_SUPPORT_EMAIL'] ?? 'support@habilis.example.org',
    registerUrl: env['HABILIS_REGISTER_URL'] ?? null,
    isRegisterDown: env['HABILIS_REGISTER'] === 'down',
    validateAnswers: !isProduction,
    trustProxy: env['HABILIS_TRUST_PROXY'] === '1',
    webFolder: join(ROOT, 'apps/web/dist'),
    textsFolder: join(ROOT, 'packages/i18n/compiled'),
    version,
  };
}
