import { fileURLToPath } from 'node:url';
import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from './database/Database.ts';
import { todayAt } from './platform/today.ts';
import { openInstallation } from './test/openInstallation.ts';
import { freshEnvironment, start } from './test/processes.ts';

const SCRIPT = fileURLToPath(new URL('areas/communication/message/test/mailUntilKilled.ts', import.meta.url));
/** Those who read the message; a transaction mails a hundred of them. */
const READERS = 250;

/** A formateur who asked to be mailed at once. */
const READER = {
  type: 'F',
  entite_id: null,
  mrp_id: null,
  fin_le: null,
  preferences: JSON.stringify([{ type: 'MESSAGE', canal: 'EMAIL', frequence: 'IMMEDIAT' }]),
} as const;

/** Adds formateurs, and a message to all formateurs that is to be mailed. */
async function addMessage(db: Kysely<Database>): Promise<void> {
  const persons = await db
    .insertInto('personne')
    .values(
      Array.from({ length: READERS }, (_, rank) => ({
        habilis_id: `ZZZ${String(rank).padStart(5, '0')}`,
        nom: `Lecteur ${rank}`,
        prenom: 'Claude',
        mot_de_passe: null,
        etat: 'active' as const,
        donnees_validees: true,
        rgpd_le: null,
        email: `lecteur-${rank}@example.org`,
      })),
    )
    .returning('id')
    .execute();
  await db
    .insertInto('role')
    .values(persons.map(({ id }) => ({ ...READER, personne_id: id })))
    .execute();
  const sender = await db
    .selectFrom('role')
    .select(['id', 'personne_id'])
    .where('type', '=', 'ADM')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('message')
    .values({
      titre: 'À tous les formateurs',
      intitule: 'Essai',
      diffuseur_id: sender.personne_id,
      diffuseur_role_id: sender.id,
      diffuseur_role_type: 'ADM',
      date_creation: todayAt(new Date()),
      par_courriel: true,
      courriel_apres: new Date(0),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('message_cible').values({ message_id: id, rang: 0, role_type: 'F', criteres: '{}' }).execute();
}

/** Persons to whom the message is mailed so far, in order. */
const mailed = async (db: Kysely<Database>) => {
  const rows = await db
    .selectFrom('courriel')
    .select('personne_id')
    .where('modele', '=', 'message')
    .orderBy('personne_id')
    .execute();
  return rows.map(({ personne_id: id }) => id);
};

test('[M5] kill -9 in the middle of a mass mail: nobody is mailed twice, and nobody is forgotten', async () => {
  const env = await freshEnvironment(6341);
  const opened = async <T>(work: (db: Kysely<Database>) => Promise<T>): Promise<T> => {
    const connection = await openInstallation(env);
    try {
      return await work(connection.db);
    } finally {
      await connection.close();
    }
  };
  await opened(addMessage);
  const counts: number[] = [];
  // In the first hundred, in the hundred after one that was finished, and there once more.
  for (const killedAt of [30, 130, 130]) {
    const { child, gone } = start({ ...env, KILLED_AT: String(killedAt) }, SCRIPT);
    await gone;
    expect(child.signalCode).toBe('SIGKILL');
    counts.push((await opened(mailed)).length);
  }
  expect(counts).toEqual([0, 100, 200]);
  expect(await start(env, SCRIPT).gone).toBe(0);
  const wanted = await opened((db) =>
    db
      .selectFrom('role')
      .innerJoin('personne', 'personne.id', 'role.personne_id')
      .select('personne_id')
      .distinct()
      .where('role.type', '=', 'F')
      .where('role.fin_le', 'is', null)
      .where('etat', '=', 'active')
      .orderBy('personne_id')
      .execute(),
  );
  expect(wanted.length).toBeGreaterThanOrEqual(READERS);
  expect(await opened(mailed)).toEqual(wanted.map(({ personne_id: id }) => id));
});
