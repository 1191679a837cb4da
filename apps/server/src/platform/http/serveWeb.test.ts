import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveWeb } from './serveWeb.ts';

const PAGE = `<head>
    <link rel="preload" href="/assets/fr/menu.json" as="fetch" crossorigin="">
    <link rel="preload" href="/build/police.woff2" as="font" crossorigin="">
    <style nonce="__NONCE__"></style>
</head><div id="cadre" data-place="__CADRE__"></div>`;
const folder = mkdtempSync(join(tmpdir(), 'habilis-web-'));
const app = Fastify();

beforeAll(async () => {
  const webFolder = join(folder, 'web');
  const textsFolder = join(folder, 'textes');
  for (const path of ['web/build', 'web/assets/fr', 'textes/fr']) mkdirSync(join(folder, path), { recursive: true });
  writeFileSync(join(webFolder, 'index.html'), PAGE);
  writeFileSync(join(webFolder, 'build/page.js'), 'export {};');
  writeFileSync(join(webFolder, 'assets/fr/menu.json'), '{"menu.titre":"Menu"}');
  writeFileSync(join(textsFolder, 'fr/menu.json'), '{"menu.titre":"Menu","menu.autre":"Autre"}');
  writeFileSync(join(textsFolder, 'fr/droits.json'), '{"droits.titre":"Droits"}');
  await app.register(helmet);
  await serveWeb(app, { webFolder, textsFolder });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string) => app.inject({ url });
const frameAt = async (url: string) => /data-place="([^"]*)"/.exec((await get(url)).body)?.[1];

test.each([
  ['/', 'connexion'],
  ['/connexion', 'connexion'],
  ['/G/1', 'espace'],
  ['/I/12/demandes?etat=clos', 'espace'],
  ['/compte/securite', 'espace'],
  ['/bienvenue', 'espace'],
  ['/annuaire', 'liste'],
  ['/annuaire/12', 'public'],
  ['/suivi-liste/12-cle', 'liste'],
  ['/certificat', 'public'],
  ['/verifier-liste', 'liste'],
  ['/mentions-legales', 'public'],
  ['/nulle-part', 'public'],
])('[R882] the page at %s draws the frame « %s » first', async (url, place) => expect(await frameAt(url)).toBe(place));

test('[R882] home draws the frame of a role to who is signed in', async () => {
  const frameFor = async (url: string, cookie: string) =>
    /data-place="([^"]*)"/.exec((await app.inject({ url, headers: { cookie } })).body)?.[1];
  expect(await frameFor('/', 'XSRF-TOKEN=1; habilis-token=jeton')).toBe('espace');
  expect(await frameFor('/', 'habilis-token=')).toBe('connexion');
  expect(await frameFor('/connexion', 'habilis-token=jeton')).toBe('connexion');
});

test('[R882] the page asks for its texts ahead, not where it shows their keys', async () => {
  expect((await get('/connexion')).body).toContain('/assets/fr/menu.json');
  for (const url of ['/connexion?cle-libelle', '/connexion?x=1&cle-libelle=']) {
    const { body } = await get(url);
    expect(body).not.toContain('as="fetch"');
    expect(body).toContain('/build/police.woff2');
  }
  expect((await get('/connexion?cle-libelles')).body).toContain('as="fetch"');
});

test('[R882] the style of the frame bears the nonce that the policy of its answer admits', async () => {
  const { body, headers } = await get('/connexion');
  const nonce = /<style nonce="([\w-]{20,})">/.exec(body)?.[1];
  expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
});

test('[R883] a browser keeps the texts that the page asks for by their version, and asks again for any other', async () => {
  const path = /href="(\/assets\/fr\/menu\.json\?v=[\w-]{8})"/.exec((await get('/connexion')).body)?.[1] ?? '';
  const kept = async (url: string) => (await get(url)).headers['cache-control'];
  expect(await kept(path)).toBe('public, max-age=31536000, immutable');
  expect((await get(path)).json()).toEqual({ 'menu.titre': 'Menu' });
  // A page that another release served.
  for (const url of [
    '/assets/fr/menu.json',
    '/assets/fr/menu.json?v=',
    '/assets/fr/menu.json?v=AAAAAAAA',
    `${path}&v=x`,
  ])
    expect([url, await kept(url)]).toEqual([url, 'no-cache']);
});

test('the texts of the start are those of the build; a file that the build has not is whole', async () => {
  expect((await get('/assets/fr/menu.json')).json()).toEqual({ 'menu.titre': 'Menu' });
  expect((await get('/assets/fr/droits.json')).json()).toEqual({ 'droits.titre': 'Droits' });
});

test('a script of the build leaves out what windows have a use for, which texts say', async () => {
  const named = async (url: string) =>
    Object.keys((await get(url)).headers).filter((name) => /opener|frame/.test(name));
  expect(await named('/build/page.js')).toEqual([]);
  expect(await named('/assets/fr/menu.json')).toEqual(['cross-origin-opener-policy', 'x-frame-options']);
});

test('a file of the build or of texts leaves out what only a document has a use for', async () => {
  expect((await get('/connexion')).headers).toHaveProperty('x-xss-protection');
  for (const url of ['/build/page.js', '/assets/fr/menu.json']) {
    const { statusCode, headers } = await get(url);
    expect([url, statusCode, headers['x-content-type-options']]).toEqual([url, 200, 'nosniff']);
    expect(
      Object.keys(headers).filter((name) => /xss|dns-prefetch|download|permitted|agent-cluster/.test(name)),
    ).toEqual([]);
  }
});
