import { PGlite } from '@electric-sql/pglite';
import { pgDump } from '@electric-sql/pglite-tools/pg_dump';
import { EMBEDDED_MAJOR } from './embeddedFolder.ts';
import { FORMER_MAJORS } from './formerMajors.ts';

/** Rows of one INSERT: one each is read again five times slower. */
const ROWS = '--rows-per-insert=200';

const openMajor = (folder: string, major: number): Promise<PGlite> | undefined =>
  major === EMBEDDED_MAJOR ? PGlite.create(folder) : FORMER_MAJORS.get(major)?.open(folder);

/** Works on the closed embedded database of a folder, with the version that wrote it. */
async function withFolder<T>(folder: string, major: number, work: (database: PGlite) => Promise<T>): Promise<T> {
  const database = await openMajor(folder, major);
  if (database === undefined) throw new Error(`no embedded database of major ${major}`);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** A closed embedded database as plain SQL, which outlives the format of its folder. */
export const sqlOfFolder = (folder: string, major: number): Promise<string> =>
  withFolder(folder, major, async (pg) => (await pgDump({ pg, args: ['--no-owner', ROWS] })).text());

/** Makes an embedded database in a new folder from plain SQL. */
export const loadSql = (text: string, folder: string): Promise<void> =>
  withFolder(folder, EMBEDDED_MAJOR, async (database) => void (await database.exec(text)));

const TABLES = `select format('%I.%I', schemaname, tablename) as nom from pg_tables
  where schemaname not in ('pg_catalog', 'information_schema') order by 1`;

type Count = { readonly nom: string; readonly lignes: number };

/** Rows of each table of a closed embedded database, by its name. */
export const countsOfFolder = (folder: string, major: number): Promise<readonly Count[]> =>
  withFolder(folder, major, async (database) => {
    const { rows: tables } = await database.query<{ nom: string }>(TABLES);
    const counts: Count[] = [];
    for (const { nom } of tables) {
      const { rows } = await database.query<{ lignes: number }>(`select count(*)::int as lignes from ${nom}`);
      counts.push({ nom, lignes: rows[0]?.lignes ?? 0 });
    }
    return counts;
  });
