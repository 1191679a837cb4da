// Each table has one owner, an area or the platform, which alone writes it; an area above the owner reads it only when the owner shows it.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './provision.mjs';
import { breachesOf } from './table-breaches.mjs';

const server = join(root, 'apps/server/src');
const read = (pattern) =>
  globSync(pattern, { cwd: server }).map((path) => ({ path, text: readFileSync(join(server, path), 'utf8') }));
const names = (text, what) => [...(text.match(what)?.[1] ?? '').matchAll(/'?(\w+)'?/g)].map(([, name]) => name);
/** `shown: { table: ['reader', …] }` of an area. */
const shownIn = (text) =>
  Object.fromEntries(
    [...(text.match(/\bshown: \{([^}]*)\}/)?.[1] ?? '').matchAll(/(\w+): \[([^\]]*)\]/g)].map(([, table, readers]) => [
      table,
      [...readers.matchAll(/\w+/g)].map(([name]) => name),
    ]),
  );

const [areasFile] = read('areas.ts');
const order = names(areasFile.text, /const AREAS = \[([^\]]*)\]/);
const owners = [
  {
    name: 'platform',
    tables: names(read('platform/PLATFORM_TABLES.ts')[0].text, /PLATFORM_TABLES = \[([^\]]*)\]/),
    shown: {},
  },
  ...order.map((name) => {
    const [{ text }] = read(`areas/${name}/area.ts`);
    return { name, tables: names(text, /\btables: \[([^\]]*)\]/), shown: shownIn(text) };
  }),
];
const tables = read('database/tables/*.ts').flatMap(({ text }) =>
  [...(text.match(/interface Database \{([\s\S]*?)\n {2}\}/)?.[1] ?? '').matchAll(/^ {4}(\w+):/gm)].map(
    ([, name]) => name,
  ),
);
const sources = read('{platform,areas}/**/*.ts').filter(({ path }) => !/\/test\/|\.test\.ts$/.test(path));
const breaches = breachesOf({ tables, owners, sources });
for (const breach of breaches) console.error(breach);
process.exitCode = breaches.length > 0 ? 1 : 0;
