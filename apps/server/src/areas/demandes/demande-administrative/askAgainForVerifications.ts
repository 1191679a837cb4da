import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { Jobs } from '../../../platform/jobs/Job.ts';
import { verificationSirenJob } from './verificationSirenJob.ts';

/** Sends a job for each submitted demande that the register has not answered about, however long it was down (rules/dossier#register). */
export async function askAgainForVerifications(db: Kysely<Database>, jobs: Jobs): Promise<void> {
  const pending = await db
    .selectFrom('demande_administrative')
    .select('id')
    .where('tache', 'not in', ['refusee', 'supprimee'])
    .where('date_first_soumission', 'is not', null)
    .where('siret', 'is not', null)
    .where(sql<string>`verification_siren ->> 'resultat'`, '=', 'NON_VERIFIE')
    .execute();
  for (const { id } of pending) await jobs.send(verificationSirenJob, { demandeAdministrativeId: id }, db);
}
