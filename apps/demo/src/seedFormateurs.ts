import { addDays } from '@habilis/domain/date/addDays';
import type { ConfieeDite } from '@habilis/domain/animateur/nouvelleConfiee';
import { DH_KIND } from '@habilis/server/areas/demandes/demande-habilitation/DH_KIND';
import { updateAlertes } from '@habilis/server/areas/demandes/tache/updateAlertes';
import { announceRelance, updateAlertesSession } from '@habilis/server/areas/sessions/alerte/alertesSession';
import { rendezVousOf } from '@habilis/server/areas/sessions/animateur/rendezVousOf';
import type { SessionRow } from '@habilis/server/areas/sessions/session-certification/scope';
import type { Database } from '@habilis/server/database/Database';
import { todayAt } from '@habilis/server/platform/today';
import { type Kysely, sql } from 'kysely';
import { morningOf } from './seedAlertes.ts';

type Db = Kysely<Database>;

const sessionsOf = (db: Db) => db.selectFrom('session_certification').selectAll('session_certification').orderBy('id');

/** What a formateur knew of a session before it is told anew; null when it comes to them. */
const knew = (db: Db, { id }: SessionRow, dite: ConfieeDite | null) =>
  db
    .updateTable('session_confiee')
    .set({ dite: sql`${dite === null ? null : JSON.stringify(dite)}::jsonb` })
    .where('session_id', '=', id)
    .execute();

/** Whoever had a session before its formateur, who is told to whom it went. */
async function hadBefore(db: Db, row: SessionRow, habilisId: string): Promise<void> {
  const { id: personneId } = await db
    .selectFrom('personne')
    .select('id')
    .where('habilis_id', '=', habilisId)
    .executeTakeFirstOrThrow();
  const dite = JSON.stringify({ situation: 'A_TENIR', ...rendezVousOf(row) });
  const le = row.soumise_le ?? new Date();
  await db
    .insertInto('session_confiee')
    .values({ session_id: row.id, personne_id: personneId, confiee_le: le, retiree_le: le, dite })
    .execute();
}

/** A session to come: given, moved, barred for a day by a suspension, taken back and given again. */
async function seedVie(db: Db, row: SessionRow, today: string): Promise<void> {
  const place = rendezVousOf(row);
  await hadBefore(db, row, 'FOR40003');
  await knew(db, row, null);
  await updateAlertesSession(morningOf(db, addDays(today, -9)), row);
  await knew(db, row, { situation: 'A_TENIR', ...place, dateSession: addDays(row.date_session ?? today, -7) });
  await updateAlertesSession(morningOf(db, addDays(today, -8)), row);
  const held = db.updateTable('habilitation').where('id', '=', row.habilitation_id);
  const { date_debut_suspension: debut, date_fin_suspension: fin } = await db
    .selectFrom('habilitation')
    .select(['date_debut_suspension', 'date_fin_suspension'])
    .where('id', '=', row.habilitation_id)
    .executeTakeFirstOrThrow();
  await held.set({ date_debut_suspension: addDays(today, -6), date_fin_suspension: addDays(today, 60) }).execute();
  await updateAlertesSession(morningOf(db, addDays(today, -6)), row);
  await held.set({ date_debut_suspension: debut, date_fin_suspension: fin }).execute();
  await updateAlertesSession(morningOf(db, addDays(today, -5)), row);
  const taken = { commentaire: 'La salle est prise ce jour-là.' };
  await updateAlertesSession(morningOf(db, addDays(today, -4)), { ...row, etat: 'SAISIE' }, taken);
  await updateAlertesSession(morningOf(db, addDays(today, -3)), row);
}

/** A session that its formateur had is deleted; the entite was told by its alerts before. */
export async function seedAnnulee(db: Db): Promise<void> {
  const row = await sessionsOf(db).where('etat', '=', 'SUPPRIMEE').executeTakeFirst();
  if (row === undefined) return;
  const { id, animateur_id: personneId, supprimee_le: le } = row;
  if (personneId === null || le === null) return;
  const dite = JSON.stringify({ situation: 'A_TENIR', ...rendezVousOf(row) });
  await db
    .insertInto('session_confiee')
    .values({ session_id: id, personne_id: personneId, confiee_le: le, dite })
    .execute();
  await updateAlertesSession(morningOf(db, todayAt(le)), row);
}

/** Its results are awaited for long: its entite reminds its formateur. */
async function seedRelance(db: Db, row: SessionRow, today: string): Promise<void> {
  const telling = morningOf(db, addDays(today, -2));
  const values = { action: 'Relance', de: row.etat, vers: row.etat, role_type: 'G', le: telling.now } as const;
  const personne = { personne_id: row.last_creator_updater_id };
  await db
    .insertInto('session_etape')
    .values({ session_id: row.id, ...values, ...personne })
    .execute();
  await announceRelance(telling, row, 'entite');
}

/** The formateurs whom demandes declare were told so on the day of each. */
async function seedDeclares(db: Db, today: string): Promise<void> {
  await sql`insert into formateur_prevenu (demande_id, personne_id, prevenu_le)
    select link.demande_id, link.personne_id, demande.date_first_soumission + time '09:00'
    from demande_habilitation_formateur link join demande_habilitation demande on demande.id = link.demande_id
    where demande.date_first_soumission is not null`.execute(db);
  const rows = await db
    .selectFrom('demande_habilitation')
    .selectAll()
    .where('date_first_soumission', '>=', addDays(today, -20))
    .orderBy('id')
    .execute();
  for (const row of rows) await updateAlertes(morningOf(db, today), DH_KIND, row);
}

/** What formateurs were told of their sessions, and of being declared, until today (SC39, SC40, SC42). */
export async function seedFormateurs(db: Db, today: string): Promise<void> {
  const coming = await sessionsOf(db)
    .where('etat', '=', 'RESULTATS')
    .where('date_session', '>', today)
    .executeTakeFirst();
  if (coming !== undefined) await seedVie(db, coming, today);
  const late = await sessionsOf(db)
    .where('etat', '=', 'RESULTATS')
    .where('date_fin_session', '<', addDays(today, -60))
    .executeTakeFirst();
  if (late !== undefined) await seedRelance(db, late, today);
  await seedDeclares(db, today);
}
