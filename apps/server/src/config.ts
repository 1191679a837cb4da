import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readEnvironment, type Variables } from './environment.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** The S3 service that holds the files, when they are not in the data folder. */
export type S3Config = {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

/** Where answers to the support's mails are heard: their address, and what proves that a posted mail was received there. */
export type ReponsesConfig = { readonly email: string; readonly token: string };

/** The identity provider by which one may sign in (OpenID Connect Discovery 1.0), as this site is registered there. */
export type FournisseurConfig = {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** What people call it. */
  readonly nom: string;
  /** The levels of assurance to ask for, the best first. */
  readonly acr: readonly string[];
  /** How it signs its identity tokens and its userinfo. */
  readonly alg: string;
};

/** The process's settings, read once from the environment and from the data folder. */
export type Config = {
  readonly environment: 'demonstration' | 'production';
  readonly host: string;
  readonly port: number;
  readonly dataFolder: string;
  readonly databaseUrl: string | null;
  readonly tokenSecret: Uint8Array;
  /** The previous secret: what it encrypted or sealed can still be read. */
  readonly formerTokenSecret: Uint8Array | null;
  /** The seed of the key that signs certificats, when the operator gives it. */
  readonly certificateKey: Uint8Array | null;
  readonly supportEmail: string;
  /** The address where weaknesses are reported: of a page, a mailbox or a telephone. */
  readonly securityContact: string;
  /** Null when the support's mails are one-way. */
  readonly supportReponses: ReponsesConfig | null;
  /** The site's public address, without a final slash. */
  readonly siteUrl: string;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly s3: S3Config | null;
  /** Null where one signs in by password or passkey alone. */
  readonly fournisseur: FournisseurConfig | null;
  readonly metricsToken: string | null;
  readonly logLevel: string;
  readonly registerUrl: string | null;
  readonly isRegisterDown: boolean;
  /** Whether webhooks may lead to this very machine: for tests and trials alone. */
  readonly areWebhooksLocal: boolean;
  /** Whether answers are checked against the contract before they are sent. */
  readonly validateAnswers: boolean;
  /** Addresses of the load balancers in front; empty when there is none. */
  readonly trustProxy: readonly string[];
  readonly webFolder: string;
  readonly textsFolder: string;
  readonly version: string;
};

/** Reads a secret of the data folder; made at first use, readable only by its owner. */
export function keptSecret(folder: string, name: string, make: () => string): string {
  const path = join(folder, name);
  if (!existsSync(path)) {
    // Linked into place whole: two processes that start at once both read the first one's.
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

function s3Of(variables: Variables): S3Config | null {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = variables;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = variables;
  if (endpoint === undefined || bucket === undefined || accessKeyId === undefined || secretAccessKey === undefined)
    return null;
  return { endpoint, bucket, region, accessKeyId, secretAccessKey };
}

function reponsesOf(variables: Variables): ReponsesConfig | null {
  const { HABILIS_SUPPORT_REPLY_EMAIL: email, HABILIS_SUPPORT_REPLY_TOKEN: token } = variables;
  return email === undefined || token === undefined ? null : { email, token };
}

function fournisseurOf(variables: Variables): FournisseurConfig | null {
  const { HABILIS_OIDC_ISSUER: issuer, HABILIS_OIDC_CLIENT_ID: clientId } = variables;
  const { HABILIS_OIDC_CLIENT_SECRET: clientSecret, HABILIS_OIDC_NAME: nom, HABILIS_OIDC_ALG: alg } = variables;
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) return null;
  const acr = (variables.HABILIS_OIDC_ACR ?? '').split(/\s+/).filter((one) => one !== '');
  return { issuer, clientId, clientSecret, nom, acr, alg };
}

/** Reads the configuration from the environment; throws sentences that say what to fix. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const variables = readEnvironment(env);
  const { HABILIS_ENV: environment, HABILIS_DATA: folder, PORT: port } = variables;
  const isProduction = environment === 'production';
  const dataFolder = isAbsolute(folder) ? folder : join(ROOT, folder);
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const makeSecret = () => randomBytes(32).toString('base64url');
  const tokenSecret = variables.HABILIS_TOKEN_SECRET ?? keptSecret(dataFolder, 'token-secret', makeSecret);
  const { HABILIS_TOKEN_SECRET_FORMER: formerSecret } = variables;
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  return {
    environment,
    host: variables.HOST ?? (isProduction ? '0.0.0.0' : '127.0.0.1'),
    port,
    dataFolder,
    databaseUrl: variables.DATABASE_URL ?? null,
    tokenSecret: new TextEncoder().encode(tokenSecret),
    formerTokenSecret: formerSecret === undefined ? null : new TextEncoder().encode(formerSecret),
    certificateKey:
      variables.HABILIS_CERTIFICATE_KEY === undefined ? null : Buffer.from(variables.HABILIS_CERTIFICATE_KEY, 'base64'),
    supportEmail: variables.HABILIS_SUPPORT_EMAIL,
    securityContact: variables.HABILIS_SECURITY_CONTACT ?? `mailto:${variables.HABILIS_SUPPORT_EMAIL}`,
    supportReponses: reponsesOf(variables),
    siteUrl: (variables.HABILIS_URL ?? `http://localhost:${port}`).replace(/\/+$/, ''),
    smtpUrl: variables.SMTP_URL ?? null,
    mailFrom: variables.HABILIS_MAIL_FROM ?? variables.HABILIS_SUPPORT_EMAIL,
    s3: s3Of(variables),
    fournisseur: fournisseurOf(variables),
    metricsToken: variables.HABILIS_METRICS_TOKEN ?? null,
    logLevel: variables.HABILIS_LOG,
    registerUrl: variables.HABILIS_REGISTER_URL ?? null,
    isRegisterDown: variables.HABILIS_REGISTER === 'down',
    areWebhooksLocal: variables.HABILIS_WEBHOOKS === 'local',
    validateAnswers: !isProduction,
    trustProxy: variables.HABILIS_TRUST_PROXY,
    webFolder: join(ROOT, 'apps/web/dist'),
    textsFolder: join(ROOT, 'packages/i18n/compiled'),
    version,
  };
}
