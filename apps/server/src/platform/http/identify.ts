import { changesSomething, demandsSecondFactor, type Endpoint, impersonationModeOf } from '@habilis/api/endpoint';
import { can } from '@habilis/domain/role/can';
import type { Settings } from '@habilis/domain/setting/settings';
import type { FastifyRequest } from 'fastify';
import { empreinteOf, isApplicationToken } from '../auth/applicationToken.ts';
import { holds } from '../auth/holds.ts';
import { loadActingCaller, type ReadCaller } from '../auth/loadActingCaller.ts';
import { readApplication } from '../auth/readApplication.ts';
import type { Caller, Context, RoleContext } from '../Handler.ts';
import { refuse, refuseAny } from '../Refusal.ts';
import type { Services } from '../Services.ts';

const BEARER = /^Bearer ([\w-]+(?:\.[\w-]+\.[\w-]+)?)$/;

/** What a call bears: the token of a person, or that of an application as its hash. */
export type Token = { readonly jti: string } | { readonly empreinte: string };

/** The verified token of a call; null without one, refused 401 when it is not ours or has ended. */
export async function tokenOf(request: FastifyRequest, services: Services, now: Date): Promise<Token | null> {
  const header = request.headers.authorization;
  if (header === undefined) return null;
  const token = BEARER.exec(header)?.[1];
  if (token === undefined) throw refuse.unauthorized();
  if (isApplicationToken(token, services.config.tokenSecret)) return { empreinte: empreinteOf(token) };
  const jti = await services.readToken(token, now);
  if (jti === undefined) throw refuse.unauthorized();
  return { jti };
}

/** The application of a token: what it names of a person, or makes by a call that is not for machines, is refused. */
async function identifyApplication(
  empreinte: string,
  { headers }: FastifyRequest,
  endpoint: Endpoint,
  { connection: { pool } }: Services,
  { settings, now }: { readonly settings: Settings; readonly now: Date },
): Promise<Caller> {
  const caller = await readApplication(pool, { empreinte, now, settings });
  if (caller === undefined) throw refuse.unauthorized();
  if (endpoint.machines !== true) throw refuseAny.forbidden('application.appel-ferme');
  if (headers['role-id'] !== undefined || headers['impersonation'] !== undefined || headers['habilis-id'] !== undefined)
    throw refuseAny.badRequest('application.entete-refuse');
  if (changesSomething(endpoint) && headers['idempotency-key'] === undefined)
    throw refuseAny.badRequest('application.cle-idempotence-attendue');
  return caller;
}

const ownOf = (caller: Caller | undefined): ReadCaller | undefined =>
  caller === undefined ? undefined : { holder: caller.habilisId, caller };

/** The caller of a verified token, or the person they act as; null for a guest. */
export async function identify(
  token: Token | null,
  request: FastifyRequest,
  endpoint: Endpoint,
  services: Services,
  settings: Settings,
  now: Date,
): Promise<Caller | 'terminee' | null> {
  if (token === null) return null;
  if ('empreinte' in token) return identifyApplication(token.empreinte, request, endpoint, services, { settings, now });
  const { jti } = token;
  const roleId = request.headers['role-id'];
  const who = { jti, roleIdHeader: Array.isArray(roleId) ? roleId[0] : roleId, now, settings };
  const habilisId = request.headers['impersonation'];
  const read =
    habilisId === undefined || impersonationModeOf(endpoint) === 'own'
      ? ownOf(await services.readCaller(who))
      : await loadActingCaller(services.connection.pool, { ...who, habilisId: String(habilisId) });
  if (read === undefined) throw refuse.unauthorized();
  const shown = request.headers['habilis-id'];
  // A tab left open shows one person, while the browser's token may since be another's (rules/rights#own-page).
  if (shown !== undefined && shown !== read.holder) throw refuse.conflict('session.autre-personne');
  return read.caller;
}

/** Refuses a caller without the call's access, in the wire's order. */
export function checkAccess(endpoint: Endpoint, caller: Caller | null, request: FastifyRequest): void {
  const { access } = endpoint;
  // A call open to guests too may be of one's own alone, once one is known.
  if (caller !== null && caller.enTantQuePar !== null && impersonationModeOf(endpoint) === 'refused') {
    throw refuse.forbidden('impersonation.interdite');
  }
  if (access.kind === 'guest') return;
  if (caller === null) throw refuse.unauthorized();
  if (request.headers['role-id'] !== undefined && caller.role === null) throw refuse.forbidden('role.inconnu');
  if (caller.lacksSecondFactor && demandsSecondFactor(endpoint)) throw refuse.forbidden('second-facteur.attendu');
  if (access.kind !== 'capability') return;
  const { role } = caller;
  if (role === null) throw refuse.forbidden('role.requis');
  if (!access.anyOf.some((capability) => can(role.type, capability))) throw refuse.forbidden('role.non-autorise');
  if (!access.anyOf.some((capability) => holds(caller, capability)))
    throw refuseAny.forbidden('application.portee-insuffisante');
}

/** Whether the caller has a role. */
export const hasRole = (context: Context): context is RoleContext => (context.caller?.role ?? null) !== null;
