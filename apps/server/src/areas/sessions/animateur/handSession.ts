import type { RoleContext } from '../../../platform/Handler.ts';
import type { SessionRow } from '../session-certification/scope.ts';

/** Notes to whom a session is submitted; whoever had it before has it no longer. */
export async function handSession(
  { db, now }: Pick<RoleContext, 'db' | 'now'>,
  { id, animateur_id: personneId }: Pick<SessionRow, 'id' | 'animateur_id'>,
): Promise<void> {
  if (personneId === null) return;
  await db
    .updateTable('session_confiee')
    .set({ retiree_le: now })
    .where('session_id', '=', id)
    .where('personne_id', '<>', personneId)
    .where('retiree_le', 'is', null)
    .execute();
  await db
    .insertInto('session_confiee')
    .values({ session_id: id, personne_id: personneId, confiee_le: now })
    .onConflict((conflict) =>
      conflict
        .columns(['session_id', 'personne_id'])
        .doUpdateSet({ confiee_le: now, retiree_le: null, ouverte_le: null }),
    )
    .execute();
}

/** A session that was submitted to the calling formateur and is now another's. */
export const findConfiee = ({ db, caller }: Pick<RoleContext, 'db' | 'caller'>, id: number) =>
  db
    .selectFrom('session_certification')
    .innerJoin('session_confiee', 'session_confiee.session_id', 'session_certification.id')
    .selectAll('session_certification')
    .select('session_confiee.retiree_le')
    .where('session_certification.id', '=', id)
    .where('session_confiee.personne_id', '=', caller.role.type === 'F' ? caller.personneId : 0)
    .where('session_certification.animateur_id', 'is distinct from', caller.personneId)
    .executeTakeFirst();
