import { addDays } from '@habilis/domain/date/addDays';
import { addMonths } from '@habilis/domain/date/addMonths';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { actingInJob } from '../../../platform/Acting.ts';
import type { Day } from '../../../platform/Area.ts';
import { happened } from '../../../platform/evenement/happened.ts';
import { eachAlone } from '../../../platform/jobs/eachAlone.ts';
import { eraseBearers } from '../../certificats/certificat/eraseBearers.ts';
import { PSEUDONYME, pseudonymiseStagiaires } from '../../personnes/stagiaire/pseudonymise.ts';
import { updateAlertesSession } from '../alerte/alertesSession.ts';
import { writeSession } from '../lecture/openSession.ts';
import { objetOf, recordEtape } from '../session-certification/recordEtape.ts';
import { preComptesAEffacer, sessionsAEffacer, stagiairesAEffacer } from './aEffacer.ts';
import { rappelerFormateur } from './rappelerFormateur.ts';
import { eraseNames } from './removeSession.ts';

const OPEN = ['SAISIE', 'RESULTATS', 'VERIFICATION'] as const;

/** Sessions to come whose right may be lost or back by a decision or by time, such as a prorogation that ends (SC40). */
const IS_AT_STAKE = sql<boolean>`(exists (
    select from habilitation held join entite on entite.id = held.entite_id
    where held.id = session_certification.habilitation_id and (held.rupture or held.date_fin_suspension is not null
      or held.date_fin < session_certification.date_session or entite.date_fin_activite < session_certification.date_session))
  or exists (
    select from session_confiee confiee
    where confiee.session_id = session_certification.id and confiee.dite->>'situation' = 'EMPECHEE'))`;

/** Brings one session up to a day: deleted at its limit, else its alerts and their mails. */
async function updateOne(db: Kysely<Database>, id: number, day: Day): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('session_certification')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) return;
    const acting = actingInJob(day, trx);
    const isDue = OPEN.some((etat) => etat === row.etat) && row.date_suppression !== null;
    if (!isDue || (row.date_suppression ?? '') > day.today) {
      // What follows from a reminder brings its alerts up to date too.
      if (!(await rappelerFormateur(acting, row))) await updateAlertesSession(acting, row);
      return;
    }
    const written = await writeSession(trx, row, {
      etat: 'SUPPRIMEE',
      supprimee_le: day.now,
      suppression_faute: true,
    });
    await recordEtape(acting, row, { action: 'Supprime', de: row.etat, vers: 'SUPPRIMEE' });
    const type = 'session-supprimee';
    await happened(acting, { type, objet: objetOf(written), valeurs: { vers: 'SUPPRIMEE', faute: true } });
  });
}

/** What a new day brings to sessions: deletion at the limit, warnings before it, results that are due and reminders of them (SC18, SC850; A23 to A26). */
export async function updateDailySessions(db: Kysely<Database>, day: Day): Promise<void> {
  const { premierRappelSessionJours } = day.settings;
  const moving = await db
    .selectFrom('session_certification')
    .select('id')
    .where((eb) =>
      eb.or([
        eb.and([eb('etat', 'in', OPEN), eb('date_suppression', '<=', addDays(day.today, premierRappelSessionJours))]),
        eb.and([eb('etat', '=', 'RESULTATS'), eb('date_fin_session', '<=', day.today)]),
        eb.and([eb('etat', '=', 'RESULTATS'), IS_AT_STAKE]),
        eb(
          'id',
          'in',
          eb.selectFrom('alerte').select('alerte.objet_id').where('alerte.objet_type', '=', 'session-certification'),
        ),
      ]),
    )
    .orderBy('id')
    .execute();
  await eachAlone(moving, ({ id }) => updateOne(db, id, day));
}

/** Erases the names of deleted sessions and unused pre-accounts, and pseudonymises stagiaires at the end of their keeping (rules/people#personal-data; D1, D2, D3). */
export async function purgeSessions(db: Kysely<Database>, { today, settings, now }: Day): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const kept = new Date(`${addDays(today, -settings.conservationNomsSessionJours)}T00:00:00Z`);
    const gone = await sessionsAEffacer(trx, kept).select('id').execute();
    await eraseNames(
      trx,
      gone.map(({ id }) => id),
    );
    const before = new Date(`${addMonths(today, -settings.conservationPreComptesMois)}T00:00:00Z`);
    const unused = await preComptesAEffacer(trx, before, today).select('pre_compte.id').execute();
    const ids = unused.map(({ id }) => id);
    if (ids.length > 0) {
      await trx.deleteFrom('session_stagiaire').where('pre_compte_id', 'in', ids).execute();
      await trx.deleteFrom('pre_compte').where('id', 'in', ids).execute();
    }
    await pseudonymise(trx, addMonths(today, -settings.conservationStagiairesMois), { today, now });
  });
}

/** Replaces the names of stagiaires whose last certificat ended before a day; their certificats keep their number and dates, not the initials that were signed (D1). */
async function pseudonymise(
  db: Kysely<Database>,
  before: string,
  { today, now }: Pick<Day, 'today' | 'now'>,
): Promise<void> {
  const due = await stagiairesAEffacer(db, before, today).select('stagiaire.id').forUpdate('stagiaire').execute();
  if (due.length === 0) return;
  const ids = due.map(({ id }) => id);
  await pseudonymiseStagiaires(db, ids, now);
  await eraseBearers(db, ids, PSEUDONYME);
  await db
    .updateTable('session_stagiaire')
    .set({ nom_corrige: null, prenom_corrige: null, nom_inscrit: null, prenom_inscrit: null })
    .set({ masque: false, naissance_saisie: null, courriel_saisi: null })
    .where('stagiaire_id', 'in', ids)
    .execute();
}
