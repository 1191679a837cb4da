import { isToApplications, type ProblemTitles } from '@habilis/api/openapi/problemTitles';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseGone } from '../../database/isDatabaseGone.ts';
import { Refusal, refuse } from '../Refusal.ts';

/** PostgreSQL errors due to the sent value itself (out of range, bad encoding, bad text). */
const BAD_VALUE = new Set(['22003', '22021', '22P02', '22P05', '22001', '22008', '22007']);

/** No space left on the disk of the files or of the database. */
const FULL = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Retry delay when the database is gone. */
const RETRY_SECONDS = 5;
/** Retry delay when the disk is full: somebody has to make room. */
const ROOM_SECONDS = 60;

function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || code === 'FST_REQ_FILE_TOO_LARGE') return refuse.tooLarge();
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return refuse.unsupported();
  if (BAD_VALUE.has(code)) return refuse.badRequest('donnees-invalides');
  if (FULL.has(code)) return new Refusal(503, 'stockage-plein', { retryAfter: ROOM_SECONDS });
  if (isDatabaseGone(error)) return new Refusal(503, 'service-indisponible', { retryAfter: RETRY_SECONDS });
  const status = (error as FastifyError).statusCode;
  if (status !== undefined && status >= 400 && status < 500) return new Refusal(status, 'requete-invalide');
  return undefined;
}

/** What a program reads of a refusal of its token (RFC 6750, section 3). */
const CHALLENGES: Readonly<Record<string, string>> = {
  'non-authentifie': 'Bearer error="invalid_token"',
  'application.portee-insuffisante': 'Bearer error="insufficient_scope"',
};

const isDeclared = (titles: ProblemTitles, { status, title }: Refusal): boolean =>
  titles.get(status)?.includes(title) === true || isToApplications(title);

/** Answers every error with the one error body; an unexpected one, including a title that the call does not declare, is logged and reveals nothing in production. */
export function answerRefusal(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  isProduction: boolean,
  declared?: ProblemTitles,
): FastifyReply {
  // The caller hung up mid-request: they hear no answer, and none of our services failed.
  if (request.raw.errored !== null) {
    request.log.info({ err: error }, 'appel interrompu par son auteur');
    return reply.code(400).send({ title: 'requete-invalide' });
  }
  const made = refusalOf(error);
  const isKnown = declared === undefined || made === undefined || made.status >= 500 || isDeclared(declared, made);
  if (!isKnown) request.log.error({ titre: made.title }, 'refus que l’appel ne déclare pas');
  const refusal = isKnown ? made : undefined;
  // A 409 carries the current object, and a proxy might cache a 404.
  void reply.header('Cache-Control', 'no-store');
  // A stop that was announced is no failure.
  if (refusal?.status === 503 && !refusal.title.startsWith('arret.'))
    request.log.error({ err: error }, 'service indisponible');
  if (refusal === undefined) {
    request.log.error({ err: error }, 'erreur imprévue');
    const detail = isProduction || !(error instanceof Error) ? {} : { detail: error.message };
    return reply.code(500).send({ title: 'erreur-interne', ...detail });
  }
  const challenge = CHALLENGES[refusal.title];
  if (challenge !== undefined) void reply.header('WWW-Authenticate', challenge);
  const { retryAfter, detail, errors, courant, defi, facteurs } = refusal.extra;
  if (retryAfter !== undefined) void reply.header('Retry-After', String(retryAfter));
  return reply.code(refusal.status).send({
    title: refusal.title,
    ...(detail !== undefined && !isProduction ? { detail } : {}),
    ...(errors === undefined ? {} : { errors }),
    ...(courant === undefined ? {} : { courant }),
    ...(defi === undefined ? {} : { defi, facteurs }),
  });
}
