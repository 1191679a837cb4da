import { addDays } from '@habilis/domain/date/addDays';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { isTaken } from '../../../platform/reprise/isFormer.ts';

const OPEN = ['SAISIE', 'RESULTATS', 'VERIFICATION'] as const;

const startOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** The deleted sessions whose names are kept no longer (D2). */
export const sessionsAEffacer = (db: Kysely<Database>, before: Date) =>
  db
    .selectFrom('session_certification')
    .where('supprimee_le', '<', before)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('session_stagiaire')
          .select('session_stagiaire.id')
          .whereRef('session_stagiaire.session_id', '=', 'session_certification.id'),
      ),
    );

/** The pre-accounts that no class has used for so long (D3): one that is entered long before its days is in use. */
export const preComptesAEffacer = (db: Kysely<Database>, before: Date, today: string) =>
  db
    .selectFrom('pre_compte')
    .innerJoin('session_certification', 'session_certification.id', 'pre_compte.session_id')
    .where('pre_compte.cree_le', '<', before)
    .where('session_certification.etat', '=', 'SAISIE')
    .where((eb) => eb.or([eb('date_fin_session', 'is', null), eb('date_fin_session', '<', today)]));

/** So long the names of whoever was taken over stay, whatever their certificats say: the rest of the register may still come. */
const JOURS_DE_REPRISE = 7;

/** SQL condition: taken over some days ago with certificats, so that its time of keeping is that of its certificats (D1, C1150). */
const isTakenOver = (today: string) => sql<boolean>`(stagiaire.cree_le < ${startOf(addDays(today, -JOURS_DE_REPRISE))}
  and ${isTaken('stagiaires', 'stagiaire.id')}
  and exists (select from certificat where certificat.stagiaire_id = stagiaire.id))`;

/** The stagiaires whose last certificat ended before a day, and whom nobody enters any more (D1). */
export const stagiairesAEffacer = (db: Kysely<Database>, before: string, today: string) =>
  db
    .selectFrom('stagiaire')
    .where('pseudonymise_le', 'is', null)
    .where('personne_id', 'is', null)
    .where((eb) => eb.or([eb('cree_le', '<', startOf(before)), isTakenOver(today)]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('certificat')
            .select('certificat.id')
            .whereRef('certificat.stagiaire_id', '=', 'stagiaire.id')
            .where((eb) => eb.or([eb('certificat.date_fin', 'is', null), eb('certificat.date_fin', '>=', before)])),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('session_stagiaire')
            .innerJoin('session_certification', 'session_certification.id', 'session_stagiaire.session_id')
            .select('session_stagiaire.id')
            .whereRef('session_stagiaire.stagiaire_id', '=', 'stagiaire.id')
            .where('session_certification.etat', 'in', OPEN),
        ),
      ),
    );
