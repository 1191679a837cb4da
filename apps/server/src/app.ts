import { CALLS } from '@habilis/api/contract';
import type { Endpoint } from '@habilis/api/endpoint';
import cookie from '@fastify/cookie';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { handlersOf, ROUTES, SCOPE_CHECKS } from './areas.ts';
import { answerRefusal } from './platform/http/answerRefusal.ts';
import { answerUnreadable, refuseExpectation } from './platform/http/answerUnreadable.ts';
import { trustOf } from './platform/http/clientAddressOf.ts';
import { readJsonBytes } from './platform/http/readJsonBytes.ts';
import type { AnyHandler, ScopeCheck } from './platform/http/RegisteredCall.ts';
import { registerCall } from './platform/http/registerCall.ts';
import { registerHealth } from './platform/http/registerHealth.ts';
import { registerUpcoming } from './platform/http/registerUpcoming.ts';
import { registerWellKnown } from './platform/http/registerWellKnown.ts';
import { requestIdOf } from './platform/http/requestIdOf.ts';
import { serveWeb } from './platform/http/serveWeb.ts';
import { registerMetrics } from './platform/metrics/registerMetrics.ts';
import { serveOpenApi } from './platform/openapi/serveOpenApi.ts';
import { refuseAny } from './platform/Refusal.ts';
import type { Services } from './platform/Services.ts';

/** The check of the object that a call names, undefined when its access names none. */
function scopeCheckOf({ access }: Endpoint): ScopeCheck | undefined {
  if (access.kind !== 'capability') return undefined;
  const checks: Readonly<Record<string, ScopeCheck>> = SCOPE_CHECKS;
  const check = checks[access.scope];
  if (check === undefined) throw new Error(`portée sans contrôle : ${access.scope}`);
  return check;
}

function registerContract(app: FastifyInstance, services: Services): void {
  const handlers = handlersOf(services.config) as unknown as Readonly<
    Record<string, Readonly<Record<string, AnyHandler | AnyHandler['handle']>>>
  >;
  for (const { name, endpoint } of CALLS) {
    if (endpoint.built === false) {
      registerUpcoming(app, endpoint);
      continue;
    }
    const [resource = '', key = ''] = name.split('.');
    const given = handlers[resource]?.[key];
    if (given === undefined) throw new Error(`appel sans réponse : ${name}`);
    registerCall(app, services, {
      name,
      endpoint,
      handler: typeof given === 'function' ? { handle: given } : given,
      scope: scopeCheckOf(endpoint),
    });
  }
}

/** Keeps violations of the content policy for the demonstration's tests, which expect none. */
function collectCspReports(app: FastifyInstance, services: Services): void {
  const reports: string[] = [];
  app.post('/api/csp-report', { bodyLimit: 20_000 }, async (request, reply) => {
    if (reports.length < 100 && Buffer.isBuffer(request.body))
      reports.push(request.body.toString('utf8').slice(0, 2000));
    return reply.code(204).send();
  });
  if (services.config.environment === 'demonstration') app.get('/api/csp-report', async () => ({ reports }));
}

/** A client slower than this to send its headers, or a whole upload, is cut off. */
const HEADERS_MS = 10_000;
const REQUEST_MS = 300_000;
const CHECK_MS = 2_000;

/** Policy of answers that are not our pages, in case somebody opens one as a page. */
const NOTHING = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Adds routes outside the contract. */
export type AddRoutes = (app: FastifyInstance, services: Services) => void;

/** The whole server, not yet listening. */
export async function createApp(services: Services, addRoutes?: AddRoutes): Promise<FastifyInstance> {
  const isProduction = services.config.environment === 'production';
  const loggerInstance: FastifyBaseLogger = services.log;
  const app = Fastify({
    loggerInstance,
    genReqId: requestIdOf,
    trustProxy: services.config.trustProxy.length > 0 && trustOf(services.config.trustProxy),
    forceCloseConnections: 'idle',
    requestTimeout: REQUEST_MS,
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: CHECK_MS },
    clientErrorHandler: answerUnreadable,
    frameworkErrors: (error, request, reply) => void answerRefusal(error, request, reply, isProduction),
    routerOptions: { maxParamLength: 200, caseSensitive: true },
  });
  app.server.on('checkExpectation', refuseExpectation);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', readJsonBytes);
  const keepBytes = { parseAs: 'buffer' as const };
  for (const type of ['application/csp-report', 'application/reports+json']) {
    app.addContentTypeParser(type, keepBytes, (_request, body, done) => done(null, body));
  }
  await app.register(cookie);
  await app.register(multipart, { throwFileSizeLimit: true });
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    strictTransportSecurity: isProduction ? { maxAge: 31_536_000 } : false,
  });
  await app.register(compress, { global: true, threshold: 1400, encodings: ['br', 'gzip'] });
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('X-Request-Id', request.id).header('Content-Security-Policy', NOTHING);
  });
  app.setErrorHandler((error, request, reply) => answerRefusal(error, request, reply, isProduction));
  app.setNotFoundHandler(async () => {
    throw refuseAny.notFound('appel-inconnu');
  });
  registerHealth(app, services);
  registerWellKnown(app, services);
  registerMetrics(app, services);
  collectCspReports(app, services);
  registerContract(app, services);
  for (const register of ROUTES) await register(app, services);
  serveOpenApi(app, services);
  addRoutes?.(app, services);
  await serveWeb(app, services.config);
  return app;
}
