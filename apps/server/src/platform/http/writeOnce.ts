import type { FastifyRequest } from 'fastify';
import type { Caller, Context } from '../Handler.ts';
import { Refusal, refuse } from '../Refusal.ts';
import { contextOf, type Made } from './contextOf.ts';
import { claimKey, fingerprintOf, type KeptAnswer, keepAnswer } from './idempotence.ts';
import type { RawBody } from './readBody.ts';
import type { RegisteredCall } from './RegisteredCall.ts';
import { serialise } from './sendAnswer.ts';

const IDEMPOTENCY_KEY = /^[\w-]{8,64}$/;

/** The idempotency key of a request; refused 400 when malformed. */
export function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !IDEMPOTENCY_KEY.test(key)) throw refuse.badRequest('cle-idempotence-invalide');
  return key;
}

/** The key under which the answer is kept: an application's are its own, not those of the person under whose role it acts. */
export const keptKeyOf = (key: string, { application }: Caller): string =>
  application === null ? key : `application.${application.id}.${key}`;

/** Runs a write in one transaction with its idempotency key; what must be kept after a refusal is written in another. */
export async function writeOnce(
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
        : {
            personneId: caller.personneId,
            cle: keptKeyOf(key, caller),
            appel: name,
            empreinte: fingerprintOf(raw, made.request.url),
          };
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
