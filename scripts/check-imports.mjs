// Who may import whom, plus what a folder must hold.
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { circlesOf, folderArrows } from './import-circles.mjs';
import { root } from './provision.mjs';

const allowed = {
  'packages/domain': [],
  'packages/api': ['domain'],
  'packages/i18n': [],
  'packages/ui': [],
  'apps/web': ['api', 'domain', 'i18n', 'ui'],
  'apps/server': ['api', 'domain', 'i18n'],
  'apps/demo': ['server', 'api', 'domain', 'i18n'],
  'apps/storybook': ['api', 'i18n', 'ui', 'web'],
};
const faults = [];

function* sources(directory) {
  for (const name of readdirSync(directory)) {
    if (['node_modules', 'dist', 'compiled', 'storybook-static', 'public'].includes(name)) continue;
    const path = join(directory, name);
    if (statSync(path).isDirectory()) yield* sources(path);
    else if (/\.(ts|tsx|mts|mjs)$/.test(name)) yield path;
  }
}

const specifiers = (text) => [...text.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].map((match) => match[1]);
/** The areas of the server in the order of their one list: one imports those before it. */
const AREAS = [
  ...readFileSync(join(root, 'apps/server/src/areas.ts'), 'utf8')
    .match(/const AREAS = \[([^\]]*)\]/)[1]
    .matchAll(/\w+/g),
].map(([name]) => name);
const serverRoom = (path) => /^apps\/server\/src\/(areas\/)?([^/]+)\//.exec(path)?.[2];
/** The rooms of the web app in arrow order: one imports those before it, the features all of them. */
const ROOMS = ['boot', 'messages', 'session', 'forms', 'list', 'document', 'alerte', 'demande', 'layout', 'features'];
const webRoom = (path) => ROOMS.indexOf(/^apps\/web\/src\/([^/]+)\//.exec(path)?.[1]);
/** What each file imports of its own package, type imports included. */
const arrows = new Map();
const areaOf = (path) => /apps\/web\/src\/features\/([^/]+)\//.exec(path)?.[1];

for (const [folder, friends] of Object.entries(allowed)) {
  for (const path of sources(join(root, folder))) {
    const name = relative(root, path);
    const isTest = /\.(test|stories)\.tsx?$|\/(e2e|test|mocks)\//.test(name);
    for (const specifier of specifiers(readFileSync(path, 'utf8'))) {
      const ours = /^@habilis\/([^/]+)/.exec(specifier)?.[1];
      if (ours && `packages/${ours}` !== folder && `apps/${ours}` !== folder && !friends.includes(ours)) {
        faults.push(`${name} : ${folder} ne peut pas importer @habilis/${ours}`);
      }
      if (specifier.startsWith('.')) {
        const target = relative(root, join(path, '..', specifier));
        if (!target.startsWith(`${folder}/`)) faults.push(`${name} : sort de son paquet par ${specifier}`);
        if (!isTest) arrows.set(name, [...(arrows.get(name) ?? []), target]);
        const [room, other] = [serverRoom(name), serverRoom(target)].map((one) => AREAS.indexOf(one));
        if (!isTest && other > room && (room >= 0 || name.startsWith('apps/server/src/platform/'))) {
          faults.push(`${name} : contre le sens de la flèche (${specifier})`);
        }
        if (!isTest && webRoom(name) >= 0 && webRoom(target) > webRoom(name)) {
          faults.push(`${name} : contre le sens de la flèche (${specifier})`);
        }
        const mine = areaOf(name);
        const theirs = areaOf(target);
        if (mine && theirs && mine !== theirs && !isTest)
          faults.push(`${name} : un domaine d’écrans en importe un autre (${specifier})`);
        if (/\/(index|utils|helpers|misc|common)\.tsx?$/.test(target))
          faults.push(`${name} : fichier fourre-tout ${specifier}`);
      }
      if (
        ['apps/server', 'apps/demo'].includes(folder) &&
        /^@habilis\/api\/(client|mocks)\//.test(specifier) &&
        !isTest
      ) {
        faults.push(`${name} : le serveur n’importe que le contrat, pas ${specifier}`);
      }
      if (
        folder === 'apps/web' &&
        specifier.startsWith('@habilis/api/mocks/') &&
        !isTest &&
        !/\/stor(y|ies)/.test(name)
      ) {
        faults.push(`${name} : un écran n’importe pas les réponses d’exemple`);
      }
    }
  }
}

for (const circle of circlesOf(arrows)) faults.push(`ces fichiers s’importent en cercle : ${circle.join(', ')}`);
for (const circle of circlesOf(folderArrows(arrows))) {
  faults.push(`ces dossiers s’importent en cercle : ${circle.join(', ')}`);
}

// A component's folder is whole: the component, and its stories, which are its tests.
const components = join(root, 'packages/ui/src/components');
for (const name of readdirSync(components)) {
  const has = new Set(readdirSync(join(components, name)));
  for (const file of [`${name}.tsx`, `${name}.stories.tsx`]) {
    if (!has.has(file)) faults.push(`packages/ui/src/components/${name} : il manque ${file}`);
  }
}
for (const fault of faults) console.error(fault);
console.log(`${faults.length} faute(s) d’import`);
process.exitCode = faults.length ? 1 : 0;
