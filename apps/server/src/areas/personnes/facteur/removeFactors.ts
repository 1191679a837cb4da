import { pathTo } from '@habilis/api/page/paths';
import { requiresSecondFactor } from '@habilis/domain/compte/requiresSecondFactor';
import { lockPersonne } from '../../../platform/auth/lockPersonne.ts';
import { removeRecoveryCodes } from '../../../platform/auth/recoveryCodes.ts';
import type { AccountContext, Context } from '../../../platform/Handler.ts';
import { inTransaction } from '../../../platform/inTransaction.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { provePassword } from '../personne/provePassword.ts';
import { sendAccountMail } from '../personne/sendAccountMail.ts';
import { readAccount } from '../personne/readAccount.ts';
import { readFacteurs } from '../personne/readFacteurs.ts';

/**
 * Takes a person's second factors away, all of them or one, and the recovery codes with the last; it is recorded and told by a mail (SF6). Runs in
 * the transaction of the call; whoever resets another's factors is named by the audit trail.
 */
export async function removeFactors(context: Context, personneId: number, only?: number): Promise<void> {
  const { db, exchange } = context;
  await lockPersonne(db, personneId);
  const held = await readFacteurs(db, personneId);
  const gone = held.filter(({ id }) => only === undefined || id === only);
  if (gone.length === 0) return;
  await db
    .deleteFrom('facteur')
    .where(
      'id',
      'in',
      gone.map(({ id }) => id),
    )
    .execute();
  if (gone.length === held.length) await removeRecoveryCodes(db, personneId);
  const nom = gone.map((one) => one.nom).join(', ');
  const detail = { appareil: exchange.appareil, facteur: nom };
  await context.audit({ action: 'facteur-retire', objetType: 'personne', objetId: personneId, detail });
  const mail = { modele: 'facteur-retire', personneId, chemin: pathTo('motDePasseOublie'), mots: { nom } } as const;
  await sendAccountMail(context, mail);
}

/** Removes one of the caller's factors once the password is proven; the last one stays while one of their roles requires it (SF6, SF7). */
export async function removeOwnFactor(
  context: AccountContext<
    'compte.mot-de-passe-actuel-incorrect' | 'second-facteur.dernier-exige' | 'trop-de-tentatives'
  >,
  facteurId: number,
  password: string,
): Promise<void> {
  const { personneId } = context.caller;
  const own = await readFacteurs(context.db, personneId);
  if (!own.some(({ id }) => id === facteurId)) throw refuse.notFound();
  await provePassword(context, password, 'password');
  await context.db.transaction().execute(async (trx) => {
    const within = inTransaction(context, trx);
    await lockPersonne(trx, personneId);
    const held = await readFacteurs(trx, personneId);
    if (!held.some(({ id }) => id === facteurId)) throw refuse.notFound();
    const { roles } = await readAccount(within, personneId);
    const types = roles.map(({ type }) => type);
    if (held.length === 1 && requiresSecondFactor(types, context.settings.rolesSecondFacteur)) {
      throw context.refuse.conflict('second-facteur.dernier-exige');
    }
    await removeFactors(within, personneId, facteurId);
  });
}
