import type { session } from '@habilis/api/session/endpoints';
import { loginIdentifierOf } from '@habilis/domain/identifiant/loginIdentifierOf';
import type { Kysely } from 'kysely';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/Database.ts';
import { isPassword } from '../../platform/auth/passwords.ts';
import { countAttempt, forgetFailures } from '../../platform/auth/throttle.ts';
import { issueToken, retireToken, revokeSession } from '../../platform/auth/tokens.ts';
import type { Handlers } from '../../platform/Handler.ts';
import { refuse } from '../../platform/Refusal.ts';
import { requireCaller } from '../../platform/requireCaller.ts';
import { readAccount } from './readAccount.ts';

async function findPerson(db: Kysely<Database>, username: string) {
  const identifier = loginIdentifierOf(username);
  if (!identifier.ok) return undefined;
  const query = db.selectFrom('personne').select(['id', 'habilis_id', 'mot_de_passe', 'etat']);
  const column = identifier.value.includes('@') ? 'email' : 'habilis_id';
  const value = column === 'email' ? identifier.value.toLowerCase() : identifier.value;
  return query.where(column, '=', value).executeTakeFirst();
}

/** Sign-in, tokens and account. */
export function sessionHandlers(config: Config): Handlers<typeof session> {
  return {
    authenticate: async ({ body, context }) => {
      const { db, now, exchange } = context;
      const typed = body.username.trim();
      const person = await findPerson(db, typed);
      // One count for a person, by whichever name they sign in; an unknown name counts for itself.
      const account = person?.habilis_id ?? typed;
      const attempt = await countAttempt(db, account, exchange.address, now);
      const usable = person?.etat === 'active' ? person.mot_de_passe : null;
      if (!(await isPassword(usable, body.password)) || person === undefined) {
        throw refuse.unauthorized('identifiants-incorrects');
      }
      return db.transaction().execute(async (trx) => {
        await forgetFailures(trx, attempt);
        await context.audit({ action: 'connexion', objetType: 'personne', objetId: person.id }, trx);
        return issueToken(trx, config.tokenSecret, {
          personneId: person.id,
          habilisId: person.habilis_id,
          sessionLe: now,
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
      await revokeSession(context.db, caller.jti, context.now);
      await context.audit({ action: 'deconnexion', objetType: 'personne', objetId: caller.personneId });
      return undefined;
    },
    refreshToken: async ({ context }) => {
      const { db, now } = context;
      const { jti, personneId, habilisId } = requireCaller(context);
      const { session_le: sessionLe } = await db
        .selectFrom('jeton')
        .select('session_le')
        .where('jti', '=', jti)
        .executeTakeFirstOrThrow();
      return db.transaction().execute(async (trx) => {
        await retireToken(trx, jti, now);
        return issueToken(trx, config.tokenSecret, { personneId, habilisId, sessionLe, now });
      });
    },
    account: async ({ context }) => readAccount(context.db, requireCaller(context).personneId, context.now),
    setNotifications: async ({ params, body, context }) => {
      const caller = requireCaller(context);
      const changed = await context.db
        .updateTable('role')
        .set({ notif_set: true, preferences: JSON.stringify(body.preferences) })
        .where('id', '=', params.roleId)
        .where('personne_id', '=', caller.personneId)
        .executeTakeFirst();
      if (changed.numUpdatedRows === 0n) throw refuse.notFound();
      await context.audit({ action: 'notifications', objetType: 'role', objetId: params.roleId });
      return undefined;
    },
  };
}
