import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { application } from '@habilis/api/application/endpoints';
import { demandeAdministrative as da } from '@habilis/api/demande-administrative/endpoints';
import { reglage } from '@habilis/api/reglage/endpoints';
import { session } from '@habilis/api/session/endpoints';
import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { addDueDecision } from './areas/demandes/commission/test/addDueDecision.ts';
import { connect } from './database/connect.ts';
import type { Database } from './database/Database.ts';
import { writeBody } from './test/writeBody.ts';
import { dueDecisions } from './test/dueDecisions.ts';
import { answers, clientOf, freshEnvironment, freshFolder, identify, signIn, start, theirs } from './test/processes.ts';

const SENDER = fileURLToPath(new URL('test/decisionSender.ts', import.meta.url));

/** Whether somebody waits for the table of mails, which the caller holds. */
async function waitsForMails(trx: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_locks
    where relation = 'courriel'::regclass and not granted and database = (select oid from pg_database where datname = current_database())`.execute(
    trx,
  );
  return rows.length > 0;
}

test('[K20] two processes on one database serve one session, judge writes together, hold one set of settings and end the session together', async () => {
  const urls = ['http://localhost:6305', 'http://localhost:6306'] as const;
  const env: NodeJS.ProcessEnv = {
    ...(await freshEnvironment(6305)),
    HABILIS_TOKEN_SECRET: randomBytes(32).toString('base64url'),
  };
  start(env);
  await answers(urls[0]);
  start({ ...env, HABILIS_DATA: await freshFolder(), PORT: '6306' });
  // Its separate file folder keeps it from being ready; no file is requested from it.
  await answers(urls[1], '/api/live');

  const identity = await identify(urls[0], 'MPA10013');
  const calls = urls.map((url) => clientOf(url, identity));
  const saves = (await Promise.all(calls.map(async (call) => ({ call, draft: await theirs(call) })))).map(
    ({ call, draft }, index) => call(da.update, { body: writeBody(draft, { raisonSociale: `Processus ${index}` }) }),
  );
  const outcomes = await Promise.allSettled(saves);
  const saved = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
  expect(saved).toHaveLength(1);
  expect(refused).toEqual([expect.objectContaining({ status: 409 })]);
  for (const call of calls) expect((await theirs(call)).raisonSociale).toBe(saved[0]?.raisonSociale);

  const admin = await signIn(urls[0], 'ADM92001');
  const cle = 'validiteAttestationUrssafJours';
  await admin(reglage.save, { params: { cle }, body: { valeur: 90, motif: 'Essai', version: 0 } });
  for (const call of calls) await expect.poll(async () => (await call(application.serverProperties, {}))[cle]).toBe(90);

  await calls[0]?.(session.signOut, {});
  await expect(calls[1]?.(session.account, {})).rejects.toMatchObject({ status: 401 });
});

test('[CN4] kill -9 while a decision takes effect leaves nothing of it; it takes effect once afterwards', async () => {
  const env = await freshEnvironment(6307);
  const url = env['DATABASE_URL'] ?? '';
  const { db, close } = await connect({ kind: 'postgres', url });
  const demande = await addDueDecision(db);
  const { id } = demande;
  /** All effects of the decision: its state, habilitations, steps and mails. */
  const effects = async () => {
    const { etat } = await db
      .selectFrom('decision_commission')
      .select('etat')
      .where('demande_id', '=', id)
      .executeTakeFirstOrThrow();
    const habilitations = await db
      .selectFrom('habilitation')
      .select('id')
      .where('entite_id', '=', demande.entite_id)
      .where('dispositif_niveau_id', '=', demande.dispositif_niveau_id)
      .execute();
    const steps = await db
      .selectFrom('historique_commentaire')
      .select('id')
      .where('demande_type', '=', 'DH')
      .where('demande_id', '=', id)
      .where('tache_suivante', '=', 'acceptee')
      .execute();
    const mails = await db
      .selectFrom('courriel')
      .select('role_id')
      .where('modele', '=', 'dh-acceptee')
      .where('objet_id', '=', id)
      .execute();
    return { etat, habilitations: habilitations.length, steps: steps.length, mails };
  };
  await db.transaction().execute(async (trx) => {
    await sql`lock table courriel in share row exclusive mode`.execute(trx);
    const { child, gone } = start(env, SENDER);
    await expect.poll(() => waitsForMails(trx), { interval: 20 }).toBe(true);
    child.kill('SIGKILL');
    await gone;
  });
  expect(await effects()).toEqual({ etat: 'a-envoyer', habilitations: 0, steps: 0, mails: [] });
  await Promise.all([dueDecisions(url), dueDecisions(url)]);
  const { mails, ...once } = await effects();
  expect(once).toEqual({ etat: 'envoyee', habilitations: 1, steps: 1 });
  expect(mails.length).toBeGreaterThan(0);
  expect(new Set(mails.map(({ role_id: roleId }) => roleId)).size).toBe(mails.length);
  await close();
});

test('a job whose process was killed is taken up again within a minute', async () => {
  const env = await freshEnvironment(6308);
  const { db, close } = await connect({ kind: 'postgres', url: env['DATABASE_URL'] ?? '' });
  const { id } = await addDueDecision(db);
  const stateOf = async () =>
    (await db.selectFrom('decision_commission').select('etat').where('demande_id', '=', id).executeTakeFirstOrThrow())
      .etat;
  await db.transaction().execute(async (trx) => {
    await sql`lock table courriel in share row exclusive mode`.execute(trx);
    const { child, gone } = start(env);
    await expect.poll(() => waitsForMails(trx), { timeout: 120_000, interval: 50 }).toBe(true);
    child.kill('SIGKILL');
    await gone;
  });
  expect(await stateOf()).toBe('a-envoyer');
  start(env);
  await expect.poll(stateOf, { timeout: 120_000, interval: 250 }).toBe('envoyee');
  await close();
});

test('work missed in the night is done once, though several processes start in the morning', async () => {
  const env = await freshEnvironment(6309);
  const { db, close } = await connect({ kind: 'postgres', url: env['DATABASE_URL'] ?? '' });
  await sql`create table fait (nom text)`.execute(db);
  await sql`create function note_fait() returns trigger language plpgsql as
    'begin insert into fait select new.nom; return new; end'`.execute(db);
  await sql`create trigger note after update on travail_du_jour for each row execute function note_fait()`.execute(db);
  const missed = ['entites-fermees', 'roles-termines'];
  const rows = missed.map((nom) => ({ nom, jour: '2020-01-01' }));
  await db.insertInto('travail_du_jour').values(rows).execute();
  const urls = [6309, 6310, 6311].map((port) => `http://localhost:${port}`);
  for (const port of [6309, 6310, 6311]) start({ ...env, HABILIS_DATA: await freshFolder(), PORT: String(port) });
  for (const url of urls) await answers(url, '/api/live');
  const done = async () => (await sql<{ nom: string }>`select nom from fait order by nom`.execute(db)).rows;
  await expect.poll(done, { interval: 250 }).toEqual(missed.map((nom) => ({ nom })));
  // A process that comes later finds it done: its own look ends, and has added nothing.
  start({ ...env, HABILIS_DATA: await freshFolder(), PORT: '6312' });
  await answers('http://localhost:6312', '/api/live');
  const looks = sql<{
    count: number;
  }>`select count(*) from travaux.job where name = 'travaux-du-jour' and state < 'completed'`;
  await expect.poll(async () => (await looks.execute(db)).rows, { interval: 250 }).toEqual([{ count: 0 }]);
  expect(await done()).toHaveLength(missed.length);
  await close();
});
