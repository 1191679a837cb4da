import { pathTo } from '@habilis/api/page/paths';
import type { Registration } from '@habilis/api/account/Registration';
import { inscriptionFaultsOf, normalizeIdentite } from '@habilis/domain/compte/identiteFaultsOf';
import { RGPD_VERSION } from '@habilis/domain/compte/RGPD_VERSION';
import { countWithin } from '../../../platform/auth/throttle.ts';
import type { Context } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { addPersonne } from '../personne/addPersonne.ts';
import { namedPersonne } from '../../../platform/auth/namedPersonne.ts';
import { sendAccountMail, sendKey } from '../personne/sendAccountMail.ts';

/** 400, field by field, for what cannot become an account. */
export function checkRegistration(registration: Registration): void {
  const faults = inscriptionFaultsOf(registration);
  if (faults.length > 0) throw refuse.badRequest('donnees-invalides', faults);
}

/** Creates an account to activate, or mails the owner of an existing one; the answer is the same (CO8). */
export async function registerAccount(
  context: Context<'trop-de-tentatives'>,
  registration: Registration,
): Promise<void> {
  const { db, now, exchange } = context;
  checkRegistration(registration);
  const identite = normalizeIdentite(registration);
  await countWithin(context, 'courriel', { account: identite.email, address: exchange.address });
  const personneId = await addPersonne(context, identite, { version: RGPD_VERSION, le: now });
  if (personneId !== undefined) {
    await context.audit({ action: 'inscription', objetType: 'personne', objetId: personneId });
    return sendKey(context, { usage: 'activation', personneId });
  }
  const known = await namedPersonne(db)
    .select(['personne.id', 'personne.etat'])
    .where('named.email', '=', identite.email)
    .executeTakeFirstOrThrow();
  if (known.etat === 'a-activer') return sendKey(context, { usage: 'activation', personneId: known.id });
  return sendAccountMail(context, {
    modele: 'compte-existant',
    personneId: known.id,
    chemin: pathTo('motDePasseOublie'),
  });
}
