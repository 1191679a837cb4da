// Programs of Debian judge what the guide of operators prints, without being started: `npm test -- guides`.
import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../provision.mjs';
import { findProgram } from '../system-tools.mjs';
import { blocksOf } from './blocks.mjs';

let folder;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'habilis-guides-'));
  chmodSync(folder, 0o755);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** How a program ends, with all that it says. */
function run(command, args, options = {}) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8', ...options });
  return { status, said: `${stdout ?? ''}${stderr ?? ''}${error?.message ?? ''}` };
}

test.each(blocksOf('nginx'))('nginx takes $place', ({ content }) => {
  const nginx = findProgram('nginx', 'nginx-light');
  const [key, certificate] = ['cle.pem', 'certificat.pem'].map((name) => join(folder, name));
  const made = run(findProgram('openssl', 'openssl'), [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-days',
    '1',
    '-subj',
    '/CN=habilis.example.org',
    '-keyout',
    key,
    '-out',
    certificate,
  ]);
  expect(made).toMatchObject({ status: 0 });
  // Only what is the operator's own stands for itself: the files of the certificate.
  const own = content
    .replaceAll(/(ssl_certificate) [^;]+;/g, `$1 ${certificate};`)
    .replaceAll(/(ssl_certificate_key) [^;]+;/g, `$1 ${key};`);
  const path = join(folder, 'nginx.conf');
  writeFileSync(path, `pid ${folder}/nginx.pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${own}\n}\n`);
  const { status, said } = run(nginx, ['-t', '-p', folder, '-c', path]);
  expect(said).not.toMatch(/\[(warn|emerg|alert|crit)\]/);
  expect(status).toBe(0);
});

test.each(blocksOf('systemd'))('systemd takes $place', ({ content }) => {
  const analyze = findProgram('systemd-analyze', 'systemd');
  const unit = join(folder, 'habilis.service');
  // A program and a person that are there; the guide names the operator's.
  writeFileSync(
    unit,
    content.replaceAll(/^ExecStart=\S+/gm, 'ExecStart=/bin/true').replaceAll(/^User=.*$/gm, 'User=root'),
  );
  const { said } = run(analyze, ['verify', '--man=no', unit]);
  expect(said.split('\n').filter((line) => line.includes('habilis'))).toEqual([]);
});

test('Postfix takes its settings, and hands the mail to the command of the alias', () => {
  const [postconf, postalias] = ['postconf', 'postalias'].map((name) => findProgram(name, 'postfix'));
  const settings = join(folder, 'postfix');
  mkdirSync(settings);
  copyFileSync('/etc/postfix/master.cf', join(settings, 'master.cf'));
  const [{ content: main }] = blocksOf('postfix');
  writeFileSync(
    join(settings, 'main.cf'),
    `compatibility_level = 3.6\nqueue_directory = ${folder}/queue\ndata_directory = ${folder}/data\n${main}`,
  );
  const [{ content: aliases }] = blocksOf('aliases');
  const own = join(folder, 'aliases');
  writeFileSync(own, aliases);
  expect(run(postalias, ['-c', settings, `hash:${own}`], { env: { ...process.env, MAIL_CONFIG: settings } }).said).toBe(
    '',
  );
  expect(run(postconf, ['-c', settings, 'alias_maps', 'recipient_delimiter'])).toEqual({
    status: 0,
    said: 'alias_maps = hash:/etc/aliases, hash:/etc/habilis-mail/aliases\nrecipient_delimiter = +\n',
  });
  // A word that Postfix does not know is told only when all settings are looked through.
  expect(run(postconf, ['-c', settings, '-n']).said).not.toMatch(/warning|unused/);
  expect(run(postalias, ['-c', settings, '-q', 'reponses', `hash:${own}`]).said.trim()).toBe(
    '"|/usr/local/bin/habilis-mail https://habilis.example.org /etc/habilis-mail/token"',
  );
});

test('Prometheus takes the alert rules, and they tell what they should', () => {
  const promtool = findProgram('promtool', 'prometheus');
  const cwd = join(root, 'apps/server/operating/watch');
  expect(run(promtool, ['check', 'rules', 'alertes.yml'], { cwd })).toMatchObject({ status: 0 });
  const { status, said } = run(promtool, ['test', 'rules', 'alertes.test.yml'], { cwd });
  expect(said).toContain('SUCCESS');
  expect(status).toBe(0);
});
