import type { Context } from '../../../platform/Handler.ts';
import { effectiveRevocation } from '../etat/effectiveRevocation.ts';

/** The revocation of a certificat that has come into effect; null when there is none. */
export async function revocationDe({ db, now }: Pick<Context, 'db' | 'now'>, certificatId: number) {
  const row = await db
    .selectFrom('revocation_certificat as revocation')
    .select(['revocation.motif', 'revocation.applique_le as appliqueLe'])
    .where('revocation.certificat_id', '=', certificatId)
    .where(effectiveRevocation(now))
    .executeTakeFirst();
  return row ?? null;
}
