import type { FastifyInstance } from 'fastify';

/** Stops a server: calls under way have this long to end, then whoever neither sends nor reads to the end is cut off. */
export async function drain(app: FastifyInstance, patienceMs: number): Promise<void> {
  // A connection whose call ends meanwhile would else be kept for the next one, and waited for.
  app.server.keepAliveTimeout = 1;
  const impatience = setTimeout(() => app.server.closeAllConnections(), patienceMs);
  try {
    await app.close();
  } finally {
    clearTimeout(impatience);
  }
}
