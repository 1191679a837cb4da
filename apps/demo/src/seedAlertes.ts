import { addDays } from '@habilis/domain/date/addDays';
import type { SessionEtat } from '@habilis/domain/session-certification/etats';
import { DEFAULT_SETTINGS } from '@habilis/domain/setting/settings';
import type { Kysely } from 'kysely';
import {
  updateAlertesFormateur,
  updateRecapitulatif,
} from '@habilis/server/areas/certificats/certificat-formateur/alertesCertificats';
import { updateAlertesRevocation } from '@habilis/server/areas/certificats/revocation/alertesRevocation';
import { announceRenvoi, updateAlertesSession } from '@habilis/server/areas/sessions/alerte/alertesSession';
import type { SessionRow } from '@habilis/server/areas/sessions/session-certification/scope';
import type { Database } from '@habilis/server/database/Database';
import { NO_JOBS } from '@habilis/server/platform/jobs/NO_JOBS';
import { todayAt } from '@habilis/server/platform/today';

/** The early morning of a day, when its alerts are given. */
export const morningOf = (db: Kysely<Database>, today: string) => ({
  db,
  today,
  now: new Date(`${today}T04:00:00Z`),
  settings: DEFAULT_SETTINGS,
  // Nothing is sent: these mails are in the past, or leave with a summary.
  jobs: NO_JOBS,
});

const dayAt = (instant: Date | null): string | null => (instant === null ? null : todayAt(instant));

/** The state of a session on a day: before it was submitted, before its results were, before it was deleted. */
function etatOn({ etat, soumise_le, resultats_soumis_le, supprimee_le }: SessionRow, day: string): SessionEtat {
  const isBefore = (instant: Date | null) => instant === null || todayAt(instant) > day;
  if (etat === 'SUPPRIMEE') return isBefore(supprimee_le) ? 'SAISIE' : etat;
  if (etat === 'SAISIE' || isBefore(soumise_le)) return 'SAISIE';
  return etat === 'VERIFICATION' && isBefore(resultats_soumis_le) ? 'RESULTATS' : etat;
}

/** The days on which something of a session is told, until today. */
function toldDays(row: SessionRow, today: string): string[] {
  const { premierRappelSessionJours, dernierRappelSessionJours } = DEFAULT_SETTINGS;
  const reminders = [premierRappelSessionJours, dernierRappelSessionJours].map((count) =>
    row.date_suppression === null ? null : addDays(row.date_suppression, -count),
  );
  const steps = [row.soumise_le, row.resultats_soumis_le, row.supprimee_le].map(dayAt);
  const days = [...reminders, ...steps, row.date_fin_session, today];
  return [...new Set(days)].filter((day) => day !== null && day <= today) as string[];
}

/** Gives the sessions that are not closed their alerts with the mails that told of them, day after day. */
async function seedAlertesSessions(db: Kysely<Database>, today: string): Promise<void> {
  const rows = await db
    .selectFrom('session_certification')
    .selectAll()
    .where('etat', '<>', 'CLOTUREE')
    .orderBy('id')
    .execute();
  const told = rows.flatMap((row) => toldDays(row, today).map((day) => ({ row, day })));
  for (const { row, day } of told.toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0))) {
    const etat = etatOn(row, day);
    await updateAlertesSession(morningOf(db, day), {
      ...row,
      etat,
      suppression_faute: row.suppression_faute && etat === 'SUPPRIMEE',
    });
  }
  for (const row of rows) {
    const { commentaire_renvoi: commentaire } = row;
    if (commentaire !== null) await announceRenvoi(morningOf(db, addDays(today, -1)), row, commentaire);
  }
}

/** Tells of certificats that were revoked or made anew. */
async function seedAlertesRevocations(db: Kysely<Database>): Promise<void> {
  const revoked = await db
    .selectFrom('certificat')
    .innerJoin('revocation_certificat', 'revocation_certificat.certificat_id', 'certificat.id')
    .select(['certificat.id', 'revocation_certificat.applique_le'])
    .where('certificat.statut', '=', 'REVOQUE')
    .orderBy('revocation_certificat.applique_le')
    .execute();
  for (const { id, applique_le: le } of revoked) await updateAlertesRevocation(morningOf(db, todayAt(le)), id);
}

/** Tells of certificats of formateurs that end or were extended, and each entite of those of stagiaires that end. */
async function seedAlertesFins(db: Kysely<Database>, today: string): Promise<void> {
  const telling = morningOf(db, today);
  for (const { id } of await db.selectFrom('certificat_formateur').select('id').orderBy('id').execute())
    await updateAlertesFormateur(telling, id);
  const delivering = await db.selectFrom('certificat').select('entite_id').distinct().orderBy('entite_id').execute();
  for (const { entite_id: entiteId } of delivering) await updateRecapitulatif(telling, entiteId);
}

/** The alerts of sessions and certificats until today, as each day gives them, with the mails that told of them (A23 to A29). */
export async function seedAlertes(db: Kysely<Database>, today: string): Promise<void> {
  await seedAlertesSessions(db, today);
  await seedAlertesRevocations(db);
  await seedAlertesFins(db, today);
}

/** What was told at once until today is sent; what a summary gathers still waits. */
export const keepSent = (db: Kysely<Database>) =>
  db.updateTable('courriel').set({ etat: 'garde' }).where('rythme', '=', 'IMMEDIAT').execute();
