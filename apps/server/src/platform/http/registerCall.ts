import { demandsSecondFactor, type Endpoint, impersonationModeOf } from '@habilis/api/endpoint';
import { problemTitles } from '@habilis/api/openapi/problemTitles';
import { can } from '@habilis/domain/role/can';
import type { Settings } from '@habilis/domain/setting/settings';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import { againAfterDeadlock } from '../../database/againAfterDeadlock.ts';
import type { Database } from '../../database/Database.ts';
import { isDatabaseGone } from '../../database/isDatabaseGone.ts';
import { type Trace, writeAudit } from '../audit/writeAudit.ts';
import { loadActingCaller } from '../auth/loadActingCaller.ts';
import type { CallDeposits } from '../files/deposits.ts';
import type { Caller, Context, FileAnswer, RoleContext } from '../Handler.ts';
import { Refusal, refuse, refuseAny } from '../Refusal.ts';
import type { Services } from '../Services.ts';
import { todayAt } from '../today.ts';
import type { RegisteredCall } from './RegisteredCall.ts';
import { answerRefusal } from './answerRefusal.ts';
import { appareilOf } from './appareilOf.ts';
import { clientAddressOf } from './clientAddressOf.ts';
import { checkCsrf } from './csrf.ts';
import { evenly } from './evenly.ts';
import { handleActing } from './handleActing.ts';
import { claimKey, fingerprintOf, isAnswered, type KeptAnswer, keepAnswer } from './idempotence.ts';
import { checkContentType, type RawBody, readBody } from './readBody.ts';
import { checkLength } from './readJsonBytes.ts';
import { urlsOf } from './urlsOf.ts';
import { validate, validateQuery } from './validate.ts';

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/;
const IDEMPOTENCY_KEY = /^[\w-]{8,64}$/;
/** The largest JSON of a call, its files apart (readBody): what anybody may send is a form of a few fields, or a message of ten thousand signs. */
const MAX_JSON_BYTES = 1_000_000;
const MAX_GUEST_JSON_BYTES = 16_000;
const MAX_MESSAGE_JSON_BYTES = 64_000;

function largestJsonOf({ access, body }: Endpoint): number {
  if (access.kind !== 'guest') return MAX_JSON_BYTES;
  return body?.kind === 'multipart' ? MAX_MESSAGE_JSON_BYTES : MAX_GUEST_JSON_BYTES;
}

/** The token that a call bears, verified; null without one, and refused 401 when it is not ours or has ended. */
async function tokenOf(request: FastifyRequest, services: Services, now: Date): Promise<string | null> {
  const header = request.headers.authorization;
  if (header === undefined) return null;
  const token = BEARER.exec(header)?.[1];
  const jti = token === undefined ? undefined : await services.readToken(token, now);
  if (jti === undefined) throw refuse.unauthorized();
  return jti;
}

/** Who calls by a verified token, or in whose name; null is a guest. */
async function identify(
  jti: string | null,
  request: FastifyRequest,
  endpoint: Endpoint,
  services: Services,
  settings: Settings,
  now: Date,
): Promise<Caller | 'terminee' | null> {
  if (jti === null) return null;
  const roleId = request.headers['role-id'];
  const who = { jti, roleIdHeader: Array.isArray(roleId) ? roleId[0] : roleId, now, settings };
  const habilisId = request.headers['impersonation'];
  const caller =
    habilisId === undefined || impersonationModeOf(endpoint) === 'own'
      ? await services.readCaller(who)
      : await loadActingCaller(services.connection.pool, { ...who, habilisId: String(habilisId) });
  if (caller === undefined) throw refuse.unauthorized();
  return caller;
}

function checkAccess(endpoint: Endpoint, caller: Caller | null, request: FastifyRequest): void {
  const { access } = endpoint;
  if (access.kind === 'guest') return;
  if (caller === null) throw refuse.unauthorized();
  if (caller.enTantQuePar !== null && impersonationModeOf(endpoint) === 'refused') {
    throw refuse.forbidden('impersonation.interdite');
  }
  if (request.headers['role-id'] !== undefined && caller.role === null) throw refuse.forbidden('role.inconnu');
  if (caller.lacksSecondFactor && demandsSecondFactor(endpoint)) throw refuse.forbidden('second-facteur.attendu');
  if (access.kind !== 'capability') return;
  const { role } = caller;
  if (role === null) throw refuse.forbidden('role.requis');
  if (!access.anyOf.some((capability) => can(role.type, capability))) throw refuse.forbidden('role.non-autorise');
}

