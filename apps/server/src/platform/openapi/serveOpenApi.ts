import { readFileSync } from 'node:fs';
import { describedSchemas } from '@habilis/api/openapi/describedSchemas';
import { CALLS } from '@habilis/api/contract';
import { openApiDocument } from '@habilis/api/openapi/openApiDocument';
import type { Settings } from '@habilis/domain/setting/settings';
import { NAMESPACES } from '@habilis/i18n/NAMESPACES';
import type { FastifyInstance } from 'fastify';
import { type Asset, assetOf, sendAsset } from '../http/compressedAsset.ts';
import { refuseAny } from '../Refusal.ts';
import type { Services } from '../Services.ts';
import { textsOf } from '../textsOf.ts';
import { callPage } from './page/callPage.ts';
import { listPage } from './page/listPage.ts';

/** As strict as the app's: nothing inline or external, no HTML made from text. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
  'report-uri /api/csp-report',
].join('; ');

const MEGA = 1024 ** 2;

/** Values used in refusals' texts, from the current settings; a date is shown as its format. */
const figuresOf = (settings: Settings) => ({
  moParFichier: settings.tailleMaxFichierOctets / MEGA,
  moParRequete: settings.tailleMaxRequeteOctets / MEGA,
  joursSuspension: settings.delaiSuspensionJours,
  moisSuspension: settings.suspensionCaisseMois,
  qui: 'soi',
  aujourdhui: 'jj/mm/aaaa',
  horizon: 'jj/mm/aaaa',
});

const own = (name: string): string => readFileSync(new URL(`page/${name}`, import.meta.url), 'utf8');

/** Serves the contract's OpenAPI document at `/api/openapi.json`, and pages to read and try its calls at `/api/`. */
export function serveOpenApi(app: FastifyInstance, { config, settings }: Pick<Services, 'config' | 'settings'>): void {
  const format = textsOf(config, ['appels', ...NAMESPACES]);
  const serve = (path: string, make: () => Asset): void => {
    let asset: Asset | undefined;
    app.get(`/api/${path}`, async (request, reply) => {
      asset ??= make();
      return sendAsset(asset, request, reply.header('Content-Security-Policy', POLICY));
    });
  };
  serve('openapi.json', () => assetOf(JSON.stringify(openApiDocument(config.version)), 'application/json'));
  serve('', () => assetOf(listPage(format, config.version, CALLS), 'text/html'));
  serve('appels.css', () => assetOf(own('appels.css'), 'text/css'));
  serve('appels.js', () => assetOf(own('appels.js'), 'text/javascript'));
  app.get('/api', async (_request, reply) => reply.redirect('/api/', 308));
  const named = new Map(CALLS.map((call) => [call.name, call]));
  const schemas = describedSchemas();
  app.get<{ Params: { name: string } }>('/api/appels/:name', async (request, reply) => {
    const call = named.get(request.params.name);
    if (call === undefined) throw refuseAny.notFound('appel-inconnu');
    const page = callPage(call, { format, schemas, figures: figuresOf(await settings()) });
    return reply
      .header('Content-Security-Policy', POLICY)
      .header('Content-Type', 'text/html; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      .send(page);
  });
}
