import { brotliCompressSync, gzipSync } from 'node:zlib';
import { AT_START } from '@habilis/i18n/AT_START';
import { beforeAll, expect, test } from 'vitest';
import { builtApp, isChunk, root } from './builtApp.ts';

/** Bytes, with the news that load late beside the form. */
const SIGN_IN_LIMIT = 165_000;
const ROUTE_LIMIT = 60_000;
/** Files of a screen beyond the first page's, its styles among them: the most, and the mean of all screens. */
const MOST_FILES = 90;
const USUAL_FILES = 35;
/** Bytes of the face that the document asks for. */
const FONT_LIMIT = 21_500;
/** Bytes of the texts that are read at start, as the server sends them. */
const TEXTS_LIMIT = 15_000;
/** Bytes of chunks that a page reads once it shows, with a message in their place: the PDF reader, the editor of rich text. */
const LATE_LIMITS: Readonly<Record<string, number>> = { pdfEngine: 560_000, EditorSurface: 72_000 };

/** Packages that the first page may hold. */
const PACKAGES = [
  '@formatjs/fast-memoize',
  '@formatjs/icu-messageformat-parser',
  '@vanilla-extract/recipes',
  'clsx',
  'intl-messageformat',
  'jotai',
  'ky',
  'lucide-react',
  'react',
  'react-aria',
  'react-aria-components',
  'react-dom',
  'react-router',
  'react-stately',
  'scheduler',
  'zod',
];
/** Our folders and files that the first page may hold: start, session, sign-in page, error messages. */
const OURS = [
  /^apps\/web\/src\/(main|router)\.tsx?$/,
  /^apps\/web\/src\/(boot|session|connexion|features\/connexion)\/(?!PreferencesDialog|ReloginDialog|SecondStep|followOtherTabs|followArret)/,
  /^apps\/web\/src\/(forms|layout|messages)\/(?!roleAreaRoute|SharedDialogs|Toasts)/,
  /^packages\/api\/src\/(application|client|role|session|wire)\//,
  // A person's role names its caisse.
  /^packages\/api\/src\/(endpoint|mrp\/CaisseRef|page\/paths)\.ts$/,
  /^packages\/domain\/src\/(identifiant\/(connexionFaults|isEmail|loginIdentifierOf|normalizeHabilisId)|role\/RoleType)\.ts$/,
  // What is typed is cleaned before it is sent, and by the forms of calls.
  /^packages\/domain\/src\/clean-text\/(clean(Email|Name|Number|Text)|withoutTwins)\.ts$/,
  /^packages\/i18n\/src\/(AT_START|TAGS|TextProvider|articleOf|createFormatter|isElidedBefore|loadMessages|titleText)\.tsx?$/,
  /^packages\/ui\/src\/(theme|internal)\//,
  /^packages\/ui\/src\/components\/(BootBar|Button|DoorList|ErrorSummary|Field|FooterLinks|Form|GuestShell|Heading|Inline|Link)\//,
  /^packages\/ui\/src\/components\/(LinkButton|PasswordField|Section|SkipLink|Stack|Text|TextField|Wordmark)\//,
  /^(rolldown|vite)\//,
];

let files: Awaited<ReturnType<typeof builtApp>>;

const chunks = () => [...files.values()].filter(isChunk);

/** A chunk's files: itself, its imports and their styles. */
function filesOf(name: string, into = new Set<string>()): Set<string> {
  const chunk = files.get(name);
  if (into.has(name) || !isChunk(chunk)) return into;
  into.add(name);
  for (const style of chunk.viteMetadata?.importedCss ?? []) into.add(style);
  for (const other of chunk.imports) filesOf(other, into);
  return into;
}

function weigh(names: Iterable<string>): number {
  let sum = 0;
  for (const name of names) {
    const file = files.get(name);
    if (file !== undefined) sum += gzipSync(isChunk(file) ? file.code : file.source, { level: 9 }).length;
  }
  return sum;
}

const firstFiles = () =>
  new Set(
    chunks()
      .filter(({ isEntry }) => isEntry)
      .flatMap(({ fileName }) => [...filesOf(fileName)]),
  );

/** The package of a module, or its path in the project. */
function nameOf(id: string): string {
  const path = id.split('/node_modules/').at(-1) ?? id;
  if (path === id) return id.replace(root, '').replace('\0', '');
  return path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');
}

