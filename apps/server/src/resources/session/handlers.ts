import { randomUUID } from 'node:crypto';
import type { session } from '@habilis/api/session/endpoints';
import type { Config } from '../../config.ts';
import { lockPersonne } from '../../platform/auth/lockPersonne.ts';
import { isPassword } from '../../platform/auth/passwords.ts';
import { countAttempt, forgetFailures } from '../../platform/auth/throttle.ts';
import { issueToken, retireToken, revokeSessions, sessionOf } from '../../platform/auth/tokens.ts';
import type { Handlers } from '../../platform/Handler.ts';
import { refuse } from '../../platform/Refusal.ts';
import { requireCaller } from '../../platform/requireCaller.ts';
import { findPersonne } from '../account/findPersonne.ts';
import { readAccount } from './readAccount.ts';

/** Sign-in, tokens and account. */
export function sessionHandlers(config: Config): Handlers<typeof session> {
  return {
    authenticate: async ({ body, context }) => {
      const { db, now, exchange } = context;
      const typed = body.username.trim();
      const person = await findPersonne(db, typed);
      // One count for a person, by whichever name they sign in; an unknown name counts for itself.
      const account = person?.habilis_id ?? typed;
      const attempt = await countAttempt(db, account, exchange.address, now);
      const usable = person?.etat === 'active' ? person.mot_de_passe : null;
      if (!(await isPassword(usable, body.password)) || person === undefined) {
        throw refuse.unauthorized('identifiants-incorrects');
      }
      return db.transaction().execute(async (trx) => {
        // A password that was replaced, or an account that was blocked, while this one was looked at.
        const { etat, mot_de_passe: present } = await lockPersonne(trx, person.id);
        if (etat !== 'active' || present !== usable) throw refuse.unauthorized('identifiants-incorrects');
        await forgetFailures(trx, attempt);
        await context.audit(
          { action: 'connexion', objetType: 'personne', objetId: person.id, detail: { appareil: exchange.appareil } },
          trx,
        );
        return issueToken(trx, config.tokenSecret, {
          personneId: person.id,
          habilisId: person.habilis_id,
          session: { id: randomUUID(), debutLe: now, appareil: exchange.appareil },
          now,
        });
      });
    },
    authenticated: async ({ context }) => {
      if (context.caller === null) return { authenticated: false as const };
      const account = await readAccount(context.db, context.caller.personneId, context.now);
      return { authenticated: true as const, account };
    },
    signOut: async ({ context }) => {
      const caller = requireCaller(context);
      const { id } = await sessionOf(context.db, caller.jti);
      await revokeSessions(context.db, caller.personneId, { only: id }, context.now);
      await context.audit({ action: 'deconnexion', objetType: 'personne', objetId: caller.personneId });
      return undefined;
    },
    refreshToken: async ({ context }) => {
      const { db, now } = context;
      const { jti, personneId, habilisId } = requireCaller(context);
      const session = await sessionOf(db, jti);
      return db.transaction().execute(async (trx) => {
        await retireToken(trx, { jti, personneId, sessionId: session.id }, now);
        return issueToken(trx, config.tokenSecret, { personneId, habilisId, session, now });
      });
    },
    account: async ({ context }) => readAccount(context.db, requireCaller(context).personneId, context.now),
  };
}
