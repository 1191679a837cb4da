import { pathTo } from '@habilis/api/page/paths';
import type { AccountWrite } from '@habilis/api/account/AccountWrite';
import { identiteFaultsOf, normalizeIdentite } from '@habilis/domain/compte/identiteFaultsOf';
import { maskEmail } from '@habilis/domain/compte/maskEmail';
import { claimAccountKey, endKeys, type KeyTitle, spendKey } from '../../../platform/auth/accountKeys.ts';
import { lockPersonne } from '../../../platform/auth/lockPersonne.ts';
import { countWithin } from '../../../platform/auth/throttle.ts';
import type { AccountContext, Context } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { inTransaction } from '../../../platform/inTransaction.ts';
import { readEmailAConfirmer } from '../personne/readAccount.ts';
import { provePassword } from '../personne/provePassword.ts';
import { sendAccountMail, sendKey } from '../personne/sendAccountMail.ts';

/** 400, field by field, for personal data that cannot be kept. */
export function checkAccountWrite(write: AccountWrite): void {
  const faults = identiteFaultsOf(write);
  if (faults.length > 0) throw refuse.badRequest('donnees-invalides', faults);
}

/** Mails a confirmation to the new address and a notice to the present one; neither mail reveals which addresses have an account (CO12). */
async function askNewAddress(
  context: AccountContext<'trop-de-tentatives'>,
  personneId: number,
  email: string,
): Promise<void> {
  const { db, exchange } = context;
  const { habilisId } = context.caller;
  await countWithin(context, 'courriel', { account: habilisId, address: exchange.address });
  const present = await db
    .selectFrom('personne')
    .select('email')
    .where('id', '=', personneId)
    .executeTakeFirstOrThrow();
  await sendKey(context, { usage: 'changement-mail', personneId, email });
  await sendAccountMail(context, {
    modele: 'changement-mail-avis',
    personneId,
    adresse: present.email,
    chemin: pathTo('motDePasseOublie'),
    mots: { adresse: maskEmail(email) },
  });
}

/** A new address would open the account to whoever reads its mail: the password is asked for first (CO19). */
async function proveForAddress(
  context: AccountContext<'compte.mot-de-passe-actuel-incorrect' | 'trop-de-tentatives'>,
  { currentPassword = '', ...write }: AccountWrite,
): Promise<void> {
  const { personneId } = context.caller;
  const present = await context.db
    .selectFrom('personne')
    .select('email')
    .where('id', '=', personneId)
    .executeTakeFirstOrThrow();
  const isKnown =
    write.email === present.email || write.email === (await readEmailAConfirmer(context.db, personneId, context.now));
  if (!isKnown) await provePassword(context, currentPassword, 'currentPassword');
}

/** Saves a person's names and marks their data as validated; a new address requires the password, and replaces the old one once its key is used. */
export async function updateAccount(
  context: AccountContext<'compte.mot-de-passe-actuel-incorrect' | 'trop-de-tentatives'>,
  write: AccountWrite,
): Promise<void> {
  checkAccountWrite(write);
  const identite = normalizeIdentite(write);
  await proveForAddress(context, { ...write, ...identite });
  await context.db.transaction().execute((trx) => keepAccount(inTransaction(context, trx), { ...write, ...identite }));
}

async function keepAccount(context: AccountContext<'trop-de-tentatives'>, write: AccountWrite): Promise<void> {
  const { db } = context;
  const { personneId } = context.caller;
  const { nom, prenom, email } = write;
  const before = await lockPersonne(db, personneId);
  await db
    .updateTable('personne')
    .set({ nom, prenom, donnees_validees: before.donnees_validees || write.personalDataValidated })
    .where('id', '=', personneId)
    .execute();
  const isRenamed = nom !== before.nom || prenom !== before.prenom;
  const isAskedFor = email === (await readEmailAConfirmer(db, personneId, context.now));
  // Typing the present address cancels a change that waits.
  if (email === before.email) await endKeys(db, personneId, { usage: 'changement-mail' }, context.now);
  // A change of name sends no second mail about a waiting address; saving it again without one does.
  else if (!isAskedFor || !isRenamed) await askNewAddress(context, personneId, email);
  const champs = [
    ...(nom === before.nom ? [] : ['nom']),
    ...(prenom === before.prenom ? [] : ['prenom']),
    ...(email === before.email ? [] : ['email']),
  ];
  const detail = { champs, appareil: context.exchange.appareil };
  await context.audit({ action: 'donnees-modifiees', objetType: 'personne', objetId: personneId, detail });
}

const TAKEN = '23505';

async function takeAddress(
  { db, refuse }: Context<'compte.adresse-deja-utilisee'>,
  personneId: number,
  email: string,
): Promise<void> {
  try {
    await db.updateTable('personne').set({ email }).where('id', '=', personneId).execute();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === TAKEN)) throw error;
    throw refuse.badRequest('compte.adresse-deja-utilisee');
  }
}

/** Gives a person the address that its key confirms; when it was taken meanwhile, refuses and keeps the key. */
export async function confirmAddress(
  context: Context<KeyTitle | 'compte.adresse-deja-utilisee'>,
  secret: Uint8Array,
  text: string,
): Promise<void> {
  const { db, now } = context;
  const key = await claimAccountKey(context, secret, text, 'changement-mail');
  const { personneId, email } = key;
  if (email === null) throw context.refuse.badRequest('compte.cle-inconnue');
  await takeAddress(context, personneId, email);
  await spendKey(db, key, now);
  // A key waiting in the former mailbox must no longer work for whoever reads it there.
  await endKeys(db, personneId, {}, now);
  const detail = { appareil: context.exchange.appareil };
  await context.audit({ action: 'adresse-changee', objetType: 'personne', objetId: personneId, detail });
}
