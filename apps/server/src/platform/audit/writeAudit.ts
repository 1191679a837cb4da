import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';
import type { AuditEntry } from '../Handler.ts';

/** The author of an act, as the trail names them. */
export type Trace = {
  readonly personneId: number | null;
  readonly roleId: number | null;
  readonly enTantQuePar: number | null;
  /** The application that acts under the role; absent when it is the person. */
  readonly applicationId?: number | null;
  /** The `X-Request-Id` of the call; absent in a job. */
  readonly requete?: string;
};

/** The author of what happens by time alone. */
export const NOBODY: Trace = { personneId: null, roleId: null, enTantQuePar: null };

/** Adds an entry to the audit trail, in the transaction of the act itself. */
export async function writeAudit(
  db: Kysely<Database>,
  { personneId, roleId, enTantQuePar, applicationId, requete }: Trace,
  { action, objetType, objetId, detail = {} }: AuditEntry,
  now: Date,
): Promise<void> {
  await db
    .insertInto('audit')
    .values({
      personne_id: personneId,
      role_id: roleId,
      en_tant_que_par: enTantQuePar,
      action,
      objet_type: objetType ?? null,
      objet_id: objetId ?? null,
      detail: JSON.stringify(detail),
      fait_le: now,
      requete: requete ?? null,
      application_id: applicationId ?? null,
    })
    .execute();
}
