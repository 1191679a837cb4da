import { expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';

const SECRET = 'Vf3k9QzL0pXw7RtY2uBn5mCs8dHj1gKe';
const PRODUCTION = {
  HABILIS_ENV: 'production',
  DATABASE_URL: 'postgres://habilis@base/habilis',
  HABILIS_TOKEN_SECRET: SECRET,
};
const S3 = {
  S3_ENDPOINT: 'https://s3.example.org',
  S3_BUCKET: 'habilis',
  S3_ACCESS_KEY_ID: 'cle',
  S3_SECRET_ACCESS_KEY: 'secret',
};

test('without any variable it is a demonstration with its defaults; an empty one counts as absent', () => {
  const defaults = { HABILIS_ENV: 'demonstration', PORT: 3000, HABILIS_DATA: '.habilis', HABILIS_TRUST_PROXY: [] };
  expect(readEnvironment({})).toMatchObject(defaults);
  expect(readEnvironment({ PORT: '', DATABASE_URL: '', HABILIS_TEST_DATABASE: 'pglite' })).toMatchObject(defaults);
});

test('what production needs and what the services need is taken whole', () => {
  const env = {
    ...PRODUCTION,
    ...S3,
    SMTP_URL: 'smtps://nom:mot@mail.example.org',
    HABILIS_URL: 'https://habilis.example.org',
  };
  expect(readEnvironment({ ...env, PORT: '8080', HABILIS_TRUST_PROXY: '10.0.0.0/8, 192.0.2.7' })).toMatchObject({
    ...env,
    PORT: 8080,
    HABILIS_TRUST_PROXY: ['10.0.0.0/8', '192.0.2.7'],
  });
});

test.each<[NodeJS.ProcessEnv, RegExp]>([
  [{ HABILIS_ENV: 'prod' }, /^HABILIS_ENV vaut demonstration ou production\.$/],
  [{ PORT: '80.5' }, /^PORT est un nombre entre 0 et 65535\.$/],
  [{ PORT: '70000' }, /^PORT/],
  [{ DATABASE_URL: 'mysql://base/habilis' }, /^DATABASE_URL doit être une adresse en postgres:\/\//],
  [{ DATABASE_URL: 'postgres://h@un:5432,deux:5432/habilis' }, /^DATABASE_URL ne nomme qu’un hôte : .*répartiteur/],
  [{ DATABASE_URL: 'postgres://h@un,deux/habilis' }, /^DATABASE_URL ne nomme qu’un hôte/],
  [{ DATABASE_URL: 'postgres://h@/habilis?host=un&host=deux' }, /^DATABASE_URL ne nomme qu’un hôte/],
  [{ HABILIS_URL: 'habilis.example.org' }, /^HABILIS_URL doit être une adresse en https:\/\//],
  [{ HABILIS_REGISTER_URL: 'ftp://registre' }, /^HABILIS_REGISTER_URL doit être une adresse/],
  [{ HABILIS_REGISTER: 'up' }, /^HABILIS_REGISTER ne peut valoir que down/],
  [{ HABILIS_WEBHOOKS: 'all' }, /^HABILIS_WEBHOOKS ne peut valoir que local/],
  [{ HABILIS_TRUST_PROXY: 'oui' }, /^HABILIS_TRUST_PROXY.* est une liste d’adresses/],
  [{ HABILIS_LOG: 'bavard' }, /^HABILIS_LOG vaut fatal, error/],
  [{ HABILIS_SUPPORT_EMAIL: 'support' }, /^HABILIS_SUPPORT_EMAIL doit être une adresse électronique/],
  [{ HABILIS_MAIL_FROM: 'Habilis' }, /^HABILIS_MAIL_FROM doit être une adresse électronique/],
  [{ SMTP_URL: 'mail.example.org', HABILIS_URL: 'https://x.example.org' }, /^SMTP_URL doit être une adresse en smtp:/],
  [{ SMTP_URL: 'smtp://mail.example.org' }, /^HABILIS_URL est obligatoire avec SMTP_URL/],
  [{ S3_BUCKET: 'habilis' }, /S3_ENDPOINT est obligatoire avec S3_BUCKET/],
  [{ ...S3, S3_SECRET_ACCESS_KEY: '' }, /^S3_SECRET_ACCESS_KEY est obligatoire avec S3_ENDPOINT\.$/],
  [{ ...S3, S3_BUCKET: 'Mon Compartiment' }, /^S3_BUCKET doit être un nom de compartiment/],
  [{ HABILIS_TOKEN_SECRET: 'trop-court' }, /^HABILIS_TOKEN_SECRET est trop faible/],
  [{ ...PRODUCTION, HABILIS_TOKEN_SECRET: 'a'.repeat(64) }, /^HABILIS_TOKEN_SECRET est trop faible/],
  [{ HABILIS_CERTIFICATE_KEY: Buffer.alloc(32, 7).toString('base64') }, /^HABILIS_CERTIFICATE_KEY est trop faible/],
  [{ HABILIS_CERTIFICATE_KEY: SECRET.slice(0, 20) }, /^HABILIS_CERTIFICATE_KEY est trop faible/],
  [
    { ...PRODUCTION, HABILIS_SUPPORT_REPLY_EMAIL: 'r@example.org' },
    /^HABILIS_SUPPORT_REPLY_TOKEN est obligatoire avec HABILIS_SUPPORT_REPLY_EMAIL/,
  ],
  [{ ...PRODUCTION, HABILIS_METRICS_TOKEN: 'abcabcabc' }, /^HABILIS_METRICS_TOKEN est trop faible/],
  [{ ...PRODUCTION, DATABASE_URL: '' }, /^DATABASE_URL est obligatoire en production\.$/],
  [{ ...PRODUCTION, HABILIS_TOKEN_SECRET: '' }, /^HABILIS_TOKEN_SECRET est obligatoire en production\.$/],
  [{ ...PRODUCTION, HABILIS_REGISTER: 'down' }, /^HABILIS_REGISTER ne sert qu’à la démonstration/],
  [{ ...PRODUCTION, HABILIS_WEBHOOKS: 'local' }, /^HABILIS_WEBHOOKS ne sert qu’à la démonstration/],
  [{ ...PRODUCTION, HABILIS_URL: 'http://habilis.example.org' }, /^HABILIS_URL doit être en https:/],
  [{ HABILIS_TOKEN_SECRETS: SECRET }, /^HABILIS_TOKEN_SECRETS n’est pas .* HABILIS_TOKEN_SECRET \?$/],
  [{ HABILIS_PROXY: '1' }, /^HABILIS_PROXY n’est pas une variable connue : vouliez-vous dire HABILIS_\w+ \?$/],
])('%j is refused and told', (env, told) => {
  expect(() => readEnvironment(env)).toThrow(told);
});

test('everything that is to be mended is told at once, and no value is', () => {
  const env = { HABILIS_ENV: 'production', PORT: 'x', HABILIS_TOKEN_SECRET: 'secret-court', HABILIS_DATTA: '/srv' };
  expect(() => readEnvironment(env)).toThrow(
    [
      'HABILIS_DATTA n’est pas une variable connue : vouliez-vous dire HABILIS_DATA ?',
      'PORT est un nombre entre 0 et 65535.',
      'HABILIS_TOKEN_SECRET est trop faible : il faut au moins 32 caractères au hasard.',
    ].join('\n'),
  );
});
