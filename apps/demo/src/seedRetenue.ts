import { DH_KIND } from '@habilis/server/areas/demandes/demande-habilitation/DH_KIND';
import { promesseOf } from '@habilis/server/areas/demandes/lettre/promesseOf';
import { updateAlertes } from '@habilis/server/areas/demandes/tache/updateAlertes';
import type { Database } from '@habilis/server/database/Database';
import { addDays } from '@habilis/domain/date/addDays';
import type { Kysely } from 'kysely';
import { morningOf } from './seedAlertes.ts';

const FORMER_NAME = 'Ateliers de Vologne';

/** A decision of yesterday whose letter does not leave: the entite changed its name since (CN15, CN1012). */
export async function seedRetenue(db: Kysely<Database>, today: string): Promise<void> {
  const row = await db
    .selectFrom('demande_habilitation')
    .selectAll()
    .where('tache', '=', 'decision')
    .where('date_cnh', '=', addDays(today, -1))
    .executeTakeFirstOrThrow();
  const { id: roleId, personne_id: decideurId } = await db
    .selectFrom('role')
    .select(['id', 'personne_id'])
    .where('type', '=', 'CNH')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const decided = {
    date_cnh: addDays(today, -1),
    decision: 'ACCORDE',
    avec_complement: false,
    motif: null,
    date_debut: null,
    decideur_id: decideurId,
  } as const;
  const day = morningOf(db, today);
  const promesse = { ...(await promesseOf(day, row, decided)), raisonSociale: FORMER_NAME };
  await db
    .insertInto('decision_commission')
    .values({
      ...decided,
      demande_id: row.id,
      role_id: roleId,
      en_tant_que_par: null,
      prise_le: `${addDays(today, -1)}T15:10:00.000Z`,
      envoi_le: `${addDays(today, -1)}T15:40:00.000Z`,
      obstacle: 'commission.decision-changee',
      promesse: JSON.stringify(promesse),
    })
    .execute();
  const written = await DH_KIND.write(db, row, {
    action_choisie: 'Soumet',
    decision: 'ACCORDE',
    decideur_id: decideurId,
  });
  await updateAlertes(day, DH_KIND, written);
}
