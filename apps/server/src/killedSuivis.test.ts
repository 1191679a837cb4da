import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addDays } from '@habilis/domain/date/addDays';
import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { COURRIELS_SUIVI } from './areas/certificats/suivi/tellSuivis.ts';
import { CLOSED_SESSION } from './areas/certificats/test/CLOSED_SESSION.ts';
import type { Connection } from './database/connect.ts';
import type { Database } from './database/Database.ts';
import { openFolderStore } from './platform/files/openFolderStore.ts';
import { addToCast } from './test/cast/addToCast.ts';
import { HABILITATIONS } from './test/cast/HABILITATIONS.ts';
import { openInstallation } from './test/openInstallation.ts';
import { freshEnvironment, start } from './test/processes.ts';
import { TEST_TODAY } from './test/TEST_TODAY.ts';

const SCRIPT = fileURLToPath(new URL('areas/certificats/suivi/test/tellUntilKilled.ts', import.meta.url));
const ADDRESSES = Array.from({ length: 6 }, (_, rank) => `employeur-${rank}@example.org`);

/** Addresses that follow two certificats: one that ends soon, and one that is revoked, which ends the following. */
async function addFollowings(db: Kysely<Database>): Promise<void> {
  const [ending, revoked] = await db.selectFrom('certificat').select('id').orderBy('id').limit(2).execute();
  if (ending === undefined || revoked === undefined) throw new Error('pas de certificat');
  const soon = addDays(TEST_TODAY, 10);
  await db.updateTable('certificat').set({ date_fin: soon }).where('id', '=', ending.id).execute();
  await db.updateTable('certificat').set({ statut: 'REVOQUE' }).where('id', '=', revoked.id).execute();
  const asked = new Date(`${TEST_TODAY}T08:00:00Z`);
  await db
    .insertInto('suivi_certificat')
    .values(
      ADDRESSES.map((courriel, rank) => ({
        certificat_id: rank % 2 === 0 ? ending.id : revoked.id,
        courriel,
        demande_le: asked,
        confirme_le: asked,
      })),
    )
    .execute();
}

const addressesOf = async (db: Kysely<Database>) => {
  const mails = db.selectFrom('courriel').select('adresse').where('modele', 'in', COURRIELS_SUIVI);
  return (await mails.orderBy('adresse').execute()).map(({ adresse }) => adresse);
};

test('[C43] kill -9 while followers are told: nobody is told twice, and nobody is forgotten', async () => {
  const env = await freshEnvironment(6342);
  const opened = async <T>(work: (connection: Connection) => Promise<T>): Promise<T> => {
    const connection = await openInstallation(env);
    try {
      return await work(connection);
    } finally {
      await connection.close();
    }
  };
  await opened(async (connection) => {
    const files = await openFolderStore(join(env['HABILIS_DATA'] ?? '', 'fichiers'));
    await addToCast({ services: { connection, files } }, { habilitations: HABILITATIONS, sessions: [CLOSED_SESSION] });
    await addFollowings(connection.db);
  });
  const counts: number[] = [];
  // At the first mail of all, then at the third of those that are left.
  for (const killedAt of [1, 3]) {
    const { child, gone } = start({ ...env, KILLED_AT: String(killedAt) }, SCRIPT);
    await gone;
    expect(child.signalCode).toBe('SIGKILL');
    counts.push((await opened(({ db }) => addressesOf(db))).length);
  }
  expect(counts).toEqual([0, 2]);
  // What was told is told; a further run has nothing to add.
  for (let run = 0; run < 2; run++) expect(await start(env, SCRIPT).gone).toBe(0);
  expect(await opened(({ db }) => addressesOf(db))).toEqual(ADDRESSES);
  const left = await opened(({ db }) => db.selectFrom('suivi_certificat').select('courriel').orderBy('id').execute());
  expect(left.map(({ courriel }) => courriel)).toEqual(ADDRESSES.filter((_, rank) => rank % 2 === 0));
});
