import type { Settings } from '@habilis/domain/setting/settings';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { type Trace, writeAudit } from '../audit/writeAudit.ts';
import type { Caller, Context } from '../Handler.ts';
import { refuseAny } from '../Refusal.ts';
import type { Services } from '../Services.ts';
import { todayAt } from '../today.ts';
import { appareilOf } from './appareilOf.ts';
import { clientAddressOf } from './clientAddressOf.ts';

const traceOf = (caller: Caller | null, requete: string): Trace => ({
  personneId: caller?.personneId ?? null,
  roleId: caller?.role?.id ?? null,
  enTantQuePar: caller?.enTantQuePar?.personneId ?? null,
  applicationId: caller?.application?.id ?? null,
  requete,
});

/** A call in progress. */
export type Made = {
  readonly services: Services;
  readonly settings: Settings;
  readonly caller: Caller | null;
  readonly now: Date;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

/** The context of a handler, over the call's transaction or, without one, the database. */
export function contextOf(
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
    arrets: services.arrets,
    register: services.register,
    jobs: services.jobs,
    log: request.log,
    exchange: {
      requestId: request.id,
      address: clientAddressOf(request),
      appareil: appareilOf(request.headers['user-agent']),
      isSecure: request.protocol === 'https',
      cookieOf: (name) => request.cookies[name],
      setHeader: (name, value) => void reply.header(name, value),
    },
    audit: (entry, trx = db) => writeAudit(trx, traceOf(caller, request.id), entry, now),
    evenIfRefused,
  };
}
