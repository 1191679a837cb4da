import type { Endpoint } from '@habilis/api/endpoint';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Whether pages of other sites may read a call's answer: it is public, and the same for all. */
export const isOpenToSites = ({ method, access, cachedSeconds }: Endpoint): boolean =>
  method === 'GET' && access.kind === 'guest' && cachedSeconds !== undefined;

/** Lets pages of any site read an answer, a refusal too; without cookies (Fetch standard, CORS protocol). */
export const openToSites = (reply: FastifyReply): FastifyReply =>
  reply.header('Access-Control-Allow-Origin', '*').header('Access-Control-Expose-Headers', 'ETag');

const DAY_SECONDS = 86_400;

/** Answers what a browser asks before it sends a header of its own, such as `If-None-Match`. */
export function registerPreflight(app: FastifyInstance, url: string): void {
  app.options(url, (_, reply) =>
    openToSites(reply)
      .headers({
        'Access-Control-Allow-Methods': 'GET',
        'Access-Control-Allow-Headers': '*',
        'Access-Control-Max-Age': String(DAY_SECONDS),
        'Cache-Control': `public, max-age=${DAY_SECONDS}`,
      })
      .code(204)
      .send(),
  );
}
