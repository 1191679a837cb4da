import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientAddressOf } from '../../../platform/http/clientAddressOf.ts';
import { guestMeter } from '../../../platform/http/guestMeter.ts';
import { Refusal } from '../../../platform/Refusal.ts';
import type { Services } from '../../../platform/Services.ts';
import { giveToken } from './giveToken.ts';
import { metadataOf, TOKEN_PATH } from './metadata.ts';
import { OAuthError } from './OAuthError.ts';
import { readTokenRequest } from './TokenRequest.ts';

/** Bytes of a call: an assertion and a few words. */
const LARGEST_FORM = 8000;
/** Tokens that one network asks for in a minute, on each server: one lasts ten. */
const CALLS_A_MINUTE = 60;

const METADATA_SECONDS = 3600;

/** Answers an error in the standard's form; any other goes the way of all errors. */
function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  if (error instanceof Refusal && error.status === 429) {
    const retryAfter = error.extra.retryAfter ?? 60;
    void reply.header('Retry-After', String(retryAfter));
    return answerError(new OAuthError('temporarily_unavailable', 'too many calls'), request, reply);
  }
  const isOurs = error instanceof OAuthError;
  const status = isOurs ? error.status : ((error as { statusCode?: number }).statusCode ?? 500);
  if (!isOurs && status >= 500) request.log.error({ err: error }, 'erreur imprévue');
  const told = status >= 500 ? 'server_error' : 'invalid_request';
  if (status === 401) void reply.header('WWW-Authenticate', 'Basic realm="habilis"');
  void reply
    .code(status)
    .header('Cache-Control', 'no-store')
    .send({
      error: isOurs ? error.error : told,
      ...(isOurs ? { error_description: error.message } : {}),
    });
}

/** The token endpoint and its metadata: outside the contract, because their forms and words are the standards' (RFC 6749, RFC 8414). */
export async function registerToken(
  app: FastifyInstance,
  { config, connection: { db }, now }: Services,
): Promise<void> {
  const countCall = guestMeter();
  app.get('/.well-known/oauth-authorization-server', async (_request, reply) =>
    reply.header('Cache-Control', `max-age=${METADATA_SECONDS}`).send(metadataOf(config)),
  );
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: LARGEST_FORM },
      (_request, body, done) => done(null, body),
    );
    scope.setErrorHandler(answerError);
    scope.post(
      TOKEN_PATH,
      { onRequest: async (request) => countCall(clientAddressOf(request), CALLS_A_MINUTE, now().getTime()) },
      async (request, reply) => {
        const { body, headers } = request;
        const asked = readTokenRequest(typeof body === 'string' ? body : '', headers.authorization);
        const token = await giveToken({ db, config, now: now() }, asked);
        return reply.header('Cache-Control', 'no-store').header('Pragma', 'no-cache').send(token);
      },
    );
  });
}
