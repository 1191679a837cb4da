// `moves` and `goes` say what a merge of two accounts does with rows.
const WRITES = /\b(?:insertInto|updateTable|deleteFrom|mergeInto|moves|goes)\(\s*'(\w+)/g;
const READS = /\b(?:selectFrom|innerJoin|leftJoin|rightJoin|fullJoin|from|using)\(\s*'(\w+)/g;
const SQL_WRITES = /\b(?:insert\s+into|delete\s+from|update)\s+(?:only\s+)?(\w+)/gi;
const SQL_READS = /\b(?:from|join)\s+(\w+)/gi;

const all = (text, pattern) => [...text.matchAll(pattern)].map(([, name]) => name);
/** The texts of `sql` templates: words such as « from » stand in prose too. */
const sqlOf = (text) => all(text, /\bsql(?:<[^`]*>)?`([^`]*)`/g).join('\n');

const readsOf = (text) => new Set([...all(text, READS), ...all(sqlOf(text), SQL_READS)]);
const placeOf = (path) => (path.startsWith('platform/') ? 'platform' : path.split('/')[1]);

/**
 * What breaks the ownership of tables, a French sentence each. `owners` stand in arrow order: `{ name, tables, shown }`, `shown` naming the areas
 * above that may read a table; `sources` are files `{ path, text }` below `platform/` or `areas/<name>/`; `tables` are all the names.
 */
export function breachesOf({ tables, owners, sources }) {
  const rank = new Map(owners.map(({ name }, index) => [name, index]));
  const ownerOf = new Map(owners.flatMap((owner) => owner.tables.map((table) => [table, owner])));
  const holders = (table) => owners.filter((owner) => owner.tables.includes(table)).map(({ name }) => name);
  const declared = [
    ...tables
      .filter((table) => holders(table).length !== 1)
      .map((table) => `${table} : un seul propriétaire, pas ${holders(table).join(', ') || 'aucun'}`),
    ...owners.flatMap(({ name, tables: own, shown }) => [
      ...own.filter((table) => !tables.includes(table)).map((table) => `${name} : ${table} n’est pas une table`),
      ...Object.keys(shown)
        .filter((table) => !own.includes(table))
        .map((table) => `${name} montre ${table}, qui n’est pas à lui`),
    ]),
  ];
  const used = sources.flatMap(({ path, text }) => {
    const place = placeOf(path);
    const written = new Set([...all(text, WRITES), ...all(sqlOf(text), SQL_WRITES)]);
    const read = readsOf(text);
    const others = (names) => [...names].filter((name) => ownerOf.has(name) && ownerOf.get(name).name !== place);
    return [
      ...others(written).map((table) => `${path} : écrit ${table}, qui est à ${ownerOf.get(table).name}`),
      ...others(read)
        .filter(
          (table) =>
            rank.get(ownerOf.get(table).name) > rank.get(place) && !ownerOf.get(table).shown[table]?.includes(place),
        )
        .map((table) => `${path} : lit ${table}, que ${ownerOf.get(table).name} ne lui montre pas`),
    ];
  });
  const places = (table) => sources.filter(({ text }) => readsOf(text).has(table)).map(({ path }) => placeOf(path));
  const idle = owners.flatMap(({ name, shown }) =>
    Object.entries(shown).flatMap(([table, readers]) =>
      readers
        .filter((reader) => !places(table).includes(reader))
        .map((reader) => `${name} montre ${table} à ${reader}, qui ne le lit plus`),
    ),
  );
  return [...declared, ...used, ...idle];
}
