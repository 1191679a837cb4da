import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../../platform/Handler.ts';

/** The address that a certificat goes to, of a query that joins its `remise` and its stagiaire: what was said for it, else the stagiaire's; null for none. */
export const adresseDeRemise: RawBuilder<string | null> = sql`nullif(coalesce(remise.adresse, stagiaire.courriel), '')`;

/** The address of the holder of a certificat, as it was said for it or as they gave it; null when there is none, or they are no longer known by name. */
export async function adresseDuTitulaire({ db }: Pick<Context, 'db'>, certificatId: number): Promise<string | null> {
  const row = await db
    .selectFrom('certificat')
    .innerJoin('stagiaire', 'stagiaire.id', 'certificat.stagiaire_id')
    .leftJoin('remise_certificat as remise', 'remise.certificat_id', 'certificat.id')
    .select(adresseDeRemise.as('adresse'))
    .where('certificat.id', '=', certificatId)
    .where('stagiaire.pseudonymise_le', 'is', null)
    .executeTakeFirst();
  return row?.adresse ?? null;
}
