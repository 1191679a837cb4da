import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';
import type { FileStore } from '../files/FileStore.ts';
import type { CompanyRegister } from '../register/CompanyRegister.ts';
import { retryVerificationSiren } from '../../resources/demande-administrative/retryVerificationSiren.ts';
import type { Workers } from './Jobs.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Removes the stored files that no row names and that are old enough not to be part of a call under way. */
export async function sweepFiles(db: Kysely<Database>, files: FileStore, ageMs: number): Promise<number> {
  return files.sweep(ageMs, async (sha256) => {
    const named = await db.selectFrom('fichier').select('id').where('sha256', '=', sha256).executeTakeFirst();
    return named !== undefined;
  });
}

/** Removes what only served for a while: past tokens, sign-in failures, kept answers. */
export async function purgeTechnical(db: Kysely<Database>, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - DAY_MS);
  await db.deleteFrom('jeton').where('expire_le', '<', dayAgo).execute();
  await db.deleteFrom('tentative').where('faite_le', '<', dayAgo).execute();
  await db.deleteFrom('idempotence').where('cree_le', '<', dayAgo).execute();
}

/** What each kind of background work does. */
export const workersOf = (
  db: Kysely<Database>,
  files: FileStore,
  register: CompanyRegister,
  now: () => Date,
): Workers => ({
  'verification-siren': ({ demandeAdministrativeId }) =>
    retryVerificationSiren(db, register, demandeAdministrativeId, now()),
  'balayage-fichiers': async () => {
    await sweepFiles(db, files, DAY_MS);
  },
  'purge-technique': () => purgeTechnical(db, now()),
});
