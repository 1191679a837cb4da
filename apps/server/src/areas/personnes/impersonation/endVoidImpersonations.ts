import { impersonationFaultOf } from '@habilis/domain/impersonation/impersonationFaultOf';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { endImpersonation } from '../../../platform/auth/endImpersonations.ts';
import { readParty } from './readImpersonation.ts';

/** Ends impersonations that today's roles no longer allow, of one person or of all: calls are refused at once, and the history says since when (S17). */
export async function endVoidImpersonations(db: Kysely<Database>, now: Date, personneId?: number): Promise<void> {
  const open = await db
    .selectFrom('impersonation')
    .select(['id', 'acteur_id', 'cible_id'])
    .where('fin_le', 'is', null)
    .where('expire_le', '>', now)
    .$if(personneId !== undefined, (query) =>
      query.where((eb) => eb.or([eb('acteur_id', '=', personneId ?? 0), eb('cible_id', '=', personneId ?? 0)])),
    )
    .execute();
  for (const { id, acteur_id: acteurId, cible_id: cibleId } of open) {
    const acteur = await readParty(db, acteurId, now);
    const cible = await readParty(db, cibleId, now);
    if (impersonationFaultOf(acteur.party, cible.party) === null) continue;
    await endImpersonation(db, id, now);
  }
}
