import { addDays } from '@habilis/domain/date/addDays';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { Day } from '../../../platform/Area.ts';
import { forgetVues } from '../vue/vues.ts';

/** Removes the demandes deleted after a refusal or before any submit, once their number and motive were kept long enough; history, avis, decisions and letters go with them (rules/people#personal-data, rules/demandes#steps; DH37). */
export async function purgeDemandes(
  db: Kysely<Database>,
  { today, settings }: Pick<Day, 'today' | 'settings'>,
): Promise<void> {
  const before = addDays(today, -settings.conservationDemandesSupprimeesJours);
  await db.transaction().execute(async (trx) => {
    const gone = await trx
      .deleteFrom('demande_habilitation')
      .where('tache', '=', 'supprimee')
      .where('date_debut_tache', '<', before)
      .returning('id')
      .execute();
    const ids = gone.map(({ id }) => id);
    if (ids.length === 0) return;
    await trx
      .deleteFrom('historique_commentaire')
      .where('demande_type', '=', 'DH')
      .where('demande_id', 'in', ids)
      .execute();
    await forgetVues(trx, 'DH', ids);
    await trx.deleteFrom('presence').where('demande_type', '=', 'DH').where('demande_id', 'in', ids).execute();
  });
}
