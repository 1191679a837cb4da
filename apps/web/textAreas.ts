import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AT_START } from '@habilis/i18n/AT_START';
import { parseSync } from 'vite';
import { textsNamed } from './textsNamed.ts';

/** Compiled texts by key, as a browser reads them. */
export type Texts = Readonly<Record<string, unknown>>;

/** The texts that come after the start, by the area whose screens they come with. */
export type TextAreas = {
  /** What the 35 files hold that are read at start: what the shell, the sign-in and the shared dialogs say. */
  readonly start: Texts;
  /** What comes with the code of screens, by area: `COMMON` with the first of them, the others with their own. */
  readonly areas: ReadonlyMap<string, Texts>;
};

type Module = {
  readonly imports: readonly string[];
  readonly later: readonly string[];
  readonly keys: readonly string[];
};

/** What screens of more than two areas say, and what is named nowhere: a refusal of the server may name it. */
export const COMMON = 'commun';
/** The page that checks certificats: an entry of its own (decision 0098). */
export const CHECK = 'verification';
/** A text of another namespace comes with the table of screens at the earliest. */
const isInAStartFile = (key: string): boolean => AT_START.some((name) => key.startsWith(`${name}.`));
/** From how many areas on a text stands once for all of them. */
const MANY = 3;

const source = fileURLToPath(new URL('src/', import.meta.url));
const compiled = fileURLToPath(new URL('../../packages/i18n/compiled/fr/', import.meta.url));
export const ROUTES = join(source, 'routes.ts');
const START = [join(source, 'main.tsx'), join(source, 'layout/roleAreaRoute.tsx')];
/** Refusals that any call may meet. */
const REFUSALS = fileURLToPath(new URL('../../packages/api/src/openapi/problemTitles.ts', import.meta.url));
const CHECK_ENTRY = join(source, 'verification/main.tsx');
const SCREENS = readdirSync(join(source, 'features'))
  .map((area) => join(source, 'features', area, 'screens.ts'))
  .filter((path) => existsSync(path));

/** The area in whose folder a file stands. */
export const areaOf = (file: string): string | undefined => /\/src\/features\/([^/]+)\//.exec(file)?.[1];

/** The compiled texts that a browser may say; mails, letters and what describes the calls are the server's. */
export function textsOfBrowser(): Texts {
  const names = readdirSync(compiled).filter((name) => !/^(mails|lettres|appels)\.json$/.test(name));
  return Object.assign({}, ...names.map((name) => JSON.parse(readFileSync(join(compiled, name), 'utf8')))) as Texts;
}

/** The files of the product that a file reads, at once or later, and the texts that it names. */
function moduleReader(texts: Texts): (file: string) => Module {
  const named = textsNamed(Object.keys(texts));
  const known = new Map<string, Module>();
  return (file) => {
    const before = known.get(file);
    if (before !== undefined) return before;
    const code = readFileSync(file, 'utf8');
    const { program, module } = parseSync(file, code);
    const own = (names: readonly string[]) =>
      names
        .filter((name) => /^(\.|@habilis\/)/.test(name))
        .map((name) => (name.startsWith('.') ? join(dirname(file), name) : createRequire(file).resolve(name)))
        .filter((path) => /\.tsx?$/.test(path));
    const isRead = ({ entries }: (typeof module.staticImports)[number]) =>
      entries.length === 0 || entries.some(({ isType }) => !isType);
    const again = module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) => (moduleRequest === null || isType ? [] : [moduleRequest.value])),
    );
    const one = {
      imports: own([...module.staticImports.filter(isRead).map(({ moduleRequest }) => moduleRequest.value), ...again]),
      later: own(module.dynamicImports.map(({ moduleRequest: { start, end } }) => code.slice(start + 1, end - 1))),
      keys: named(program),
    };
    known.set(file, one);
    return one;
  };
}

/** All files that a page comes to read, from those it begins with. */
function reached(read: (file: string) => Module, entries: readonly string[], isElsewhere: (file: string) => boolean) {
  const files = new Set<string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file) || isElsewhere(file)) continue;
    files.add(file);
    const { imports, later } = read(file);
    waiting.push(...imports, ...later);
  }
  return files;
}

/** The pages of screens, which are read when they are opened. */
const pagesOf = (read: (file: string) => Module): string[] => [ROUTES, ...SCREENS].flatMap((file) => read(file).later);

/** Whether a file is the page of a screen, with which the texts of its area come. */
export function pageJudge(): (file: string) => boolean {
  const pages = new Set(pagesOf(moduleReader({})));
  return (file) => pages.has(file) && areaOf(file) !== undefined;
}

/** The texts of each area, from what the files of its screens name. */
export function textAreas(texts = textsOfBrowser()): TextAreas {
  const read = moduleReader(texts);
  const keysOf = (entries: readonly string[], isElsewhere = (file: string) => file === ROUTES) =>
    new Set([...reached(read, entries, isElsewhere)].flatMap((file) => read(file).keys));
  const first = new Set([...keysOf(START), ...read(REFUSALS).keys]);
  const start = new Set([...first].filter(isInAStartFile));
  const check = keysOf([CHECK_ENTRY]);
  const titles = new Set([ROUTES, ...SCREENS].flatMap((file) => read(file).keys));
  const pages = Map.groupBy(pagesOf(read), areaOf);
  const users = new Map<string, string[]>();
  for (const [area, files] of pages) {
    if (area === undefined) continue;
    for (const key of keysOf(files)) users.set(key, [...(users.get(key) ?? []), area]);
  }
  const isCommon = (key: string) => {
    const count = users.get(key)?.length ?? 0;
    // A refusal may reach a screen as a value of what it reads, without a call of its own that declares it.
    const isRefusal = key.startsWith('erreurs.');
    return isRefusal || count >= MANY || titles.has(key) || first.has(key) || (count === 0 && !check.has(key));
  };
  const late = Object.keys(texts).filter((key) => !start.has(key));
  const pick = (keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, texts[key]]));
  const ofArea = (area: string) => late.filter((key) => !isCommon(key) && users.get(key)?.includes(area));
  return {
    start: pick(Object.keys(texts).filter((key) => start.has(key))),
    areas: new Map([
      [COMMON, pick(late.filter(isCommon))],
      [CHECK, pick([...check])],
      ...[...pages.keys()].filter((area) => area !== undefined).map((area) => [area, pick(ofArea(area))] as const),
    ]),
  };
}
