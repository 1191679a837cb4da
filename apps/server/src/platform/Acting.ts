import type { RoleType } from '@habilis/domain/role/RoleType';
import type { Kysely } from 'kysely';
import type { Database } from '../database/Database.ts';
import { NOBODY, writeAudit } from './audit/writeAudit.ts';
import type { Context, RoleContext } from './Handler.ts';

/** Who takes a step: a person under a role, perhaps on behalf of another. */
export type Acteur = {
  readonly personneId: number;
  readonly roleId: number;
  readonly roleType: RoleType;
  readonly mrpId: number | null;
  readonly enTantQuePar: number | null;
  /** The application that takes it in the person's place. */
  readonly applicationId: number | null;
};

/** What a step needs, whether taken by a call or by a job; nobody acts when it is due to time alone. */
export type Acting = Pick<Context, 'db' | 'jobs' | 'now' | 'today' | 'settings' | 'audit'> & {
  readonly acteur: Acteur | null;
};

/** The acting person and tools of a call. */
export function actingOf(context: RoleContext): Acting {
  const { personneId, role, enTantQuePar, application } = context.caller;
  const { db, jobs, now, today, settings, audit } = context;
  const acteur = {
    personneId,
    roleId: role.id,
    roleType: role.type,
    mrpId: role.mrpId,
    enTantQuePar: enTantQuePar?.personneId ?? null,
    applicationId: application?.id ?? null,
  };
  return { db, jobs, now, today, settings, audit, acteur };
}

/** The acting person (perhaps nobody) and tools of a job. */
export function actingInJob(
  tools: Pick<Context, 'jobs' | 'now' | 'today' | 'settings'>,
  db: Kysely<Database>,
  acteur: Acteur | null = null,
): Acting {
  return {
    ...tools,
    db,
    acteur,
    audit: (entry, trx = db) => writeAudit(trx, acteur ?? NOBODY, entry, tools.now),
  };
}
