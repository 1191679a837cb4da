import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { demandeAdministrative as da } from '@habilis/api/demande-administrative/endpoints';
import { session } from '@habilis/api/session/endpoints';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addDemande } from './areas/demandes/commission/test/addDemande.ts';
import { connect } from './database/connect.ts';
import { writeBody } from './test/writeBody.ts';
import { dueDecisions } from './test/dueDecisions.ts';
import { answers, clientOf, freshEnvironment, freshFolder, identify, start, theirs } from './test/processes.ts';

const SENDER = fileURLToPath(new URL('test/decisionSender.ts', import.meta.url));

test('two processes on one database serve one session, judge writes together and end it together', async () => {
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

  await calls[0]?.(session.signOut, {});
  await expect(calls[1]?.(session.account, {})).rejects.toMatchObject({ status: 401 });
}, 120_000);

test('[CN4] kill -9 while a decision takes effect leaves nothing of it; it takes effect once afterwards', async () => {
  const env = await freshEnvironment(6307);
  const url = env['DATABASE_URL'] ?? '';
  const { db, close } = await connect({ kind: 'postgres', url });
  const added = await addDemande(db, {
    numero: 'DH-2026-9001',
    raisonSociale: 'Lorraine Prévention Formation',
    niveau: 'SST-1',
    tache: 'decision',
    dateCnh: '2026-01-01',
  });
  const demande = await db
    .selectFrom('demande_habilitation')
    .select(['id', 'date_cnh', 'entite_id', 'dispositif_niveau_id'])
    .where('id', '=', added)
    .executeTakeFirstOrThrow();
  const { id, date_cnh: dateCnh } = demande;
  const decider = await db
    .selectFrom('role')
    .select(['id', 'personne_id'])
    .where('type', '=', 'CNH')
    .executeTakeFirstOrThrow();
  const decided = { decision: 'ACCORDE' as const, motif: null, decideur_id: decider.personne_id };
  await db
    .updateTable('demande_habilitation')
    .set({ ...decided, action_choisie: 'Soumet', date_decision: dateCnh })
    .where('id', '=', id)
    .execute();
  const held = { demande_id: id, date_cnh: dateCnh ?? '', role_id: decider.id, avec_complement: false };
  const past = { prise_le: '2026-01-01T10:00:00Z', envoi_le: '2026-01-01T10:30:00Z' };
  await db
    .insertInto('decision_commission')
    .values({ ...decided, ...held, ...past, date_debut: null, en_tant_que_par: null })
    .execute();
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
    const isInTheMiddle = async () => {
      const { rows } = await sql`select 1 from pg_locks
        where relation = 'courriel'::regclass and not granted and database = (select oid from pg_database where datname = current_database())`.execute(
        trx,
      );
      return rows.length > 0;
    };
    await expect.poll(isInTheMiddle, { timeout: 30_000, interval: 20 }).toBe(true);
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
}, 60_000);
