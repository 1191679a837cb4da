import { expect, test } from 'vitest';
import { breachesOf } from '../table-breaches.mjs';

const owners = [
  { name: 'platform', tables: ['jeton'], shown: {} },
  { name: 'personnes', tables: ['role'], shown: {} },
  { name: 'sessions', tables: ['classe', 'ligne'], shown: { classe: ['personnes'] } },
];
const tables = ['jeton', 'role', 'classe', 'ligne'];
const inPersonnes = (text) => [{ path: 'areas/personnes/a.ts', text: `${text}; db.selectFrom('classe')` }];
const breaches = (text) => breachesOf({ tables, owners, sources: inPersonnes(text) });

test('an area writes its own tables, reads those above it, and below it those it is shown', () => {
  expect(breaches("db.updateTable('role'); db.selectFrom('jeton')")).toEqual([]);
});

test.each([
  ["db.insertInto('ligne')", 'ligne'],
  ["db\n.deleteFrom(\n 'jeton')", 'jeton'],
  ['sql`update jeton set expire_le = now()`', 'jeton'],
  ["moves('ligne', 'saisi_par')", 'ligne'],
])('a write outside the owner is told: %s', (text, table) => {
  expect(breaches(text)).toEqual([expect.stringContaining(`areas/personnes/a.ts : écrit ${table}`)]);
});

test.each([
  "db.selectFrom('ligne')",
  "q.innerJoin('ligne as l', 'a', 'b')",
  'sql<boolean>`exists (select from ligne)`',
])('a read against the order that the owner does not show is told: %s', (text) => {
  expect(breaches(text)).toEqual(['areas/personnes/a.ts : lit ligne, que sessions ne lui montre pas']);
});

test('each table has one owner, which shows only its own, to those who read it', () => {
  const wrong = [...owners, { name: 'vues', tables: ['role', 'vue'], shown: { ligne: ['personnes'] } }];
  expect(breachesOf({ tables: [...tables, 'seule'], owners: wrong, sources: [] })).toEqual([
    'role : un seul propriétaire, pas personnes, vues',
    'seule : un seul propriétaire, pas aucun',
    'vues : vue n’est pas une table',
    'vues montre ligne, qui n’est pas à lui',
    'sessions montre classe à personnes, qui ne le lit plus',
    'vues montre ligne à personnes, qui ne le lit plus',
  ]);
});
