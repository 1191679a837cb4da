import type { BodyOf, TitlesOf } from '@habilis/api/endpoint';
import type { qrcode } from '@habilis/api/qrcode/endpoints';
import type { Config } from '../../../config.ts';
import { CERTIFICATS_SANS_DEFI, countGuest } from '../../../platform/auth/throttle.ts';
import { checkDefi, spendDefi } from '../../../platform/captcha/defis.ts';
import type { Context } from '../../../platform/Handler.ts';

type Check = (typeof qrcode)['certificat'];

/** Counts a check by its network, and takes the work that pays for it once that network has made many (C16). */
export async function payCheck(
  { tokenSecret }: Pick<Config, 'tokenSecret'>,
  context: Context<TitlesOf<Check>>,
  { defi = null }: Pick<BodyOf<Check>, 'defi'>,
): Promise<void> {
  const { db, exchange, now } = context;
  const before = await countGuest(db, 'certificat', exchange.address, now);
  if (before >= CERTIFICATS_SANS_DEFI) await spendDefi(context, await checkDefi(context, tokenSecret, defi));
}
