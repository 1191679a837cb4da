import type { DefiResolu } from '@habilis/api/captcha/Defi';
import { suiviFaults } from '@habilis/domain/certificat/suiviFaults';
import { cleanEmail } from '@habilis/domain/clean-text/cleanEmail';
import type { Kysely } from 'kysely';
import type { Config } from '../../../config.ts';
import type { Database } from '../../../database/Database.ts';
import { countGuest, countWithin } from '../../../platform/auth/throttle.ts';
import { checkDefi, spendDefi } from '../../../platform/captcha/defis.ts';
import type { Context } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';

type TitreDefi = 'captcha.requis' | 'captcha.invalide' | 'captcha.perime' | 'captcha.deja-utilise';

/** What is asked, and how much it weighs among what its network looks up. */
type Demande = {
  readonly courriel: string;
  readonly defi: DefiResolu | null;
  readonly compte: 'certificat' | 'liste';
  readonly poids?: number;
};

/** Gives the address that is to follow, once what its asking costs is paid: looked up, mailed and worked for, refused or not (C42, C1132). */
export async function payToFollow(
  { tokenSecret }: Pick<Config, 'tokenSecret'>,
  context: Context<TitreDefi | 'trop-de-tentatives'>,
  { courriel: typed, defi, compte, poids = 1 }: Demande,
): Promise<string> {
  const faults = suiviFaults({ courriel: typed });
  if (faults.length > 0) throw refuse.badRequest('donnees-invalides', faults);
  const { db, now, exchange } = context;
  const courriel = cleanEmail(typed);
  const solved = await checkDefi(context, tokenSecret, defi);
  const pay = async (trx: Kysely<Database>) => {
    await countGuest(trx, compte, exchange.address, now, poids);
    await countWithin({ ...context, db: trx }, 'courriel', { account: courriel, address: exchange.address });
    await spendDefi({ ...context, db: trx }, solved);
  };
  await pay(db);
  // Whoever tries codes pays for each.
  context.evenIfRefused(pay);
  return courriel;
}
