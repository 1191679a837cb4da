import type pg from 'pg';

/** Every table of the product with the number of its rows and a sum over their contents. */
export type DatabaseState = Readonly<Record<string, string>>;

/** Tables whose rows background work moves by itself: they are only counted. */
const MOVED_BY_JOBS: ReadonlySet<string> = new Set(['courriel']);

const sumOf = (name: string): string =>
  MOVED_BY_JOBS.has(name) ? `'comptées'` : `coalesce(sum(hashtextextended(t::text, 0)::numeric), 0)`;

/** Reads what stands in every table of the product, the jobs that it sent included; `except` names the tables that may move. */
export async function databaseState(pool: pg.Pool, except: readonly string[] = []): Promise<DatabaseState> {
  const tables = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const sums = tables.rows
    .filter(({ name }) => !except.includes(name))
    .map(
      ({ name }) =>
        `select '${name}' as name, count(*) || ' lignes, ' || ${sumOf(name)} as held from public."${name}" t`,
    );
  const jobs = `select 'travaux' as name, count(*) || ' lignes' as held from travaux.job where name not like '\\_\\_%' and name not in (select name from travaux.schedule)`;
  const { rows } = await pool.query<{ name: string; held: string }>([...sums, jobs].join(' union all '));
  return Object.fromEntries(rows.map(({ name, held }) => [name, held]));
}

/** A mark that moves with every transaction that wrote anything, whoever made it: where it stands still, so does the state. */
export async function writeMark(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ mark: string }>(`select pg_snapshot_xmax(pg_current_snapshot())::text as mark`);
  return rows[0]?.mark ?? '';
}
