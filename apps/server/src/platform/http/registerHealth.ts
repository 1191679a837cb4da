import type { FastifyInstance } from 'fastify';
import type { Services } from '../Services.ts';

const PATIENCE_MS = 3000;

/** What something answers in time, else what it stands for. */
async function inTime<T>(check: Promise<T>, otherwise: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<T>((resolve) => (timer = setTimeout(() => resolve(otherwise), PATIENCE_MS)));
  const answer = await Promise.race([check.catch(() => otherwise), late]);
  clearTimeout(timer);
  return answer;
}

const isUp = (check: Promise<unknown>): Promise<boolean> =>
  inTime(
    check.then(() => true),
    false,
  );

/**
 * `live`: the process answers. `ready`: a balancer may send it calls; its database answers, its file store or what holds
 * files for it, and that store is the one whose files the database names. `manquants` counts those that it was asked for in vain.
 */
export function registerHealth(app: FastifyInstance, { connection, files, recogniseStore }: Services): void {
  app.get('/api/live', async () => ({ ok: true }));
  app.get('/api/ready', async (_request, reply) => {
    // A store that cannot be asked is no other one.
    const [base, fichiers, depot] = await Promise.all([
      isUp(connection.pool.query('select 1')),
      isUp(files.check()),
      inTime(recogniseStore(), true),
    ]);
    const ok = base && depot && (fichiers || files.isHolding);
    return reply.code(ok ? 200 : 503).send({ ok, base, fichiers, depot, manquants: files.missing() });
  });
}
