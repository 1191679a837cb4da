import type { FastifyInstance } from 'fastify';
import type { Services } from '../Services.ts';

const PATIENCE_MS = 3000;

/** The result of a check if it comes in time, else `otherwise`. */
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
 * `live`: the process answers. `ready`: a balancer may send it calls: the database answers, so does the file store or what holds files for it,
 * and this store is the database's own. `manquants` counts requested files that were missing.
 */
export function registerHealth(app: FastifyInstance, { connection, files, recogniseStore }: Services): void {
  app.get('/api/live', async () => ({ ok: true }));
  app.get('/api/ready', async (_request, reply) => {
    // A store that does not answer is not taken for another one.
    const [base, fichiers, depot] = await Promise.all([
      isUp(connection.pool.query('select 1')),
      isUp(files.check()),
      inTime(recogniseStore(), true),
    ]);
    const ok = base && depot && (fichiers || files.isHolding);
    return reply.code(ok ? 200 : 503).send({ ok, base, fichiers, depot, manquants: files.missing() });
  });
}
