// Which files may import which, types included, and what a folder must hold. Tests and their helpers may import more.
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { root } from './provision.mjs';

const PACKAGES = {
  'packages/domain': [],
  'packages/api': ['packages/domain'],
  'packages/i18n': [],
  'packages/ui': [],
  'apps/web': ['packages/api', 'packages/domain', 'packages/i18n', 'packages/ui'],
  'apps/server': ['packages/api', 'packages/domain', 'packages/i18n'],
  'apps/demo': ['apps/server', 'packages/api', 'packages/domain', 'packages/i18n'],
  'apps/storybook': ['packages/api', 'packages/i18n', 'packages/ui', 'apps/web'],
};
/** The server's areas, from `areas.ts`. */
const AREAS = [
  ...readFileSync(join(root, 'apps/server/src/areas.ts'), 'utf8')
    .match(/const AREAS = \[([^\]]*)\]/)[1]
    .matchAll(/\w+/g),
].map(([name]) => name);
const ROOMS = [
  'boot',
  'messages',
  'session',
  'etat',
  'forms',
  'connexion',
  'list',
  'document',
  'actualite',
  'alerte',
  'message',
  'echeance',
  'fil',
  'demande',
  'recherche',
  'layout',
  'verification',
  'droit',
  'papier',
  'features',
];

const forbid = (comment, from, to) => ({ name: comment, severity: 'error', from, to });
/** Each folder may import those before it, never those after. */
const inOrder = (parent, names) =>
  names
    .slice(0, -1)
    .map((name, index) =>
      forbid(
        `contre le sens de la flèche : ${name}`,
        { path: `^${parent}/${name}/` },
        { path: `^${parent}/(${names.slice(index + 1).join('|')})/` },
      ),
    );

const forbidden = [
  ...Object.entries(PACKAGES).map(([name, friends]) =>
    forbid(
      `${name} n’importe que ${friends.join(', ') || 'lui-même'}`,
      { path: `^${name}/` },
      { path: '^(packages|apps)/', pathNot: `^(${[name, ...friends].join('|')})/` },
    ),
  ),
  forbid(
    'sort de son paquet par un chemin',
    { path: '^((?:packages|apps)/[^/]+)/' },
    { path: '^(packages|apps)/', pathNot: '^$1/', dependencyTypes: ['local'], dependencyTypesNot: ['aliased'] },
  ),
  ...inOrder('apps/server/src/areas', AREAS),
  forbid(
    'la plateforme n’importe aucun domaine',
    { path: '^apps/server/src/platform/' },
    { path: '^apps/server/src/areas/' },
  ),
  ...inOrder('apps/web/src', ROOMS),
  forbid(
    'un domaine d’écrans en importe un autre',
    { path: '^apps/web/src/features/([^/]+)/' },
    { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
  ),
  forbid(
    'le serveur n’importe que le contrat',
    // A load is played by the client, from outside.
    { path: '^apps/(server|demo)/', pathNot: '^apps/demo/bench/load' },
    { path: '^packages/api/src/(client|mocks)/' },
  ),
  forbid(
    'un écran n’importe pas les réponses d’exemple',
    { path: '^apps/web/', pathNot: '/[^/]*[sS]tor(y|ies)[^/]*' },
    { path: '^packages/api/src/mocks/' },
  ),
  forbid('paquet qui n’est pas déclaré', {}, { path: '^@habilis/', couldNotResolve: true }),
  forbid('fichier fourre-tout', {}, { path: '^(packages|apps)/.*/(index|utils|helpers|misc|common)\\.tsx?$' }),
  forbid('ces fichiers s’importent en cercle', {}, { circular: true }),
  { ...forbid('ces dossiers s’importent en cercle', {}, { circular: true }), scope: 'folder' },
];

const { output, exitCode } = await cruise(['packages', 'apps'], {
  baseDir: root,
  validate: true,
  outputType: 'err',
  ruleSet: { forbidden },
  // TypeScript 7 has no programming interface yet.
  parser: 'swc',
  tsPreCompilationDeps: true,
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '/(node_modules|dist|compiled|storybook-static|public|e2e|test)/|\\.(test|stories)\\.tsx?$' },
  enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['types', 'import', 'default'] },
});

// A component's folder must hold the component and its stories, which are its tests.
const components = join(root, 'packages/ui/src/components');
const missing = readdirSync(components).flatMap((name) => {
  const has = new Set(readdirSync(join(components, name)));
  return [`${name}.tsx`, `${name}.stories.tsx`].filter((file) => !has.has(file));
});
for (const file of missing) console.error(`packages/ui/src/components : il manque ${file}`);

// The server and its tests live without the demonstration: a path in a string is seen by no import.
const server = join(root, 'apps/server');
const leaning = readdirSync(join(server, 'src'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name))
  .concat(['package.json', 'vitest.config.ts', 'tsconfig.json'].map((file) => join(server, file)))
  .filter((file) => /(?:@habilis|\bapps|\.\.)\/demo\b/.test(readFileSync(file, 'utf8')));
for (const file of leaning) console.error(`${relative(root, file)} : le serveur ne nomme pas la démonstration`);
console.log(output);
process.exitCode = exitCode + missing.length + leaning.length > 0 ? 1 : 0;
