import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { RoleContext } from '../../../platform/Handler.ts';
import { decide, moveSession } from './moveSession.ts';
import { lockSession, refuseStale, type StepTitle } from '../lecture/openSession.ts';

/** Deletes a session that is not closed, with the reason; its names go after a while, its history stays (SC11, D3). */
export async function removeSession(
  context: RoleContext<StepTitle>,
  id: number,
  { version, commentaire }: { readonly version: number; readonly commentaire: string },
): Promise<void> {
  const row = await lockSession(context, id);
  const decision = await decide(context, row, { actionKey: 'Supprime', commentaire });
  await refuseStale(context, row, version);
  await moveSession(context, row, decision);
}

/** Erases who was in some sessions: lines, pre-accounts and imports. */
export async function eraseNames(db: Kysely<Database>, sessionIds: readonly number[]): Promise<void> {
  if (sessionIds.length === 0) return;
  await db.deleteFrom('session_stagiaire').where('session_id', 'in', sessionIds).execute();
  await db.deleteFrom('pre_compte').where('session_id', 'in', sessionIds).execute();
  await db.deleteFrom('session_import').where('session_id', 'in', sessionIds).execute();
}
