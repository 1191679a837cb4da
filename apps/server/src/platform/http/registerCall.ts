import type { Endpoint } from '@habilis/api/endpoint';
import { problemTitles } from '@habilis/api/openapi/problemTitles';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { againAfterDeadlock } from '../../database/againAfterDeadlock.ts';
import { isDatabaseGone } from '../../database/isDatabaseGone.ts';
import type { CallDeposits } from '../files/deposits.ts';
import type { Context, FileAnswer } from '../Handler.ts';
import { refuse } from '../Refusal.ts';
import type { Services } from '../Services.ts';
import type { RegisteredCall } from './RegisteredCall.ts';
import { answerRefusal } from './answerRefusal.ts';
import { clientAddressOf } from './clientAddressOf.ts';
import { contextOf, type Made } from './contextOf.ts';
import { checkCsrf } from './csrf.ts';
import { evenly } from './evenly.ts';
import { handleActing } from './handleActing.ts';
import { isAnswered } from './idempotence.ts';
import { checkAccess, hasRole, identify, type Token, tokenOf } from './identify.ts';
import { checkContentType, type RawBody, readBody } from './readBody.ts';
import { checkLength } from './readJsonBytes.ts';
import { refuseDuringArret } from './refuseDuringArret.ts';
import { isOpenToSites, openToSites, registerPreflight } from './openToSites.ts';
import { send, sendFile, serialise } from './sendAnswer.ts';
import { urlsOf } from './urlsOf.ts';
import { validate, validateQuery } from './validate.ts';
import { idempotencyKeyOf, keptKeyOf, writeOnce } from './writeOnce.ts';

/** Largest JSON of a call, without its files (see readBody): a form of a few fields, or a message of ten thousand characters. */
const MAX_JSON_BYTES = 1_000_000;
const MAX_GUEST_JSON_BYTES = 16_000;
const MAX_MESSAGE_JSON_BYTES = 64_000;

function largestJsonOf({ access, body }: Endpoint): number {
  if (access.kind !== 'guest') return MAX_JSON_BYTES;
  if (body?.kind === 'multipart') return MAX_MESSAGE_JSON_BYTES;
  return body?.isLarge === true ? MAX_JSON_BYTES : MAX_GUEST_JSON_BYTES;
}

/** Counts a call without account; when refused 429, also hangs up without reading the rest. */
async function countGuest(request: FastifyRequest, reply: FastifyReply, services: Services): Promise<void> {
  const { appelsInviteParMinute: limit } = await services.settings();
  try {
    services.countGuest(clientAddressOf(request), limit, Date.now());
  } catch (error) {
    void reply.header('Connection', 'close');
    throw error;
  }
}

/** Reads the body and stores its files, once the handler's gate accepts them. */
async function takeBody(
  { endpoint: { body }, handler: { gate } }: RegisteredCall,
  { services, settings, caller, now, request }: Made,
  reading: Context,
  deposits: CallDeposits,
): Promise<RawBody> {
  if (body === undefined) return { data: undefined, files: [] };
  try {
    return await readBody(request, body, {
      files: services.files,
      beginDeposit: () => deposits.begin({ caller, address: clientAddressOf(request), now, settings }),
      admitFile: deposits.admit,
      settings,
      beforeFiles:
        gate === undefined ? undefined : (typed) => gate({ body: validate(body.schema, typed), context: reading }),
    });
  } catch (error) {
    // Whatever the error, even a sender who hung up, no row is written yet.
    await deposits.end('refused');
    throw error;
  }
}

type Incoming = { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly token: Token | null };

