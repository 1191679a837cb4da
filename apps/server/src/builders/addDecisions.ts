import { DEFAULT_SETTINGS } from '@habilis/domain/setting/settings';
import type { Kysely } from 'kysely';
import type { Database } from '../database/Database.ts';
import { letterOf } from '../areas/demandes/lettre/letterOf.ts';

/** Writes the decisions of the commission on the decided demandes, each with its sent letter. */
export async function addDecisions(db: Kysely<Database>): Promise<void> {
  const decided = await db
    .selectFrom('demande_habilitation')
    .selectAll()
    .where('date_decision', 'is not', null)
    .orderBy('id')
    .execute();
  for (const row of decided) {
    const { decision, date_decision: today, date_cnh: dateCnh, decideur_id: decideurId, motif } = row;
    if (decision === null || today === null || dateCnh === null || decideurId === null) continue;
    const role = await db
      .selectFrom('role')
      .select('id')
      .where('personne_id', '=', decideurId)
      .where('type', '=', 'CNH')
      .executeTakeFirstOrThrow();
    const taken = {
      decision,
      avec_complement: false,
      date_cnh: dateCnh,
      motif,
      date_debut: row.date_debut,
      decideur_id: decideurId,
    };
    const lettre = await letterOf({ db, today, settings: DEFAULT_SETTINGS }, row, taken);
    await db
      .insertInto('decision_commission')
      .values({
        ...taken,
        demande_id: row.id,
        role_id: role.id,
        en_tant_que_par: null,
        prise_le: `${today}T14:20:00.000Z`,
        envoi_le: `${today}T14:50:00.000Z`,
        etat: 'envoyee',
        traitee_le: `${today}T14:50:00.000Z`,
        lettre: JSON.stringify(lettre),
      })
      .execute();
  }
}
