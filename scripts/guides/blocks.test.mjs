import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BENCHES, DATA, LONG_BENCHES } from '../parts.mjs';
import { root } from '../provision.mjs';
import { blocks, blocksOf } from './blocks.mjs';

/** What judges the blocks of each language: this file, the programs of Debian, the server's suite, or the types of the package. */
const JUDGED = ['sh', 'systemd', 'nginx', 'postfix', 'aliases', 'sql', 'tsx', 'css'];

test('every block of a guide is of a language that something judges', () => {
  expect(blocks.filter(({ language }) => !JUDGED.includes(language)).map(({ place }) => place)).toEqual([]);
});

test.each(blocksOf('sh'))('the shell takes $place', ({ content }) => {
  const { status, stderr } = spawnSync('sh', ['-n'], { input: content, encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
});

const guide = readFileSync(join(root, 'docs/operating.md'), 'utf8');

test('the verbs and the files that the guides name are there', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const shell = blocksOf('sh').map(({ content }) => content);
  const said = [guide, ...shell].join('\n');
  const verbs = [...said.matchAll(/\bnpm run ([\w-]+)/g)].map(([, verb]) => verb);
  expect(verbs.length).toBeGreaterThan(3);
  expect(verbs.filter((verb) => !(verb in scripts))).toEqual([]);
  const parts = { data: Object.keys(DATA), bench: [...BENCHES, ...Object.keys(LONG_BENCHES)] };
  const named = [...said.matchAll(/\bnpm run (data|bench) -- ([\w-]+)/g)];
  expect(named.length).toBeGreaterThan(3);
  expect(named.flatMap(([whole, verb, part]) => (parts[verb].includes(part) ? [] : [whole]))).toEqual([]);
  expect(Object.values({ ...DATA, ...LONG_BENCHES }).filter((path) => !existsSync(join(root, path)))).toEqual([]);
  const paths = [...said.matchAll(/\b((?:apps|packages|scripts|docs)\/[\w./-]+\.\w+)/g)].map(([, path]) => path);
  expect(paths).toContain('apps/server/operating/handOverMail.mjs');
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('the variables of the guide are those that the server reads', () => {
  const read = readFileSync(join(root, 'apps/server/src/environment.ts'), 'utf8');
  const own = /\b(?:HABILIS_[A-Z_]*[A-Z]|SMTP_URL|DATABASE_URL|S3_[A-Z_]*[A-Z])\b/g;
  const told = new Set(guide.match(own));
  // Keys of what the environment is read with, not names of our own.
  const known = new Set([...read.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name));
  expect(known.size).toBeGreaterThan(20);
  expect([...known].filter((name) => !guide.includes(name))).toEqual([]);
  expect([...told].filter((name) => !known.has(name))).toEqual([]);
});
