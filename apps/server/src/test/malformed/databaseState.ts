import type pg from 'pg';

/** For each table of the product, its row count and a checksum of its content. */
export type DatabaseState = Readonly<Record<string, string>>;

/** Tables that background work changes by itself: only counted. */
const MOVED_BY_JOBS: ReadonlySet<string> = new Set([
  'courriel',
  'calcul_cible',
  'processus',
  'webhook',
  'webhook_livraison',
]);

/** Columns that a job writes again while the register of companies does not answer. */
const MOVED_COLUMNS: Readonly<Record<string, string>> = {
  entite: '{verification_siren,verification_tentee_le,fermee_depuis,registre}',
};

/** Tables that work adds to by itself, after the act: the sealing of the trail, whose own entries are compared, and the tries of messages. */
const ADDED_BY_JOBS: readonly string[] = ['audit_chaine', 'audit_etat', 'webhook_tentative'];

/** The queue that looks each minute for messages to try again. */
const RESENT = 'webhooks-a-remettre';

const textOf = (name: string): string =>
  MOVED_COLUMNS[name] === undefined ? 't::text' : `(to_jsonb(t) - '${MOVED_COLUMNS[name]}'::text[])::text`;

const sumOf = (name: string): string =>
  MOVED_BY_JOBS.has(name) ? `'comptées'` : `coalesce(sum(hashtextextended(${textOf(name)}, 0)::numeric), 0)`;

const readings = new WeakMap<pg.Pool, Map<string, string>>();

/** The query of every table's state, written once for a database. */
async function readingOf(pool: pg.Pool, except: readonly string[]): Promise<string> {
  const known = readings.get(pool) ?? new Map<string, string>();
  readings.set(pool, known);
  const before = known.get(String(except));
  if (before !== undefined) return before;
  const tables = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const sums = tables.rows
    .filter(({ name }) => ![...except, ...ADDED_BY_JOBS].includes(name))
    .map(
      ({ name }) =>
        `select '${name}' as name, count(*) || ' lignes, ' || ${sumOf(name)} as held from public."${name}" t`,
    );
  const jobs = `select 'travaux' as name, count(*) || ' lignes' as held from travaux.job where name not like '\\_\\_%' and name <> '${RESENT}' and name not in (select name from travaux.schedule)`;
  const reading = [...sums, jobs].join(' union all ');
  known.set(String(except), reading);
  return reading;
}

/** Reads the state of every table, sent jobs included; `except` names the tables allowed to change. */
export async function databaseState(pool: pg.Pool, except: readonly string[] = []): Promise<DatabaseState> {
  // Named: the database plans its hundred tables once per connection, not at each request.
  const { rows } = await pool.query<{ name: string; held: string }>({
    name: `etat ${String(except)}`,
    text: await readingOf(pool, except),
  });
  return Object.fromEntries(rows.map(({ name, held }) => [name, held]));
}

/** Changes with every transaction that wrote anything: if it is the same, so is the state. */
export async function writeMark(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ mark: string }>(`select pg_snapshot_xmax(pg_current_snapshot())::text as mark`);
  return rows[0]?.mark ?? '';
}
