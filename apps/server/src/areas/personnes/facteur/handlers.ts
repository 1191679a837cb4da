import type { facteur } from '@habilis/api/facteur/endpoints';
import { requiresSecondFactor } from '@habilis/domain/compte/requiresSecondFactor';
import type { Config } from '../../../config.ts';
import { challengeOf, makeDefi } from '../../../platform/auth/defi.ts';
import { lockPersonne } from '../../../platform/auth/lockPersonne.ts';
import { creationOptionsOf } from '../../../platform/auth/passkeys.ts';
import { countRecoveryCodes, renewRecoveryCodes } from '../../../platform/auth/recoveryCodes.ts';
import { newSecret, uriOf } from '../../../platform/auth/totp.ts';
import type { Handlers } from '../../../platform/Handler.ts';
import { inTransaction } from '../../../platform/inTransaction.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { provePassword } from '../personne/provePassword.ts';
import { readAccount } from '../personne/readAccount.ts';
import { addApplication, addCle } from './addFacteur.ts';
import { facteurOf, hasFactor, readFacteurs } from '../personne/readFacteurs.ts';
import { removeOwnFactor } from './removeFactors.ts';

/** Second factors of the caller's own account. */
export function facteurHandlers(config: Config): Handlers<typeof facteur> {
  return {
    list: async ({ context }) => {
      const { personneId } = context.caller;
      const { roles } = await readAccount(context, personneId);
      return {
        facteurs: (await readFacteurs(context.db, personneId)).map(facteurOf),
        codesRestants: await countRecoveryCodes(context.db, personneId),
        isExige: requiresSecondFactor(
          roles.map(({ type }) => type),
          context.settings.rolesSecondFacteur,
        ),
      };
    },
    startApplication: {
      transactions: 'own',
      handle: async ({ body, context }) => {
        const { personneId, habilisId } = context.caller;
        await provePassword(context, body.password, 'password');
        const secret = newSecret();
        const { now, settings } = context;
        const { text } = await makeDefi(config, { usage: 'application', personneId }, { now, settings, secret });
        return { defi: text, secret, uri: uriOf(secret, habilisId) };
      },
    },
    addApplication: { transactions: 'own', handle: ({ body, context }) => addApplication(context, config, body) },
    startCle: {
      transactions: 'own',
      handle: async ({ body, context }) => {
        const { now, settings } = context;
        const { caller } = context;
        const { personneId } = caller;
        await provePassword(context, body.password, 'password');
        const { text, defi } = await makeDefi(config, { usage: 'cle', personneId }, { now, settings });
        const held = await readFacteurs(context.db, personneId);
        const known = held.flatMap(({ cle_id: id }) => (id === null ? [] : [id]));
        const minutes = settings.validiteDefiConnexionMinutes;
        return {
          defi: text,
          options: creationOptionsOf(config, caller, { challenge: challengeOf(defi), known, minutes }),
        };
      },
    },
    addCle: { transactions: 'own', handle: ({ body, context }) => addCle(context, config, body) },
    rename: async ({ params, body, context }) => {
      const { personneId } = context.caller;
      const renamed = await context.db
        .updateTable('facteur')
        .set({ nom: body.nom })
        .where('id', '=', params.facteurId)
        .where('personne_id', '=', personneId)
        .executeTakeFirst();
      if (renamed.numUpdatedRows === 0n) throw refuse.notFound();
      const detail = { facteurId: params.facteurId };
      await context.audit({ action: 'facteur-renomme', objetType: 'personne', objetId: personneId, detail });
      return undefined;
    },
    remove: {
      transactions: 'own',
      handle: async ({ params, body, context }) => {
        await removeOwnFactor(context, params.facteurId, body.password);
        return undefined;
      },
    },
    renewCodes: {
      transactions: 'own',
      handle: async ({ body, context }) => {
        const { personneId } = context.caller;
        await provePassword(context, body.password, 'password');
        const codes = await context.db.transaction().execute(async (trx) => {
          await lockPersonne(trx, personneId);
          if (!(await hasFactor(trx, personneId))) throw refuse.conflict('second-facteur.aucun');
          const detail = { appareil: context.exchange.appareil };
          const about = { objetType: 'personne', objetId: personneId, detail };
          await inTransaction(context, trx).audit({ action: 'codes-secours-renouveles', ...about });
          return renewRecoveryCodes(trx, config, personneId);
        });
        return { codes };
      },
    },
  };
}
