import { addDays } from '@habilis/domain/date/addDays';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addToCast } from '../../../test/cast/addToCast.ts';
import { HABILITATIONS } from '../../../test/cast/HABILITATIONS.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import { TEST_TODAY } from '../../../test/TEST_TODAY.ts';
import type { TestServer } from '../../../test/startTestServer.ts';
import { dernierJourCompte, keepDays, keepFaits } from './keepFaits.ts';

let server: TestServer;
const NOW = new Date(`${TEST_TODAY}T10:00:00Z`);
const NOBODY = { formateurs: [] };

beforeAll(async () => {
  server = await startPeopledServer();
  await addToCast(server, {
    habilitations: HABILITATIONS,
    demandes: [
      { ...NOBODY, entite: 101, niveau: 'SST-1', tache: 'instruction', age: 90, depuis: 90 },
      { ...NOBODY, entite: 102, niveau: 'AMSS4-1', tache: 'validation_instruction', age: 40, depuis: 20 },
      { ...NOBODY, entite: 103, niveau: 'SST-1', tache: 'repartition', age: 60, depuis: 12 },
      { ...NOBODY, entite: 3, niveau: 'SST-1', tache: 'validation_demande', age: 90, depuis: 26 },
      { ...NOBODY, entite: 2, niveau: 'SST-1', mode: 'REN', tache: 'complement', age: 30, depuis: 5 },
    ],
  });
});
afterAll(() => server.close());

/** Every fact, in one order, without what its making says. */
async function facts() {
  const { rows } = await sql<
    Record<string, unknown>
  >`select jour::text, mesure, caisse_id, departement, dispositif_niveau_id, detail, valeur, nombre
    from fait_du_jour order by jour, mesure, caisse_id, departement, dispositif_niveau_id, detail, valeur, nombre`.execute(
    server.services.connection.db,
  );
  return rows;
}

test('[ST1046] facts of every closed day are kept, none of today; a second run, days left out and days counted again give the same', async () => {
  const { db } = server.services.connection;
  expect(await dernierJourCompte(db)).toBeNull();
  await keepFaits(db, NOW);
  expect(await dernierJourCompte(db)).toBe(addDays(TEST_TODAY, -1));
  const first = await facts();
  expect(new Set(first.map(({ mesure }) => mesure))).toEqual(new Set(['avis', 'pas', 'recue']));
  const received = first.filter(({ mesure, jour }) => mesure === 'recue' && jour === addDays(TEST_TODAY, -40));
  expect(received).toEqual([expect.objectContaining({ detail: 'DH', nombre: 1 })]);
  await keepFaits(db, NOW);
  expect(await facts()).toEqual(first);
  // Three days late.
  await db.deleteFrom('jour_compte').where('jour', '>', addDays(TEST_TODAY, -4)).execute();
  expect(await dernierJourCompte(db)).toBe(addDays(TEST_TODAY, -4));
  await keepFaits(db, NOW);
  expect(await facts()).toEqual(first);
  // All of them anew, at once.
  await db.deleteFrom('jour_compte').execute();
  expect(await facts()).toEqual([]);
  await keepDays(db, { du: addDays(TEST_TODAY, -400), au: addDays(TEST_TODAY, -1) }, NOW);
  expect(await facts()).toEqual(first);
});

test('[ST1046] what is stopped in its middle leaves the days as they were', async () => {
  const { db } = server.services.connection;
  const before = await facts();
  const stopped = db.transaction().execute(async (trx) => {
    await keepDays(trx, { du: addDays(TEST_TODAY, -30), au: addDays(TEST_TODAY, -1) }, NOW);
    throw new Error('arrêt');
  });
  await expect(stopped).rejects.toThrow('arrêt');
  expect(await facts()).toEqual(before);
});

test('[ST1047] a day is one of Europe/Paris, of 23 and of 25 hours when the clock changes', async () => {
  const { db } = server.services.connection;
  const about = {
    demande_type: 'DH',
    tache: 'saisie',
    tache_suivante: 'instruction',
    action_key: 'Soumet',
    partage: true,
  } as const;
  const { id } = await db.selectFrom('demande_habilitation').select('id').executeTakeFirstOrThrow();
  const step = (tache: 'saisie' | 'instruction', cree_le: string) => ({
    ...about,
    demande_id: id,
    tache,
    tache_suivante: tache === 'saisie' ? 'instruction' : 'repartition',
    cree_le,
    auteur_id: null,
    auteur_role_type: null,
    auteur_mrp_id: null,
    commentaire: null,
  });
  await db
    .insertInto('historique_commentaire')
    // The 25th of October 2026 lasts from 22:00 UTC to 23:00 UTC, the 29th of March from 23:00 to 22:00.
    .values([
      step('saisie', '2026-03-28T22:59:00Z'),
      step('instruction', '2026-03-29T21:59:00Z'),
      step('saisie', '2026-10-24T22:00:00Z'),
      step('instruction', '2026-10-25T22:59:00Z'),
      step('saisie', '2026-10-25T23:00:00Z'),
      step('instruction', '2026-10-26T23:30:00Z'),
    ])
    .execute();
  for (const jour of ['2026-03-29', '2026-10-25', '2026-10-27']) await keepDays(db, { du: jour, au: jour }, NOW);
  const { rows } = await sql<{ jour: string; valeur: number }>`select jour::text, valeur from fait_du_jour
    where mesure = 'pas' and detail = 'instruction' and jour in ('2026-03-29', '2026-10-25', '2026-10-27') order by jour`.execute(
    db,
  );
  expect(rows).toEqual([
    { jour: '2026-03-29', valeur: 1 },
    { jour: '2026-10-25', valeur: 0 },
    { jour: '2026-10-27', valeur: 1 },
  ]);
});

test('[ST1046] an entite that moves to another caisse keeps its past where it was, until those days are counted again', async () => {
  const { db } = server.services.connection;
  const { rows } = await sql<{
    id: number;
    entite_id: number;
    caisse_id: number;
    departement: string;
    jour: string;
  }>`select demande.id, demande.entite_id, demande.caisse_id, entite.code_departement as departement, demande.date_first_soumission::text as jour
    from demande_habilitation demande join entite on entite.id = demande.entite_id
    where entite.code_departement is not null and not exists (select from demande_habilitation other
      where other.id <> demande.id and other.date_first_soumission = demande.date_first_soumission)
      and demande.date_first_soumission is not null order by demande.id limit 1`.execute(db);
  const [moved] = rows;
  if (moved === undefined) throw new Error('aucune demande');
  const placesOf = async () =>
    (
      await sql<{ caisse: number; departement: string }>`select caisse_id as caisse, departement from fait_du_jour
        where mesure = 'recue' and detail = 'DH' and jour = ${moved.jour}::date`.execute(db)
    ).rows;
  const before = [{ caisse: moved.caisse_id, departement: moved.departement }];
  await keepDays(db, { du: moved.jour, au: moved.jour }, NOW);
  expect(await placesOf()).toEqual(before);
  const other = await db.selectFrom('mrp').select('id').where('id', '<>', moved.caisse_id).executeTakeFirstOrThrow();
  await db.updateTable('entite').set({ code_departement: '2A' }).where('id', '=', moved.entite_id).execute();
  await db.updateTable('demande_habilitation').set({ caisse_id: other.id }).where('id', '=', moved.id).execute();
  await keepFaits(db, NOW);
  expect(await placesOf()).toEqual(before);
  await keepDays(db, { du: moved.jour, au: moved.jour }, NOW);
  expect(await placesOf()).toEqual([{ caisse: other.id, departement: '2A' }]);
});
