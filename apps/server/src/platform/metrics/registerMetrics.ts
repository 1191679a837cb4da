import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { hasBearer } from '../http/hasBearer.ts';
import { refuse } from '../Refusal.ts';
import type { Services } from '../Services.ts';

const LOCAL = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Whether a request may read: it has the token or, when none is set, comes from this machine without a balancer. */
function mayRead(request: FastifyRequest, token: string | null): boolean {
  const { 'x-forwarded-for': forwardedFor, forwarded } = request.headers;
  if (token !== null) return hasBearer(request, token);
  const isForwarded = forwardedFor !== undefined || forwarded !== undefined;
  return !isForwarded && LOCAL.has(request.socket.remoteAddress ?? '');
}

function measureWork(registry: Registry, { pool }: Services['connection']): void {
  const gauges = [
    [
      'habilis_travaux',
      'Travaux de fond par file et par état',
      'file',
      'select name as file, state::text as etat, count(*) as count from travaux.job group by 1, 2',
    ],
    [
      'habilis_courriels',
      'Courriels par modèle et par état',
      'modele',
      'select modele, etat, count(*) as count from courriel group by 1, 2',
    ],
  ] as const;
  for (const [name, help, label, query] of gauges) {
    new Gauge({
      name,
      help,
      labelNames: [label, 'etat'],
      registers: [registry],
      async collect() {
        this.reset();
        // While the database is away, the process's own figures are still given.
        const { rows } = await pool.query<Record<string, string>>(query).catch(() => ({ rows: [] }));
        for (const row of rows) this.set({ [label]: row[label] ?? '', etat: row['etat'] ?? '' }, Number(row['count']));
      },
    });
  }
}

/** Serves Prometheus metrics of the process, its calls and its background work at `/metrics`. */
export function registerMetrics(app: FastifyInstance, { config, connection }: Services): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const calls = new Histogram({
    name: 'habilis_appels_secondes',
    help: 'Durée des appels par route et par code',
    labelNames: ['methode', 'route', 'code'],
    buckets: BUCKETS,
    registers: [registry],
  });
  measureWork(registry, connection);
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'inconnue';
    calls.observe({ methode: request.method, route, code: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', async (request, reply) => {
    // For anybody else the address does not exist.
    if (!mayRead(request, config.metricsToken)) throw refuse.notFound();
    return reply.header('Content-Type', registry.contentType).send(await registry.metrics());
  });
}
