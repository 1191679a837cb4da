import { revokeSessions, sessionOf } from '../../../platform/auth/tokens.ts';
import type { AccountContext } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';

const recordEnd = (context: AccountContext, personneId: number): Promise<void> =>
  context.audit({ action: 'session-fermee', objetType: 'personne', objetId: personneId });

/** Ends one session of the caller's; 404 when it is not theirs. */
export async function endSession(context: AccountContext, sessionId: string): Promise<void> {
  const { personneId } = context.caller;
  const isEnded = await revokeSessions(context.db, personneId, { only: sessionId }, context.now);
  if (!isEnded) throw refuse.notFound();
  await recordEnd(context, personneId);
}

/** Ends all sessions of the caller except the current one. */
export async function endOtherSessions(context: AccountContext): Promise<void> {
  const { personneId, jti } = context.caller;
  const { id } = await sessionOf(context.db, jti);
  if (await revokeSessions(context.db, personneId, { but: id }, context.now)) await recordEnd(context, personneId);
}