/** Answers a call whose token is known; refusals follow the wire's order. */
async function answerCall(
  services: Services,
  call: RegisteredCall,
  { request, reply, token }: Incoming,
  deposits: CallDeposits,
): Promise<FastifyReply> {
  const { endpoint, handler } = call;
  const { body } = endpoint;
  const now = services.now();
  const settings = await services.settings();
  const identified = await identify(token, request, endpoint, services, settings, now);
  checkCsrf(request);
  // Whoever no longer acts in anybody's name counts as a guest.
  const caller = identified === 'terminee' ? null : identified;
  if (endpoint.access.kind !== 'guest' && identified === 'terminee') throw refuse.forbidden('impersonation.terminee');
  checkAccess(endpoint, caller, request);
  const { db } = services.connection;
  const made = { services, settings, caller, now, request, reply };
  const reading = contextOf(made);
  const pathParams = request.params as Readonly<Record<string, string>>;
  const params = endpoint.params === undefined ? {} : pathOrNotFound(endpoint.params, pathParams);
  const key = endpoint.method === 'GET' ? undefined : idempotencyKeyOf(request);
  // A repeated call gets its kept answer, even if its object has left the scope since (a deletion).
  const isRepeated =
    key !== undefined &&
    caller !== null &&
    (await isAnswered(db, caller.personneId, keptKeyOf(key, caller), call.name));
  const isOut = async () => call.scope !== undefined && !(hasRole(reading) && (await call.scope(reading, pathParams)));
  if (!isRepeated && (await isOut())) throw refuse.notFound();
  const stop = () => refuseDuringArret(endpoint, caller, services);
  // What was done before the stop gets its kept answer.
  if (!isRepeated) await stop();
  const query = validateQuery(endpoint, request.query);
  const raw = await takeBody(call, made, reading, deposits);
  // A stop may have begun while files came in.
  if (!isRepeated && raw.files.length > 0) await stop();
  const data = body === undefined ? undefined : validate(body.schema, raw.data);
  const input = { params, query, body: data, files: raw.files };
  const answerOf = (context: Context) =>
    caller === null || (caller.enTantQuePar === null && caller.application === null)
      ? handler.handle({ ...input, context })
      : handleActing(call, input, { ...context, caller });
  // A file is generated for its reader: no answer is kept.
  if (endpoint.method === 'GET' || endpoint.answer.kind === 'file' || handler.transactions === 'own') {
    const value = await answerOf(reading);
    // Before answering, so that the next call sees the final state.
    await deposits.end('done');
    if (endpoint.answer.kind === 'file') return await sendFile(reply, value as FileAnswer, endpoint.cachedSeconds);
    return send(reply, serialise(endpoint, value, services), endpoint.cachedSeconds);
  }
  const work = () => againAfterDeadlock(() => writeOnce(call, made, { raw, key }, answerOf));
  const answered = await (handler.isEven === true ? evenly(work) : work());
  await deposits.end('done');
  return send(reply, answered);
}

/** Registers a call of the contract. */
export function registerCall(app: FastifyInstance, services: Services, call: RegisteredCall): void {
  const { endpoint, handler } = call;
  const isProduction = services.config.environment === 'production';
  // Only where answers are validated too: there, failing is cheaper than sending a wrong answer.
  const declared = services.config.validateAnswers ? problemTitles(endpoint) : undefined;
  const tokens = new WeakMap<FastifyRequest, Token | null>();
  const isOpen = isOpenToSites(endpoint);
  for (const url of urlsOf(endpoint)) {
    if (isOpen) registerPreflight(app, url);
    app.route({
      method: endpoint.method,
      url,
      bodyLimit: largestJsonOf(endpoint),
      errorHandler: (error, request, reply) => void answerRefusal(error, request, reply, isProduction, declared),
      onRequest: async (request, reply) => {
        if (isOpen) openToSites(reply);
        checkContentType(request, endpoint.body);
        // Nothing is read about a guest before they are counted, or refused.
        const token = handler.ignoresToken === true ? null : await tokenOf(request, services, services.now());
        tokens.set(request, token);
        const isGuest = token === null;
        if (isGuest && endpoint.access.kind === 'guest') await countGuest(request, reply, services);
        checkLength(request);
        if (isGuest && endpoint.access.kind !== 'guest') throw refuse.unauthorized();
      },
      handler: async (request, reply) => {
        const deposits = services.openDeposits();
        try {
          return await answerCall(services, call, { request, reply, token: tokens.get(request) ?? null }, deposits);
        } catch (error) {
          // After a commit whose answer was lost, the rows may exist.
          await deposits.end(isDatabaseGone(error) ? 'unknown' : 'refused');
          throw error;
        }
      },
    });
  }
}

/** A path segment that breaks its pattern is a 404. */
function pathOrNotFound(schema: NonNullable<Endpoint['params']>, params: unknown): unknown {
  const parsed = z.safeParse(schema, params);
  if (!parsed.success) throw refuse.notFound();
  return parsed.data;
}
