// Times a count of recipients beside the bare query, and a plain call while a message is mailed to them beside the same call before; fails when one takes too long.
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCalcul } from '@habilis/server/areas/communication/message/calculs';
import { envoiMessages } from '@habilis/server/areas/communication/message/envoiMessages';
import { readConfig } from '@habilis/server/config';
import { startServer } from '@habilis/server/startServer';
import { sql } from 'kysely';
import { prepareDemonstration } from '../src/prepareDemonstration.ts';

/** The size that the limits are stated for. */
const FIGURE = 100_000;
const READERS = Number(process.argv[2] ?? FIGURE);
const PASSWORD = 'mesure-des-messages';
const SENDER = 'ADM92001';
const ROUNDS = 9;
const CALLS = 100;
/** A count takes so many times the bare query at most; a call so much of its own time, and so many milliseconds more. */
const COUNT_LIMIT = 2;
const CALL_LIMIT = 2;
const BEYOND_MS = 50;

const folder = await mkdtemp(join(tmpdir(), 'habilis-messages-'));
const env = {
  ...process.env,
  PORT: '0',
  HOST: '127.0.0.1',
  HABILIS_DATA: folder,
  HABILIS_TOKEN_SECRET: randomBytes(32).toString('base64url'),
};
const server = await startServer(readConfig(env), {
  logLevel: 'silent',
  prepare: async (services) => void (await prepareDemonstration(services, PASSWORD)),
});
const { services } = server;
const { db } = services.connection;

/** Formateurs who want to be mailed at once: each mail is a job of its own, the most that a message costs. */
async function addReaders(): Promise<void> {
  await sql`with added as (
      insert into personne (habilis_id, nom, prenom, etat, donnees_validees, email)
      select chr(65 + i / 2600000) || chr(65 + i / 100000 % 26) || 'Z' || lpad((i % 100000)::text, 5, '0'),
        'Lecteur ' || i, 'Claude', 'active', true, 'lecteur-' || i || '@example.org'
      from generate_series(0, ${READERS - 1}::integer) i returning id)
    insert into role (personne_id, type, preferences)
      select id, 'F', '[{"type": "MESSAGE", "canal": "EMAIL", "frequence": "IMMEDIAT"}]' from added`.execute(db);
  await sql`vacuum analyze`.execute(db);
}

const medianOf = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? NaN;
const slowOf = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? NaN;

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

const line = (isKept: boolean, what: string, measured: string, limit: string): void => {
  if (!isKept) process.exitCode = 1;
  console.log(`${isKept ? '✓' : '✗'} ${what.padEnd(62)}${measured.padStart(10)}   ${limit}`);
};

async function measureCount(roleId: number): Promise<void> {
  const bare = () =>
    sql`select count(distinct role.personne_id) from role join personne on personne.id = role.personne_id
      where personne.etat = 'active' and role.type = 'F' and (role.fin_le is null or role.fin_le > now())`.execute(db);
  const count = async () => {
    const { id } = await db
      .insertInto('calcul_cible')
      .values({ role_id: roleId, cibles: '[{"roleType": "F", "cibleMessageCriterias": {}}]', cree_le: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow();
    await runCalcul(services, { calculId: id });
  };
  const [bares, counts]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    bares.push(await timeOf(bare));
    counts.push(await timeOf(count));
  }
  const [whole, alone] = [medianOf(counts), medianOf(bares)];
  line(
    // Of few, what the work itself costs, saved step by step, outweighs the query.
    READERS < FIGURE || whole <= COUNT_LIMIT * alone,
    `${READERS} destinataires comptés, avec cinq d’entre eux`,
    `${(whole / alone).toFixed(2)} ×`,
    `≤ ${COUNT_LIMIT} × (${whole.toFixed(0)} ms, requête nue ${alone.toFixed(0)} ms)`,
  );
}

async function signIn(): Promise<Record<string, string>> {
  const answer = await fetch(`${server.url}/api/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: SENDER, password: PASSWORD }),
  });
  const { id_token: token } = (await answer.json()) as { id_token: string };
  return { authorization: `Bearer ${token}` };
}

const FINI = sql<boolean>`courriel_fini_le is not null`;

async function measureMailing(role: { readonly id: number; readonly personne_id: number }): Promise<void> {
  const headers = { ...(await signIn()), 'role-id': String(role.id) };
  const call = () =>
    timeOf(async () => {
      const answer = await fetch(`${server.url}/api/message/dashboard`, { headers });
      if (!answer.ok) throw new Error(`${answer.status}`);
      await answer.text();
    });
  const calm: number[] = [];
  for (let time = 0; time < CALLS; time++) calm.push(await call());
  const { id } = await db
    .insertInto('message')
    .values({
      titre: 'À tous les formateurs',
      intitule: 'Mesure',
      diffuseur_id: role.personne_id,
      diffuseur_role_id: role.id,
      diffuseur_role_type: 'ADM',
      date_creation: sql<string>`current_date`,
      par_courriel: true,
      courriel_apres: new Date(0),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('message_cible').values({ message_id: id, rang: 0, role_type: 'F', criteres: '{}' }).execute();
  const started = performance.now();
  await services.jobs.send(envoiMessages, {}, db);
  const busy: number[] = [];
  let sent = 0;
  for (let isOver = false; !isOver;) {
    busy.push(await call());
    const row = await db
      .selectFrom('message')
      .select([FINI.as('fini'), 'nb_destinataires'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    isOver = row.fini;
    sent = row.nb_destinataires;
  }
  const [before, during] = [slowOf(calm), slowOf(busy)];
  line(
    sent >= READERS,
    'courriels écrits en arrière-plan',
    `${sent}`,
    `en ${((performance.now() - started) / 1000).toFixed(0)} s`,
  );
  line(
    during <= CALL_LIMIT * before + BEYOND_MS,
    `un appel pendant l’envoi, au 95e centile de ${busy.length}`,
    `${during.toFixed(0)} ms`,
    `≤ ${CALL_LIMIT} × + ${BEYOND_MS} ms (${before.toFixed(0)} ms avant l’envoi)`,
  );
}

try {
  await addReaders();
  const role = await db
    .selectFrom('role')
    .innerJoin('personne', 'personne.id', 'role.personne_id')
    .select(['role.id', 'role.personne_id'])
    .where('habilis_id', '=', SENDER)
    .where('role.type', '=', 'ADM')
    .executeTakeFirstOrThrow();
  await measureCount(role.id);
  await measureMailing(role);
  console.log(`  charge de la machine : ${loadavg()[0]?.toFixed(1)}`);
} finally {
  await server.close();
  await rm(folder, { recursive: true, force: true });
}
