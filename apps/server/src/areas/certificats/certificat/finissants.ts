import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';

/** Certificats in force or ended that no later one of the same holder and niveau follows. */
export const unfollowed = (db: Kysely<Database>) =>
  db
    .selectFrom('certificat')
    .where('certificat.statut', '=', 'VALIDE')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('certificat as suivant')
            .select('suivant.id')
            .whereRef('suivant.stagiaire_id', '=', 'certificat.stagiaire_id')
            .whereRef('suivant.dispositif_niveau_id', '=', 'certificat.dispositif_niveau_id')
            .where('suivant.statut', '=', 'VALIDE')
            .where((eb) =>
              eb.or([eb('suivant.date_fin', 'is', null), eb('suivant.date_fin', '>', eb.ref('certificat.date_fin'))]),
            ),
        ),
      ),
    );

/** Those of them that end between two days. */
export const finissants = (db: Kysely<Database>, { from, to }: { readonly from: string; readonly to: string }) =>
  unfollowed(db).where('certificat.date_fin', '>=', from).where('certificat.date_fin', '<=', to);
