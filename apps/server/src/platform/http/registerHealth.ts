import type { FastifyInstance } from 'fastify';
import type { Services } from '../Services.ts';

const PATIENCE_MS = 3000;

/** Whether something answers in time. */
async function isUp(check: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => (timer = setTimeout(() => resolve(false), PATIENCE_MS)));
  const up = check.then(
    () => true,
    () => false,
  );
  const answer = await Promise.race([up, late]);
  clearTimeout(timer);
  return answer;
}

/** `live`: the process answers. `ready`: a balancer may send it calls; its database answers, and its file store or what holds files for it. */
export function registerHealth(app: FastifyInstance, { connection, files }: Services): void {
  app.get('/api/live', async () => ({ ok: true }));
  app.get('/api/ready', async (_request, reply) => {
    const [base, fichiers] = await Promise.all([isUp(connection.pool.query('select 1')), isUp(files.check())]);
    const ok = base && (fichiers || files.isHolding);
    return reply.code(ok ? 200 : 503).send({ ok, base, fichiers });
  });
}