beforeAll(async () => {
  files = await builtApp();
}, 300_000);

test('the first chunks hold only what the sign-in page needs', () => {
  const names = [...firstFiles()].flatMap((name) => {
    const file = files.get(name);
    return isChunk(file)
      ? Object.entries(file.modules)
          .filter(([, { renderedLength }]) => renderedLength > 0)
          .map(([id]) => nameOf(id))
      : [];
  });
  expect(names.length).toBeGreaterThan(50);
  const foreign = names.filter((name) => !PACKAGES.includes(name) && !OURS.some((pattern) => pattern.test(name)));
  expect([...new Set(foreign)]).toEqual([]);
});

test('the sign-in page and the news beside its form stay under 165 kB of compressed script and style', () => {
  const news = chunks().find(({ name }) => name === 'GuestNews');
  expect(weigh(filesOf(news?.fileName ?? '', firstFiles()))).toBeLessThanOrEqual(SIGN_IN_LIMIT);
  expect(news).toBeDefined();
});

test('the document asks for one face, with the letters of French alone', () => {
  const html = files.get('index.html');
  const preloads = html?.type === 'asset' ? String(html.source).match(/[^"/]+\/[^"/]+\.woff2/g) : null;
  expect(preloads).toHaveLength(1);
  const face = files.get(preloads?.[0] ?? '');
  expect(face?.type === 'asset' ? face.source.length : Number.NaN).toBeLessThanOrEqual(FONT_LIMIT);
});

test('[R880] the texts of the start stay under 15 kB compressed, in 35 files', () => {
  const weights = AT_START.map((name) => {
    const file = files.get(`assets/fr/${name}.json`);
    return file?.type === 'asset' ? brotliCompressSync(file.source).length : Number.NaN;
  });
  expect(weights).toHaveLength(35);
  expect(weights.reduce((sum, weight) => sum + weight)).toBeLessThanOrEqual(TEXTS_LIMIT);
});

test('what a route alone needs stays under 60 kB compressed', () => {
  const first = firstFiles();
  const routes = chunks().filter(({ isDynamicEntry }) => isDynamicEntry);
  const users = new Map<string, number>();
  const needs = routes.map(({ name, fileName }) => ({
    name,
    files: [...filesOf(fileName)].filter((file) => !first.has(file)),
  }));
  for (const file of needs.flatMap((one) => one.files)) users.set(file, (users.get(file) ?? 0) + 1);
  const weights = needs.map((one) => ({
    route: one.name,
    own: weigh(one.files.filter((file) => users.get(file) === 1)),
    beyondFirst: weigh(one.files),
  }));
  console.table(weights);
  expect(weights.length).toBeGreaterThan(10);
  expect(weights.filter(({ route, own }) => own > (LATE_LIMITS[route] ?? ROUTE_LIMIT))).toEqual([]);
});

test('a screen comes in few files: what many share is not cut into pieces', () => {
  const first = firstFiles();
  const named = (file: string) => chunks().find(({ facadeModuleId }) => facadeModuleId?.endsWith(file) === true);
  const before = ['/src/routes.ts', '/layout/roleAreaRoute.tsx'].map((file) => named(file)?.fileName ?? '');
  const screens = chunks().filter(({ facadeModuleId }) => /\/features\/.*Route\.tsx$/.test(facadeModuleId ?? ''));
  const counts = screens.map(({ fileName }) => {
    const all = [...before, fileName].flatMap((name) => [...filesOf(name)]);
    return new Set(all.filter((name) => !first.has(name))).size;
  });
  expect(counts.length).toBeGreaterThan(60);
  expect(Math.max(...counts)).toBeLessThanOrEqual(MOST_FILES);
  expect(counts.reduce((sum, count) => sum + count) / counts.length).toBeLessThanOrEqual(USUAL_FILES);
});

test('the filters of a list bring no calendar: it comes with the first filter by dates', () => {
  const holderOf = (component: string) =>
    chunks().find(({ modules }) => Object.keys(modules).some((id) => id.endsWith(`/${component}/${component}.tsx`)));
  const filters = holderOf('FilterBar');
  const calendar = holderOf('DateRangePicker');
  expect(filters).toBeDefined();
  expect(calendar).toBeDefined();
  expect([...filesOf(filters?.fileName ?? '')]).not.toContain(calendar?.fileName);
  expect(filters?.fileName).not.toBe(calendar?.fileName);
});
