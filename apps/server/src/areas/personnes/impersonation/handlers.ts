import type { impersonation } from '@habilis/api/impersonation/endpoints';
import { lockPersonne } from '../../../platform/auth/lockPersonne.ts';
import { sessionOf } from '../../../platform/auth/tokens.ts';
import type { Handlers } from '../../../platform/Handler.ts';
import { findPersonnes } from './findPersonnes.ts';
import { readImpersonation } from './readImpersonation.ts';
import { endOwnImpersonation, startImpersonation } from './startImpersonation.ts';

/** Acting in another person's name (rules/rights#acting). */
export const impersonationHandlers: Handlers<typeof impersonation> = {
  current: async ({ context }) => {
    const { id } = await sessionOf(context.db, context.caller.jti);
    return { ouverte: await readImpersonation(context.db, id, context.now) };
  },
  start: ({ body, context }) => startImpersonation(context, body),
  end: async ({ context }) => {
    const { personneId, jti } = context.caller;
    await lockPersonne(context.db, personneId);
    const { id } = await sessionOf(context.db, jti);
    await endOwnImpersonation(context, personneId, id);
    return undefined;
  },
  personnes: ({ query, context }) => findPersonnes(context, query.recherche),
};
