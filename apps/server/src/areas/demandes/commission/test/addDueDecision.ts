import type { Kysely } from 'kysely';
import type { Database } from '../../../../database/Database.ts';
import { addDemande } from './addDemande.ts';

/** Adds a demande whose decision is taken and due to be sent. */
export async function addDueDecision(db: Kysely<Database>) {
  const added = await addDemande(db, {
    numero: 'DH-2026-9001',
    raisonSociale: 'Lorraine Prévention Formation',
    niveau: 'SST-1',
    tache: 'decision',
    dateCnh: '2026-01-01',
  });
  const demande = await db
    .selectFrom('demande_habilitation')
    .select(['id', 'date_cnh', 'entite_id', 'dispositif_niveau_id'])
    .where('id', '=', added)
    .executeTakeFirstOrThrow();
  const { id, date_cnh: dateCnh } = demande;
  const decider = await db
    .selectFrom('role')
    .select(['id', 'personne_id'])
    .where('type', '=', 'CNH')
    .executeTakeFirstOrThrow();
  const decided = { decision: 'ACCORDE' as const, motif: null, decideur_id: decider.personne_id };
  await db
    .updateTable('demande_habilitation')
    .set({ ...decided, action_choisie: 'Soumet', date_decision: dateCnh })
    .where('id', '=', id)
    .execute();
  const held = { demande_id: id, date_cnh: dateCnh ?? '', role_id: decider.id, avec_complement: false };
  const past = { prise_le: '2026-01-01T10:00:00Z', envoi_le: '2026-01-01T10:30:00Z' };
  await db
    .insertInto('decision_commission')
    .values({ ...decided, ...held, ...past, date_debut: null, en_tant_que_par: null })
    .execute();
  return demande;
}
