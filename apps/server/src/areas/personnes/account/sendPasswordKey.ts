import { cleanEmail } from '@habilis/domain/clean-text/cleanEmail';
import type { Config } from '../../../config.ts';
import { countWithin } from '../../../platform/auth/throttle.ts';
import type { Context } from '../../../platform/Handler.ts';
import { findPersonne } from '../personne/findPersonne.ts';
import { sendKey } from '../personne/sendAccountMail.ts';
import { maskedAddressOf } from './maskedAddressOf.ts';

/** Mails the key that resets a forgotten password; an unknown identifier gets the same answer. */
export async function sendPasswordKey(
  context: Context<'trop-de-tentatives'>,
  tokenSecret: Config['tokenSecret'],
  identifier: string,
): Promise<{ mailSentTo: string }> {
  const { db, exchange } = context;
  const typed = cleanEmail(identifier);
  const person = await findPersonne(db, identifier);
  // Counted by address, as in a registration: two counts would reveal which addresses have an account, or had one before a merge.
  const account = typed.includes('@') ? typed : (person?.email ?? typed);
  await countWithin(context, 'courriel', { account, address: exchange.address });
  if (person !== undefined && person.etat !== 'bloquee') {
    const usage = person.etat === 'a-activer' ? 'activation' : 'reinitialisation';
    await sendKey(context, { usage, personneId: person.id });
  }
  return { mailSentTo: maskedAddressOf(tokenSecret, typed, person?.email) };
}
