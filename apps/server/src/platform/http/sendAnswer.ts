import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
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
const etagOf = (content: string | Buffer): string =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;

/** Tells proxies how long an answer may be kept; whether whoever asks holds it already (RFC 9110, section 13.2.2). */
function isHeld(reply: FastifyReply, content: string | Buffer, cachedSeconds: number, modifieLe?: Date): boolean {
  const etag = etagOf(content);
  void reply.headers({ 'Cache-Control': `public, max-age=${cachedSeconds}`, ETag: etag, Vary: 'Accept-Encoding' });
  if (modifieLe !== undefined) void reply.header('Last-Modified', modifieLe.toUTCString());
  const { 'if-none-match': named, 'if-modified-since': since } = reply.request.headers;
  if (named !== undefined) return named === etag;
  // A date of HTTP has whole seconds.
  return (
    since !== undefined && modifieLe !== undefined && Date.parse(since) >= Math.floor(modifieLe.getTime() / 1000) * 1000
  );
}

/** Sends an answer; one that a proxy may cache for `cachedSeconds` is not sent again to whoever holds it. */
export function send(reply: FastifyReply, { statut, reponse }: KeptAnswer, cachedSeconds?: number): FastifyReply {
  void reply.code(statut).header('Cache-Control', 'no-store');
  if (reponse === null) return reply.send();
  if (cachedSeconds !== undefined && isHeld(reply, reponse, cachedSeconds)) return reply.code(304).send();
  return reply.header('Content-Type', 'application/json; charset=utf-8').send(reponse);
}

/** Sends a file under its user's filename; one that a proxy may cache, as an answer. */
export async function sendFile(
  reply: FastifyReply,
  { stream, userFilename, typeMime, taille, modifieLe }: FileAnswer,
  cachedSeconds?: number,
): Promise<FastifyReply> {
  const ascii = userFilename.normalize('NFD').replaceAll(/[^\x20-\x7e]|["\\]/g, '') || 'piece';
  void reply.header('Cache-Control', 'private, no-store');
  const bytes = cachedSeconds === undefined ? null : await buffer(stream);
  if (bytes !== null && cachedSeconds !== undefined && isHeld(reply, bytes, cachedSeconds, modifieLe)) {
    return reply.code(304).send();
  }
  return reply
    .header('Content-Type', typeMime)
    .header('Content-Length', String(taille))
    .header(
      'Content-Disposition',
      `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(userFilename)}`,
    )
    .send(bytes ?? stream);
}