const hasRole = (context: Context): context is RoleContext => (context.caller?.role ?? null) !== null;

const traceOf = (caller: Caller | null): Trace => ({
  personneId: caller?.personneId ?? null,
  roleId: caller?.role?.id ?? null,
  enTantQuePar: caller?.enTantQuePar?.personneId ?? null,
});

/** One call as it is being made. */
type Made = {
  readonly services: Services;
  readonly settings: Settings;
  readonly caller: Caller | null;
  readonly now: Date;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

function contextOf(
  { services, settings, caller, now, request, reply }: Made,
  db: Kysely<Database> = services.connection.db,
  evenIfRefused: Context['evenIfRefused'] = () => undefined,
): Context {
  return {
    db,
    caller,
    refuse: refuseAny,
    now,
    today: todayAt(now),
    settings,
    files: services.files,
    register: services.register,
    jobs: services.jobs,
    log: request.log,
    exchange: {
      address: clientAddressOf(request),
      appareil: appareilOf(request.headers['user-agent']),
      isSecure: request.protocol === 'https',
      cookieOf: (name) => request.cookies[name],
      setHeader: (name, value) => void reply.header(name, value),
    },
    audit: (entry, trx = db) => writeAudit(trx, traceOf(caller), entry, now),
    evenIfRefused,
  };
}

function serialise({ answer }: Endpoint, value: unknown, services: Services): KeptAnswer {
  if (answer.kind !== 'json') return { statut: 204, reponse: null };
  const checked = services.config.validateAnswers
    ? z.safeParse(answer.schema, value)
    : { success: true as const, data: value };
  if (!checked.success) throw new Error(`réponse hors contrat : ${JSON.stringify(checked.error.issues.slice(0, 5))}`);
  return { statut: 200, reponse: JSON.stringify(checked.data) };
}

/** Runs a writing call in its one transaction, its idempotency key inside; what applies although it is refused follows in another. */
async function write(
  { name, endpoint }: RegisteredCall,
  made: Made,
  sent: { readonly raw: RawBody; readonly key: string | undefined },
  run: (context: Context) => Promise<unknown>,
): Promise<KeptAnswer> {
  const { services, caller } = made;
  const { raw, key } = sent;
  const { db } = services.connection;
  const remaining: Parameters<Context['evenIfRefused']>[0][] = [];
  const written = db.transaction().execute(async (trx) => {
    const claim =
      key === undefined || caller === null
        ? undefined
        : { personneId: caller.personneId, cle: key, appel: name, empreinte: fingerprintOf(raw, made.request.url) };
    const kept = claim === undefined ? undefined : await claimKey(trx, claim);
    if (kept !== undefined) return kept;
    const context = contextOf(made, trx, (work) => void remaining.push(work));
    const answer = serialise(endpoint, await run(context), services);
    if (claim !== undefined) await keepAnswer(trx, claim, answer);
    return answer;
  });
  return written.catch(async (error: unknown) => {
    if (error instanceof Refusal) for (const work of remaining) await db.transaction().execute(work);
    throw error;
  });
}

function sendFile(reply: FastifyReply, { stream, userFilename, typeMime, taille }: FileAnswer): FastifyReply {
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

/** Counts a call without account, or refuses 429 and hangs up: the rest of what is sent is not even read to be dropped. */
async function countGuest(request: FastifyRequest, reply: FastifyReply, services: Services): Promise<void> {
  const { appelsInviteParMinute: limit } = await services.settings();
  try {
    services.countGuest(clientAddressOf(request), limit, Date.now());
  } catch (error) {
    void reply.header('Connection', 'close');
    throw error;
  }
}

/** Registers one call of the contract with the refusals in the order of the wire. */
export function registerCall(app: FastifyInstance, services: Services, call: RegisteredCall): void {
  const { endpoint, handler } = call;
  const { body } = endpoint;
  const isProduction = services.config.environment === 'production';
  // As answers are held to the contract: where it is cheaper to fail than to tell something else.
  const declared = services.config.validateAnswers ? problemTitles(endpoint) : undefined;
  const tokens = new WeakMap<FastifyRequest, string | null>();
  const handle = async (request: FastifyRequest, reply: FastifyReply, deposits: CallDeposits) => {
    const now = services.now();
    const settings = await services.settings();
    const identified = await identify(tokens.get(request) ?? null, request, endpoint, services, settings, now);
    checkCsrf(request);
    // Whoever acts in nobody's name any more is a guest among guests.
    const caller = identified === 'terminee' ? null : identified;
    if (endpoint.access.kind !== 'guest' && identified === 'terminee') throw refuse.forbidden('impersonation.terminee');
    checkAccess(endpoint, caller, request);
    const { db } = services.connection;
    const made = { services, settings, caller, now, request, reply };
    const reading = contextOf(made);
    const pathParams = request.params as Readonly<Record<string, string>>;
    const params = endpoint.params === undefined ? {} : pathOrNotFound(endpoint.params, pathParams);
    const key = endpoint.method === 'GET' ? undefined : idempotencyKeyOf(request);
    // A repeated call gets its kept answer, even when its object has left the scope since (a deletion).
    const isRepeated =
      key !== undefined && caller !== null && (await isAnswered(db, caller.personneId, key, call.name));
    const isOut = async () =>
      call.scope !== undefined && !(hasRole(reading) && (await call.scope(reading, pathParams)));
    if (!isRepeated && (await isOut())) throw refuse.notFound();
    const query = validateQuery(endpoint, request.query);
    const { gate } = handler;
    const beforeFiles =
      gate === undefined || body === undefined
        ? undefined
        : (typed: unknown) => gate({ body: validate(body.schema, typed), context: reading });
    const raw: RawBody =
      body === undefined
        ? { data: undefined, files: [] }
        : await readBody(request, body, {
            files: services.files,
            beginDeposit: () => deposits.begin({ caller, address: clientAddressOf(request), now, settings }),
            admitFile: deposits.admit,
            settings,
            beforeFiles,
          }).catch(async (error: unknown) => {
            // Whatever it is, a sender who hung up included, no row is written yet.
            await deposits.end('refused');
            throw error;
          });
    const data = body === undefined ? undefined : validate(body.schema, raw.data);
    const input = { params, query, body: data, files: raw.files };
    const answerOf = (context: Context) =>
      caller === null || caller.enTantQuePar === null
        ? handler.handle({ ...input, context })
        : handleActing(call, input, { ...context, caller });
    // A file is made for whoever asks, and written nowhere.
    if (endpoint.method === 'GET' || endpoint.answer.kind === 'file' || handler.transactions === 'own') {
      const value = await answerOf(reading);
      // Before the answer: what is asked next finds what this call has left.
      await deposits.end('done');
      if (endpoint.answer.kind === 'file') return sendFile(reply, value as FileAnswer);
      return send(reply, serialise(endpoint, value, services), endpoint.cachedSeconds);
    }
    const work = () => againAfterDeadlock(() => write(call, made, { raw, key }, answerOf));
    const answered = await (handler.isEven === true ? evenly(work) : work());
    await deposits.end('done');
    return send(reply, answered);
  };
  for (const url of urlsOf(endpoint)) {
    app.route({
      method: endpoint.method,
      url,
      bodyLimit: largestJsonOf(endpoint),
      errorHandler: (error, request, reply) => void answerRefusal(error, request, reply, isProduction, declared),
      onRequest: async (request, reply) => {
        checkContentType(request, body);
        // Nothing is read of who has no account before they are counted, or refused.
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
          return await handle(request, reply, deposits);
        } catch (error) {
          // A commit whose answer was lost may have been made.
          await deposits.end(isDatabaseGone(error) ? 'unknown' : 'refused');
          throw error;
        }
      },
    });
  }
}

function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !IDEMPOTENCY_KEY.test(key)) throw refuse.badRequest('cle-idempotence-invalide');
  return key;
}

/** A path segment out of its pattern names nothing. */
function pathOrNotFound(schema: NonNullable<Endpoint['params']>, params: unknown): unknown {
  const parsed = z.safeParse(schema, params);
  if (!parsed.success) throw refuse.notFound();
  return parsed.data;
}

function send(reply: FastifyReply, { statut, reponse }: KeptAnswer, cachedSeconds?: number): FastifyReply {
  const kept = cachedSeconds === undefined ? 'no-store' : `public, max-age=${cachedSeconds}`;
  void reply.code(statut).header('Cache-Control', kept);
  return reponse === null
    ? reply.send()
    : reply.header('Content-Type', 'application/json; charset=utf-8').send(reponse);
}
