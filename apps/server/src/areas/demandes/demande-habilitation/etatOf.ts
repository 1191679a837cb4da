import type { AvisType } from '@habilis/domain/avis/avisTypes';
import type { DhEtat } from '@habilis/domain/demande-habilitation/DhEtat';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { isCounted } from './dessaisisOf.ts';
import type { DhRow } from './scope.ts';

/** The last avis that counts on a demande: that of who stepped down since for a conflict of interest does not (rules/rights#stepped-down). */
export async function typeDernierAvis(db: Kysely<Database>, demandeId: number): Promise<AvisType | null> {
  const last = await db
    .selectFrom('avis')
    .select('type')
    .where('demande_id', '=', demandeId)
    .where(isCounted())
    .orderBy('rendu_le', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return last?.type ?? null;
}

/** What the actions of a stored demande depend on. */
export async function etatOf(db: Kysely<Database>, row: DhRow): Promise<DhEtat> {
  const avis = await typeDernierAvis(db, row.id);
  return {
    taskKey: row.tache,
    retourTache: row.retour_tache,
    mode: row.mode,
    isJamaisSoumise: row.date_first_soumission === null,
    isIrrecevable: row.irrecevable,
    isAvecReserve: avis === 'FR' || avis === 'D',
    hasExpert: row.expert_id !== null,
    dateCnh: row.date_cnh,
    finRecours: row.tache === 'suppression_apres_refus' && row.recours_le === null ? row.date_echeance : null,
  };
}
