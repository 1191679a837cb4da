import type { AccountContext } from '../../../platform/Handler.ts';

/** The messages that the caller has dismissed. */
export async function dismissedMessages(context: AccountContext): Promise<ReadonlySet<number>> {
  const rows = await context.db
    .selectFrom('message_suppression')
    .select('message_id')
    .where('personne_id', '=', context.caller.personneId)
    .execute();
  return new Set(rows.map(({ message_id: id }) => id));
}

/** Dismisses a message for the caller; a second call changes nothing. */
export async function dismissMessage(context: AccountContext, id: number): Promise<void> {
  await context.db
    .insertInto('message_suppression')
    .values({ message_id: id, personne_id: context.caller.personneId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await context.audit({ action: 'message-supprime', objetType: 'message', objetId: id });
}

/** Shows a message to the caller again. */
export async function restoreMessage(context: AccountContext, id: number): Promise<void> {
  await context.db
    .deleteFrom('message_suppression')
    .where('message_id', '=', id)
    .where('personne_id', '=', context.caller.personneId)
    .execute();
  await context.audit({ action: 'message-remis', objetType: 'message', objetId: id });
}

/** Notes that the caller has opened a message; a second time changes nothing. */
export async function markRead({ db, caller, now }: AccountContext, id: number): Promise<void> {
  await db
    .insertInto('message_lecture')
    .values({ message_id: id, personne_id: caller.personneId, lu_le: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
