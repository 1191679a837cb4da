import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PATHS } from '@habilis/api/page/paths';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { refuse, refuseAny } from '../Refusal.ts';
import { type Asset, assetOf, sendAsset, versionOf } from './compressedAsset.ts';
import { PAGE_POLICY, policyHeader } from './contentPolicy.ts';
import { csrfCookie } from './csrf.ts';

const NONCE_MARK = '__NONCE__';
/** Where the page says which frame it draws first, before any script. */
const FRAME_MARK = '__CADRE__';
/** What the page asks for ahead, one link a line. */
const READ_AHEAD = /^.*<link rel="preload" [^>]*as="fetch"[^>]*>\n/gm;
/** What only a document has a use for: each file of the start would say it. */
const OF_DOCUMENTS = [
  'Origin-Agent-Cluster',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
];
const ASSET = /^[a-z][a-z-]{1,40}$/;

/** What a script or a face has no use for either, since no window shows it. */
const OF_WINDOWS = ['Cross-Origin-Opener-Policy', 'X-Frame-Options'];

const policyOf = (nonce: string): string => policyHeader({ ...PAGE_POLICY, 'style-src': `'self' 'nonce-${nonce}'` });

/** Files at the root of the site, with what a browser must know of each. The worker of the check page is asked for again at each visit, and reaches this site alone. */
const ROOT_FILES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'favicon.svg': { 'Content-Type': 'image/svg+xml' },
  'icone-192.png': { 'Content-Type': 'image/png' },
  'icone-512.png': { 'Content-Type': 'image/png' },
  'certificat.webmanifest': { 'Content-Type': 'application/manifest+json' },
  'sw.js': {
    'Content-Type': 'text/javascript; charset=utf-8',
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': policyHeader({ 'default-src': "'none'", 'connect-src': "'self'" }),
  },
};

function loadAssets(folder: string): Map<string, Asset> {
  const assets = new Map<string, Asset>();
  if (!existsSync(folder)) return assets;
  for (const language of readdirSync(folder, { withFileTypes: true })) {
    if (!language.isDirectory()) continue;
    for (const name of readdirSync(join(folder, language.name))) {
      if (!name.endsWith('.json')) continue;
      assets.set(
        `${language.name}/${name.slice(0, -5)}`,
        assetOf(readFileSync(join(folder, language.name, name)), 'application/json'),
      );
    }
  }
  return assets;
}

const pageAt = (path: string): string | undefined => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);

/** A page whose links to texts name the version that is served, so that a browser that has it asks for nothing. */
const withVersions = (page: string | undefined, assets: ReadonlyMap<string, Asset>): string | undefined =>
  page?.replaceAll(/href="\/assets\/([a-z]+\/[a-z-]+)\.json"/g, (link, name: string) => {
    const asset = assets.get(name);
    return asset === undefined ? link : `href="/assets/${name}.json?v=${versionOf(asset)}"`;
  });

/** The cookie of a browser that is signed in, which the app writes: home then leads into the area of a role. */
const SIGNED_IN = /(^|;\s*)habilis-token=./;
/** Pages for everybody with room for a list. */
const LISTS = /^\/(annuaire|chiffres|donnees-ouvertes|verifier-liste|(mon-certificat|suivi-liste)\/[^/]+)\/?$/;

/** The frame of the page at an address: of a role, of the sign-in, of a page for everybody, narrow or with room for a list. */
function frameOf({ url, headers }: FastifyRequest): string {
  const { pathname } = new URL(url, 'http://localhost');
  const isHome = pathname === PATHS.accueil;
  if (/^\/([A-Z]+\/\d|compte|bienvenue|en-tant-que)/.test(pathname)) return 'espace';
  if (isHome && SIGNED_IN.test(headers.cookie ?? '')) return 'espace';
  if (isHome || pathname === PATHS.connexion) return 'connexion';
  return LISTS.test(pathname) ? 'liste' : 'public';
}

/** The page that is sent: without what it reads ahead where it shows the keys, which reads nothing (R21). */
function pageFor(template: string, request: FastifyRequest): string {
  const page = template.replace(FRAME_MARK, frameOf(request));
  return /[?&]cle-libelle\b/.test(request.url) ? page.replaceAll(READ_AHEAD, '') : page;
}

/** Sends a page with a nonce of its own and the cookie against forgery. */
function sendPage(template: string | undefined, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (template === undefined) throw refuseAny.notFound('application-non-construite');
  const nonce = randomBytes(16).toString('base64url');
  return reply
    .header('Content-Security-Policy', policyOf(nonce))
    .header('Content-Type', 'text/html; charset=utf-8')
    .header('Cache-Control', 'no-cache')
    .header('Set-Cookie', csrfCookie(request.protocol === 'https'))
    .send(pageFor(template, request).replaceAll(NONCE_MARK, nonce));
}

/** Serves the web app: hashed bundles under /build, texts under /assets, index.html for every other navigation (rules/wire#texts, rules/wire#unknown-path). */
export async function serveWeb(app: FastifyInstance, config: Pick<Config, 'webFolder' | 'textsFolder'>): Promise<void> {
  // An entry of its own (decision 0098).
  const checkTemplate = pageAt(join(config.webFolder, 'certificat.html'));
  const assets = new Map(
    [config.textsFolder, join(config.webFolder, 'assets')].flatMap((folder) => [...loadAssets(folder)]),
  );
  const template = withVersions(pageAt(join(config.webFolder, 'index.html')), assets);
  app.addHook('onSend', async ({ url }, reply) => {
    if (/^\/(assets|build)\//.test(url)) for (const name of OF_DOCUMENTS) void reply.removeHeader(name);
    // Its policy forbids frames already.
    if (url.startsWith('/build/')) for (const name of OF_WINDOWS) void reply.removeHeader(name);
  });
  if (template !== undefined) {
    await app.register(fastifyStatic, {
      root: join(config.webFolder, 'build'),
      prefix: '/build/',
      immutable: true,
      maxAge: '1y',
      preCompressed: true,
      decorateReply: false,
      index: false,
    });
  }
  app.get<{
    Params: { language: string; name: string };
    Querystring: { v?: string };
  }>('/assets/:language/:name', async (request, reply) => {
    const { language, name } = request.params;
    const file = name.endsWith('.json') ? name.slice(0, -5) : '';
    const asset = ASSET.test(file) ? assets.get(`${language}/${file}`) : undefined;
    if (asset === undefined) throw refuse.notFound();
    return sendAsset(asset, request, reply, request.query.v);
  });
  for (const [name, headers] of Object.entries(ROOT_FILES)) {
    const path = join(config.webFolder, name);
    const bytes = existsSync(path) ? readFileSync(path) : undefined;
    app.get(`/${name}`, async (_request, reply) => {
      if (bytes === undefined) throw refuse.notFound();
      return reply.headers({ 'Cache-Control': 'max-age=86400', ...headers }).send(bytes);
    });
  }
  // The address in a QR code is in capitals; the browser keeps its fragment (decision 0089).
  app.get('/CERTIFICAT', async (_request, reply) => reply.redirect(PATHS.certificat, 302));
  for (const path of [PATHS.certificat, PATHS.verifierListe])
    app.get(path, async (request, reply) => sendPage(checkTemplate ?? template, request, reply));
  app.get('/*', async (request, reply) => {
    if (/^\/(api|assets|build)(\/|$)/.test(request.url)) throw refuseAny.notFound('appel-inconnu');
    return sendPage(template, request, reply);
  });
}
