import type { SessionEtat } from '@habilis/domain/session-certification/etats';
import type { Acting } from '../../../platform/Acting.ts';
import type { SessionRow } from './scope.ts';

/** What a step of a session was. */
export type Etape = {
  readonly action: string;
  readonly de: SessionEtat | null;
  readonly vers: SessionEtat;
  readonly commentaire?: string | null;
  readonly detail?: Record<string, unknown>;
};

/** A session, as an event names it. */
export const objetOf = ({ id, numero, entite_id: entiteId }: SessionRow) => ({ id, numero, entiteId });

/** Writes a step in the session's history and in the audit trail, with both identities (rules/sessions#steps; rules/rights#acting). */
export async function recordEtape(
  { db, acteur, now, audit }: Acting,
  { id }: Pick<SessionRow, 'id'>,
  { action, de, vers, commentaire = null, detail = {} }: Etape,
): Promise<void> {
  await db
    .insertInto('session_etape')
    .values({
      session_id: id,
      action,
      de,
      vers,
      commentaire,
      personne_id: acteur?.personneId ?? null,
      en_tant_que_par: acteur?.enTantQuePar ?? null,
      role_type: acteur?.roleType ?? null,
      application_id: acteur?.applicationId ?? null,
      le: now,
    })
    .execute();
  await audit({
    action: `session-certification.${action}`,
    objetType: 'session-certification',
    objetId: id,
    detail: { de, vers, ...detail },
  });
}
