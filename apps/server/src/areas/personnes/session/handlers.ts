import type { cleAcces } from '@habilis/api/cle-acces/endpoints';
import type { session } from '@habilis/api/session/endpoints';
import type { Config } from '../../../config.ts';
import { issueToken, retireToken, revokeSessions, sessionOf } from '../../../platform/auth/tokens.ts';
import type { Handlers } from '../../../platform/Handler.ts';
import { readAccount } from '../personne/readAccount.ts';
import { signIn } from './signIn.ts';
import { askCle, signInByCle } from './signInByCle.ts';

/** Sign-in, tokens and account. */
export function sessionHandlers(config: Config): Handlers<typeof session> {
  return {
    authenticate: {
      transactions: 'own',
      ignoresToken: true,
      handle: ({ body, context }) => signIn(context, config, body),
    },
    authenticated: async ({ context }) => {
      if (context.caller === null) return { authenticated: false as const };
      const account = await readAccount(context, context.caller.personneId);
      return { authenticated: true as const, account };
    },
    signOut: async ({ context }) => {
      const { caller } = context;
      const { id } = await sessionOf(context.db, caller.jti);
      await revokeSessions(context.db, caller.personneId, { only: id }, context.now);
      await context.audit({ action: 'deconnexion', objetType: 'personne', objetId: caller.personneId });
      return undefined;
    },
    refreshToken: async ({ context }) => {
      const { db, now } = context;
      const { jti, personneId, habilisId } = context.caller;
      const session = await sessionOf(db, jti);
      return db.transaction().execute(async (trx) => {
        await retireToken(trx, { jti, personneId, sessionId: session.id }, now);
        return issueToken(trx, config.tokenSecret, { personneId, habilisId, session, now });
      });
    },
    account: async ({ context }) => readAccount(context, context.caller.personneId),
  };
}

/** The sign-in by a passkey alone. */
export function cleAccesHandlers(config: Config): Handlers<typeof cleAcces> {
  return {
    demander: ({ context }) => askCle(context, config),
    connexion: {
      transactions: 'own',
      ignoresToken: true,
      handle: ({ body, context }) => signInByCle(context, config, body),
    },
  };
}
