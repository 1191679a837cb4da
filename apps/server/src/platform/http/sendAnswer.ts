import { createHash } from 'node:crypto';
import type { Endpoint } from '@habilis/api/endpoint';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import type { FileAnswer } from '../Handler.ts';
import type { Services } from '../Services.ts';
import type { KeptAnswer } from './idempotence.ts';

/** Serialises an answer to send and keep; throws when it breaks the contract, where answers are validated. */
export function serialise({ answer }: Endpoint, value: unknown, services: Services): KeptAnswer {
  if (answer.kind !== 'json') return { statut: 204, reponse: null };
  const checked = services.config.validateAnswers
    ? z.safeParse(answer.schema, value)
    : { success: true as const, data: value };
  if (!checked.success) throw new Error(`réponse hors contrat : ${JSON.stringify(checked.error.issues.slice(0, 5))}`);
  return { statut: 200, reponse: JSON.stringify(checked.data) };
}

/** Names the content of an answer, compressed or not (RFC 9110, section 8.8.3). */
const etagOf = (content: string): string =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;

/** Sends an answer; one that a proxy may cache for `cachedSeconds` is not sent again to whoever holds it. */
export function send(reply: FastifyReply, { statut, reponse }: KeptAnswer, cachedSeconds?: number): FastifyReply {
  const kept = cachedSeconds === undefined ? 'no-store' : `public, max-age=${cachedSeconds}`;
  void reply.code(statut).header('Cache-Control', kept);
  if (reponse === null) return reply.send();
  if (cachedSeconds !== undefined) {
    const etag = etagOf(reponse);
    void reply.header('ETag', etag).header('Vary', 'Accept-Encoding');
    if (reply.request.headers['if-none-match'] === etag) return reply.code(304).send();
  }
  return reply.header('Content-Type', 'application/json; charset=utf-8').send(reponse);
}

/** Sends a file under its user's filename. */
export function sendFile(reply: FastifyReply, { stream, userFilename, typeMime, taille }: FileAnswer): FastifyReply {
  const ascii = userFilename.normalize('NFD').replaceAll(/[^\x20-\x7e]|["\\]/g, '') || 'piece';
  return reply
    .header('Content-Type', typeMime)
    .header('Content-Length', String(taille))
    .header(
      'Content-Disposition',
      `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(userFilename)}`,
    )
    .header('Cache-Control', 'private, no-store')
    .send(stream);
}
