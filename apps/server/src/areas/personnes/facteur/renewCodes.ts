import type { Config } from '../../../config.ts';
import { lockPersonne } from '../../../platform/auth/lockPersonne.ts';
import { renewRecoveryCodes } from '../../../platform/auth/recoveryCodes.ts';
import type { AccountContext } from '../../../platform/Handler.ts';
import { inTransaction } from '../../../platform/inTransaction.ts';
import { provePassword } from '../personne/provePassword.ts';
import { hasFactor } from '../personne/readFacteurs.ts';

/** Replaces the caller's remaining recovery codes by new ones. */
export async function renewCodes(
  context: AccountContext<'compte.mot-de-passe-actuel-incorrect' | 'second-facteur.aucun' | 'trop-de-tentatives'>,
  config: Config,
  password: string,
): Promise<string[]> {
  const { personneId } = context.caller;
  await provePassword(context, password, 'password');
  return context.db.transaction().execute(async (trx) => {
    await lockPersonne(trx, personneId);
    if (!(await hasFactor(trx, personneId))) throw context.refuse.conflict('second-facteur.aucun');
    const detail = { appareil: context.exchange.appareil };
    const about = { objetType: 'personne' as const, objetId: personneId, detail };
    await inTransaction(context, trx).audit({ action: 'codes-secours-renouveles', ...about });
    return renewRecoveryCodes(trx, config, personneId);
  });
}
