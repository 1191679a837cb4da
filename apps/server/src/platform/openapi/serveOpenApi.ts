import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import fastifyStatic from '@fastify/static';
import { openApiDocument } from '@habilis/api/openapi/openApiDocument';
import type { FastifyInstance } from 'fastify';

const READER_FILES: ReadonlySet<string> = new Set(['/swagger-ui.css', '/swagger-ui-bundle.js']);

/** As strict as the app's: nothing inline, nothing from elsewhere, no HTML made from a text. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
  'report-uri /api/csp-report',
].join('; ');

/** The page's own files: their address and their type. */
const PAGE = {
  'index.html': ['', 'text/html'],
  'page.css': ['page.css', 'text/css'],
  'start.js': ['start.js', 'text/javascript'],
} as const;

function servePage(app: FastifyInstance): void {
  for (const [name, [address, type]] of Object.entries(PAGE)) {
    const text = readFileSync(new URL(`page/${name}`, import.meta.url), 'utf8');
    app.get(`/api/${address}`, async (_request, reply) =>
      reply
        .header('Content-Security-Policy', POLICY)
        .header('Content-Type', `${type}; charset=utf-8`)
        .header('Cache-Control', 'no-cache')
        .send(text),
    );
  }
}

/** Serves the OpenAPI document of the contract at `/api/openapi.json`, and at `/api/` the page that reads and tries it. */
export async function serveOpenApi(app: FastifyInstance, version: string): Promise<void> {
  let document: string | undefined;
  app.get('/api/openapi.json', async (_request, reply) => {
    document ??= JSON.stringify(openApiDocument(version));
    return reply
      .header('Content-Type', 'application/json; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      .send(document);
  });
  app.get('/api', async (_request, reply) => reply.redirect('/api/', 308));
  servePage(app);
  await app.register(fastifyStatic, {
    root: dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json')),
    prefix: '/api/lecteur/',
    allowedPath: (path) => READER_FILES.has(path),
    decorateReply: false,
    index: false,
  });
}
