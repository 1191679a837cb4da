import type { Rolldown } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { textsOfBrowser } from '../textAreas.ts';
import { builtApp, isChunk } from './builtApp.ts';

type Chunk = Rolldown.OutputChunk;

const keys = Object.keys(textsOfBrowser());
let chunks: ReadonlyMap<string, Chunk>;
let atStart: ReadonlySet<string>;
beforeAll(async () => {
  const files = [...(await builtApp()).values()];
  chunks = new Map(files.filter(isChunk).map((chunk) => [chunk.fileName, chunk]));
  const texts = files.filter(({ fileName }) => fileName.startsWith('assets/fr/'));
  atStart = new Set(
    texts.flatMap((file) => (isChunk(file) ? [] : Object.keys(JSON.parse(String(file.source)) as object))),
  );
}, 300_000);

const holds = (chunk: Chunk, ending: string) => chunk.moduleIds.some((id) => id.endsWith(ending));
const chunkWith = (ending: string) => [...chunks.values()].find((chunk) => holds(chunk, ending));
const isTexts = ({ moduleIds }: Chunk) => moduleIds.some((id) => id.includes('virtual:textes/'));

/** The chunks that one brings: those that it imports, and with `later` those that it may come to read; not what stands already. */
function broughtBy(first: Chunk, later: boolean, without: ReadonlySet<Chunk> = new Set(), into = new Set<Chunk>()) {
  if (into.has(first) || without.has(first)) return into;
  into.add(first);
  for (const name of [...first.imports, ...(later ? first.dynamicImports : [])]) {
    const other = chunks.get(name);
    if (other !== undefined) broughtBy(other, later, without, into);
  }
  return into;
}

/** What a chunk gives, found once: many pages bring it. */
function ofChunk<T>(find: (chunk: Chunk) => T): (chunk: Chunk) => T {
  const found = new Map<Chunk, T>();
  return (chunk) => {
    const one = found.get(chunk) ?? find(chunk);
    found.set(chunk, one);
    return one;
  };
}
const textsIn = ofChunk(({ code }) => keys.filter((key) => code.includes(`"${key}":`)));
const wordsIn = ofChunk(({ code }) =>
  [...code.matchAll(/(["'`])([a-z][\w-]*(?:\.[\w-]+)+)\1/g)].map(([, , word = '']) => word),
);

/** The texts that chunks of texts hold. */
const heldBy = (some: Iterable<Chunk>) => [...some].filter(isTexts).flatMap(textsIn);

/** The texts that code names whole, whoever computed which ones it needs. */
function namedBy(some: Iterable<Chunk>): ReadonlySet<string> {
  const words = new Set([...some].filter((chunk) => !isTexts(chunk)).flatMap(wordsIn));
  return new Set(keys.filter((key) => words.has(key)));
}

test('[R880] the page of each screen brings every text that its code names, and none of it is in the code of the start', () => {
  const entry = [...chunks.values()].find(({ isEntry }) => isEntry);
  const table = chunkWith('/src/routes.ts');
  if (entry === undefined || table === undefined) throw new Error('le départ ou la table des écrans manque');
  const standing = broughtBy(entry, false);
  expect([...standing].filter(isTexts)).toEqual([]);
  const before = new Set([...standing, ...broughtBy(table, false)]);
  const common = [...atStart, ...heldBy(before)];
  const pages = [...chunks.values()].filter(({ facadeModuleId }) =>
    /\/features\/.*Route\.tsx$/.test(facadeModuleId ?? ''),
  );
  expect(pages.length).toBeGreaterThan(60);
  const missing = pages.map((page) => {
    const given = new Set([...common, ...heldBy(broughtBy(page, false))]);
    const named = namedBy(broughtBy(page, true, before));
    return [page.facadeModuleId?.split('/features/')[1], [...named].filter((key) => !given.has(key))] as const;
  });
  expect(missing.filter(([, some]) => some.length > 0)).toEqual([]);
  expect(pages.filter((page) => namedBy(broughtBy(page, true, before)).size > 20).length).toBeGreaterThan(20);
});

test('[R880] what the start, the shell and the shared dialogs name is read at start', () => {
  const first = [...chunks.values()].filter(
    (chunk) =>
      chunk.isEntry ||
      ['/layout/roleAreaRoute.tsx', '/layout/SharedDialogs.tsx', '/messages/Toasts.tsx'].some((file) =>
        holds(chunk, file),
      ),
  );
  expect(first).toHaveLength(4);
  const table = chunkWith('/src/routes.ts');
  const own = first.flatMap((chunk) => [...broughtBy(chunk, false, new Set(table && [table]))]);
  const named = namedBy(own);
  expect(named.size).toBeGreaterThan(150);
  // Of the shell's words, those whose namespace is not among the 35 come with the table of screens, before it.
  const common = new Set(heldBy(table === undefined ? [] : broughtBy(table, false)));
  expect([...named].filter((key) => !atStart.has(key) && !common.has(key))).toEqual([]);
});
