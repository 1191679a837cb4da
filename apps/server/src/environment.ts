import { isIP } from 'node:net';
import * as z from 'zod/mini';

const MIN_SECRET_LENGTH = 32;
const MIN_SECRET_CHARACTERS = 10;
const SEED_LENGTH = 32;
/** Of 32 random bytes, some 30 differ; fewer than this is no accident. */
const MIN_SEED_BYTES = 20;

function isAddressRange(value: string): boolean {
  const [ip = '', bits, ...others] = value.split('/');
  const width = isIP(ip) === 6 ? 128 : 32;
  return (
    isIP(ip) !== 0 && others.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= width))
  );
}
/** How an identity provider may sign (RFC 7518, 3.1). */
const SIGNATURES = ['RS256', 'PS256', 'ES256', 'EdDSA'] as const;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Faults of the environment, one sentence per line, each naming its variable. */
export class ConfigurationError extends Error {
  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.name = 'ConfigurationError';
  }
}

const text = z.string();
const address = (protocols: readonly string[]) =>
  text.check(
    z.refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `doit être une adresse en ${protocols.map((protocol) => `${protocol}//`).join(' ou ')}`,
    ),
  );
/** Hosts of a database's URL, those of its `host` parameter included. */
function hostsOf(value: string): readonly string[] {
  const [, rest = ''] = value.split('://');
  const [address = '', question = ''] = rest.split('?');
  const place = (address.split('/')[0] ?? '').split('@').at(-1) ?? '';
  return [place, ...new URLSearchParams(question).getAll('host')].flatMap((hosts) => hosts.split(','));
}
/** The driver knows one host: of several it would take a wrong one, or none. */
const databaseUrl = text.check(
  z.refine(
    (value) => hostsOf(value).filter((host) => host !== '').length < 2,
    'ne nomme qu’un hôte : mettez devant les serveurs un répartiteur qui connaît le principal (HAProxy sur les contrôles de Patroni, par exemple) et donnez son adresse',
  ),
);
const secret = text.check(
  z.refine(
    (value) => value.length >= MIN_SECRET_LENGTH && new Set(value).size >= MIN_SECRET_CHARACTERS,
    `est trop faible : il faut au moins ${MIN_SECRET_LENGTH} caractères au hasard`,
  ),
);
/** The seed of an Ed25519 key (RFC 8032): what a person types or repeats is no such thing. */
const graine = text.check(
  z.refine((value) => {
    const bytes = Buffer.from(value, 'base64');
    return bytes.length === SEED_LENGTH && new Set(bytes).size >= MIN_SEED_BYTES;
  }, 'est trop faible : il faut 32 octets au hasard, en base64'),
);
/** Load balancers trusted to report the caller's address; nobody else's header is believed. */
const proxies = z.pipe(
  z.pipe(
    text,
    z.transform((value) => value.split(',').map((one) => one.trim())),
  ),
  z.array(text.check(z.refine(isAddressRange, 'est une liste d’adresses ou de plages, séparées par des virgules'))),
);
const port = z.pipe(
  text.check(z.refine((value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535, 'est un nombre entre 0 et 65535')),
  z.transform(Number),
);

/** Every variable that the server reads; an empty one counts as absent. */
const Variables = z.object({
  HABILIS_ENV: z._default(z.enum(['demonstration', 'production'], 'vaut demonstration ou production'), 'demonstration'),
  HOST: z.optional(text),
  PORT: z._default(port, 3000),
  HABILIS_DATA: z._default(text, '.habilis'),
  HABILIS_URL: z.optional(address(['https:', 'http:'])),
  DATABASE_URL: z.optional(z.pipe(databaseUrl, address(['postgres:', 'postgresql:']))),
  HABILIS_TOKEN_SECRET: z.optional(secret),
  HABILIS_TOKEN_SECRET_FORMER: z.optional(secret),
  HABILIS_CERTIFICATE_KEY: z.optional(graine),
  HABILIS_SUPPORT_EMAIL: z._default(z.email('doit être une adresse électronique'), 'support@habilis.example.org'),
  HABILIS_SECURITY_CONTACT: z.optional(address(['https:', 'mailto:', 'tel:'])),
  HABILIS_SUPPORT_REPLY_EMAIL: z.optional(z.email('doit être une adresse électronique')),
  HABILIS_SUPPORT_REPLY_TOKEN: z.optional(secret),
  HABILIS_REGISTER_URL: z.optional(address(['https:', 'http:'])),
  HABILIS_REGISTER: z.optional(z.enum(['down'], 'ne peut valoir que down')),
  HABILIS_WEBHOOKS: z.optional(z.enum(['local'], 'ne peut valoir que local')),
  HABILIS_TRUST_PROXY: z._default(proxies, []),
  HABILIS_LOG: z._default(z.enum(LOG_LEVELS, `vaut ${LOG_LEVELS.join(', ')}`), 'warn'),
  HABILIS_METRICS_TOKEN: z.optional(secret),
  HABILIS_OIDC_ISSUER: z.optional(address(['https:', 'http:'])),
  HABILIS_OIDC_CLIENT_ID: z.optional(text),
  HABILIS_OIDC_CLIENT_SECRET: z.optional(text),
  HABILIS_OIDC_NAME: z._default(text.check(z.maxLength(40, 'a 40 caractères au plus')), 'ProConnect'),
  HABILIS_OIDC_ACR: z.optional(text),
  HABILIS_OIDC_ALG: z._default(z.enum(SIGNATURES, `vaut ${SIGNATURES.join(', ')}`), 'RS256'),
  SMTP_URL: z.optional(address(['smtp:', 'smtps:'])),
  HABILIS_MAIL_FROM: z.optional(z.email('doit être une adresse électronique')),
  S3_ENDPOINT: z.optional(address(['https:', 'http:'])),
  S3_BUCKET: z.optional(text.check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'doit être un nom de compartiment'))),
  S3_REGION: z._default(text, 'us-east-1'),
  S3_ACCESS_KEY_ID: z.optional(text),
  S3_SECRET_ACCESS_KEY: z.optional(text),
});
export type Variables = z.infer<typeof Variables>;

