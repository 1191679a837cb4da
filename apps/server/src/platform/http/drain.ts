import type { FastifyInstance } from 'fastify';

/** Stops a server: calls under way have `patienceMs` to end, then the remaining connections are cut. */
export async function drain(app: FastifyInstance, patienceMs: number): Promise<void> {
  // Otherwise a connection whose call ends now would be kept alive, and waited for.
  app.server.keepAliveTimeout = 1;
  const impatience = setTimeout(() => app.server.closeAllConnections(), patienceMs);
  try {
    await app.close();
  } finally {
    clearTimeout(impatience);
  }
}
