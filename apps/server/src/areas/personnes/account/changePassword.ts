import { pathTo } from '@habilis/api/page/paths';
import { endKeys } from '../../../platform/auth/accountKeys.ts';
import { revokeSessions, sessionOf } from '../../../platform/auth/tokens.ts';
import type { AccountContext } from '../../../platform/Handler.ts';
import { hashOfChoice } from './choosePassword.ts';
import { provePassword } from '../personne/provePassword.ts';
import { sendAccountMail } from '../personne/sendAccountMail.ts';

/** Replaces a person's password after proving the present one as at a sign-in; ends their other sessions and their keys (CO11, CO16). */
export async function changePassword(
  context: AccountContext<'compte.mot-de-passe-actuel-incorrect' | 'trop-de-tentatives'>,
  { currentPassword, newPassword }: { readonly currentPassword: string; readonly newPassword: string },
): Promise<void> {
  const { db, now, exchange } = context;
  const { personneId, jti } = context.caller;
  const present = await provePassword(context, currentPassword, 'currentPassword');
  const motDePasse = await hashOfChoice(db, personneId, newPassword, 'newPassword');
  await db.transaction().execute(async (trx) => {
    // A concurrent change or a reset may have replaced the password that was proven.
    const changed = await trx
      .updateTable('personne')
      .set({ mot_de_passe: motDePasse })
      .where('id', '=', personneId)
      .where('mot_de_passe', '=', present)
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n) throw context.refuse.badRequest('compte.mot-de-passe-actuel-incorrect');
    const { id } = await sessionOf(trx, jti);
    await revokeSessions(trx, personneId, { but: id }, now);
    await endKeys(trx, personneId, {}, now);
    const detail = { appareil: exchange.appareil };
    await context.audit({ action: 'mot-de-passe-change', objetType: 'personne', objetId: personneId, detail }, trx);
    await sendAccountMail(
      { ...context, db: trx },
      { modele: 'mot-de-passe-change', personneId, chemin: pathTo('motDePasseOublie') },
    );
  });
}
