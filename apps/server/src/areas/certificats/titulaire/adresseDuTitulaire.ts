import type { Context } from '../../../platform/Handler.ts';

/** The address that the holder of a certificat gave; null when they gave none, or are no longer known by name. */
export async function adresseDuTitulaire({ db }: Pick<Context, 'db'>, certificatId: number): Promise<string | null> {
  const row = await db
    .selectFrom('certificat')
    .innerJoin('stagiaire', 'stagiaire.id', 'certificat.stagiaire_id')
    .select('stagiaire.courriel')
    .where('certificat.id', '=', certificatId)
    .where('stagiaire.pseudonymise_le', 'is', null)
    .executeTakeFirst();
  return row?.courriel ?? null;
}