/** Variables that only our tools read. */
const TOOL_NAME = /^HABILIS_(SERVER$|TEST_)/;
const NAMES: readonly string[] = Object.keys(Variables.shape);
const REPLY_NAMES = ['HABILIS_SUPPORT_REPLY_EMAIL', 'HABILIS_SUPPORT_REPLY_TOKEN'] as const;
const OIDC_NAMES = ['HABILIS_OIDC_ISSUER', 'HABILIS_OIDC_CLIENT_ID', 'HABILIS_OIDC_CLIENT_SECRET'] as const;
const S3_NAMES = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** Edit distance between two names, to suggest the right one. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [line, letter] of [...from].entries()) {
    const next = [line + 1];
    for (const [column, other] of [...to].entries()) {
      const [kept = 0, dropped = 0, added = 0] = [row[column], row[column + 1], next[column]];
      next.push(Math.min(kept + (letter === other ? 0 : 1), dropped + 1, added + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

function unknownNames(env: NodeJS.ProcessEnv): string[] {
  const unknown = Object.keys(env).filter(
    (name) => name.startsWith('HABILIS_') && !NAMES.includes(name) && !TOOL_NAME.test(name),
  );
  return unknown.map((name) => {
    const [nearest] = NAMES.toSorted((one, other) => distance(name, one) - distance(name, other));
    return `${name} n’est pas une variable connue : vouliez-vous dire ${nearest} ?`;
  });
}

function missing(variables: Variables): string[] {
  const required = (name: keyof Variables, reason: string) =>
    variables[name] === undefined ? [`${name} est obligatoire ${reason}.`] : [];
  const given = S3_NAMES.filter((name) => variables[name] !== undefined);
  const known = OIDC_NAMES.filter((name) => variables[name] !== undefined);
  const heard = REPLY_NAMES.filter((name) => variables[name] !== undefined);
  return [
    ...(variables.HABILIS_ENV === 'production'
      ? ['DATABASE_URL', 'HABILIS_TOKEN_SECRET'].flatMap((name) => required(name as keyof Variables, 'en production'))
      : []),
    ...(given.length > 0 ? S3_NAMES.flatMap((name) => required(name, `avec ${given[0]}`)) : []),
    ...(known.length > 0
      ? [...OIDC_NAMES, 'HABILIS_URL' as const].flatMap((name) => required(name, `avec ${known[0]}`))
      : []),
    ...(heard.length > 0 ? REPLY_NAMES.flatMap((name) => required(name, `avec ${heard[0]}`)) : []),
    ...(variables.SMTP_URL === undefined ? [] : required('HABILIS_URL', 'avec SMTP_URL : les courriels y mènent')),
  ];
}

function misused({
  HABILIS_ENV,
  HABILIS_OIDC_ISSUER,
  HABILIS_REGISTER,
  HABILIS_URL,
  HABILIS_WEBHOOKS,
}: Variables): string[] {
  if (HABILIS_ENV !== 'production') return [];
  return [
    ...(HABILIS_REGISTER === undefined ? [] : ['HABILIS_REGISTER ne sert qu’à la démonstration.']),
    ...(HABILIS_WEBHOOKS === undefined ? [] : ['HABILIS_WEBHOOKS ne sert qu’à la démonstration.']),
    ...(HABILIS_OIDC_ISSUER?.startsWith('http:') === true
      ? ['HABILIS_OIDC_ISSUER doit être en https:// en production.']
      : []),
    ...(HABILIS_URL?.startsWith('http:') === true ? ['HABILIS_URL doit être en https:// en production.'] : []),
  ];
}

/** The variables, typed; throws all the faults at once. */
export function readEnvironment(env: NodeJS.ProcessEnv): Variables {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = z.safeParse(Variables, given);
  const unknown = unknownNames(env);
  const faults = parsed.success
    ? [...missing(parsed.data), ...misused(parsed.data)]
    : parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`);
  if (!parsed.success || faults.length > 0 || unknown.length > 0) throw new ConfigurationError([...unknown, ...faults]);
  return parsed.data;
}
