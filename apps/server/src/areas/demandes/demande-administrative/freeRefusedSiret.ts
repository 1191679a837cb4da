import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { ecritureEntite } from './ecritureEntite.ts';

/** Takes a SIRET back from an entite that was never validated and whose dossier is refused or deleted: it is free for whoever asks now (DA51). */
export async function freeRefusedSiret(db: Kysely<Database>, siret: string): Promise<void> {
  const refused = await db
    .selectFrom('entite')
    .select('id')
    .where('siret', '=', siret)
    .where('etat', '=', 'provisoire')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('demande_administrative as da')
            .select('da.id')
            .whereRef('da.entite_id', '=', 'entite.id')
            .where('da.en_cours', '=', true),
        ),
      ),
    )
    .forUpdate()
    .executeTakeFirst();
  if (refused !== undefined) await ecritureEntite.ask().write(db, refused.id, { siret: null });
}
