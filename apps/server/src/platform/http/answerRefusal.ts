import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal, refuse } from '../Refusal.ts';

/** A database that is gone or full: clear to the caller, and worth a retry. */
const UNAVAILABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  '57P01',
  '57P03',
  '53300',
  '53100',
  '08006',
  '08001',
]);
/** Values that PostgreSQL refuses by themselves: the sender's fault (out of range, bad encoding, bad text). */
const BAD_VALUE = new Set(['22003', '22021', '22P02', '22P05', '22001', '22008', '22007']);

function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || code === 'FST_REQ_FILE_TOO_LARGE') return refuse.tooLarge();
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return refuse.unsupported();
  if (BAD_VALUE.has(code)) return refuse.badRequest('donnees-invalides');
  if (UNAVAILABLE.has(code)) return new Refusal(503, 'service-indisponible');
  const status = (error as FastifyError).statusCode;
  if (status !== undefined && status >= 400 && status < 500) return new Refusal(status, 'requete-invalide');
  return undefined;
}

/** Answers any error in the one error body; what we did not foresee is logged and tells nothing in production. */
export function answerRefusal(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  isProduction: boolean,
): FastifyReply {
  const refusal = refusalOf(error);
  if (refusal?.status === 503) request.log.error({ err: error }, 'service indisponible');
  if (refusal === undefined) {
    request.log.error({ err: error }, 'erreur imprévue');
    const detail = isProduction || !(error instanceof Error) ? {} : { detail: error.message };
    return reply.code(500).send({ title: 'erreur-interne', ...detail });
  }
  const { retryAfter, detail, errors, courant } = refusal.extra;
  if (retryAfter !== undefined) void reply.header('Retry-After', String(retryAfter));
  return reply.code(refusal.status).send({
    title: refusal.title,
    ...(detail !== undefined && !isProduction ? { detail } : {}),
    ...(errors === undefined ? {} : { errors }),
    ...(courant === undefined ? {} : { courant }),
  });
}
