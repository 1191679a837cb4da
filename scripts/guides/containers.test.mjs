import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../../apps/server/src/config.ts';
import { root } from '../provision.mjs';

const textOf = (name) => readFileSync(join(root, name), 'utf8');
const compose = parse(textOf('compose.yaml'));

test('the Containerfile is well formed, and its image runs as nobody', () => {
  const text = textOf('Containerfile');
  expect(validate(text)).toEqual([]);
  const last = text.split(/^FROM /m).at(-1);
  expect(last).toMatch(/^USER 10001:10001$/m);
  expect(last).toMatch(/^HEALTHCHECK /m);
});

/** What each variable that an operator must give stands for. */
const GIVEN = {
  HABILIS_URL: 'https://habilis.example.org',
  HABILIS_SUPPORT_EMAIL: 'aide@habilis.example.org',
  HABILIS_TOKEN_SECRET: 'Zk2vQ8mXw4Rr7TtYb1NcLd5PfJh9GsKa',
  S3_SECRET_ACCESS_KEY: 'Zk2vQ8mXw4Rr7TtYb1NcLd5PfJh9GsKa',
  POSTGRES_PASSWORD: 'unMotDePasse2026',
};

const filled = (value) =>
  String(value).replaceAll(
    /\$\{(\w+)(?::-([^}]*)|:\?[^}]*)?\}/g,
    (_, name, fallback) => fallback ?? GIVEN[name] ?? name,
  );

test('the server of compose.yaml takes its settings for production, on the database and the files beside it', () => {
  const { environment } = compose.services.habilis;
  const env = Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, filled(value)]));
  const config = readConfig({ ...env, HABILIS_ENV: 'production', HABILIS_DATA: '/var/lib/habilis' });
  expect(config.environment).toBe('production');
  const hosts = [env.DATABASE_URL, env.S3_ENDPOINT, env.SMTP_URL].map((url) => new URL(url).hostname);
  for (const host of hosts) expect(Object.keys(compose.services)).toContain(host);
});

test('compose.yaml says no secret, names versions, and keeps what must outlive a container in a volume', () => {
  for (const [name, { image, volumes = [], environment = {}, depends_on: after = {} }] of Object.entries(
    compose.services,
  )) {
    if (name !== 'habilis') expect(image).toMatch(/:v?\d/);
    for (const volume of volumes) expect(Object.keys(compose.volumes)).toContain(volume.split(':')[0]);
    for (const [key, value] of Object.entries(environment))
      if (/SECRET|PASSWORD/.test(key)) expect(value).toMatch(/^\$\{\w+:\?/);
    for (const [other, { condition }] of Object.entries(after)) {
      const isChecked = 'healthcheck' in compose.services[other] || condition === 'service_completed_successfully';
      expect(isChecked).toBe(true);
    }
  }
});
