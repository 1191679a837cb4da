// Builds another product in a temporary folder, from the packed packages and the examples of their READMEs.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../provision.mjs';

export const PACKAGES = ['domain', 'api', 'ui'];

/** Runs a command in a folder; a failure shows its whole output. */
export function run(directory, command, ...args) {
  try {
    return execFileSync(command, args, { cwd: directory, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    throw new Error(`${command} ${args.join(' ')}\n${error.stdout}\n${error.stderr}`, { cause: error });
  }
}

/** The catalog's exact versions, already in the machine's store. */
function catalog() {
  const lines = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8').split('\ncatalog:\n')[1] ?? '';
  const versions = [...lines.matchAll(/^ {2}'?([@\w/.-]+)'?: (\d\S*)$/gm)].map(([, name, version]) => [name, version]);
  return Object.fromEntries(versions);
}

/** The code example of a README in a given language. */
function exampleOf(name, language) {
  const page = readFileSync(join(root, 'packages', name, 'README.md'), 'utf8');
  const example = page.split(`\`\`\`${language}\n`)[1]?.split('```')[0];
  if (!example) throw new Error(`${name} : son README n’a pas d’exemple ${language}`);
  return example;
}

const COMPILER_OPTIONS = {
  target: 'es2024',
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  allowImportingTsExtensions: true,
  // Checks the packages' declarations too.
  skipLibCheck: false,
  noEmit: true,
  types: ['vite/client'],
};

/** Packs packages of ours and installs them, with others of the catalog, into a folder outside the workspace; gives their tarballs. */
export function installPacked(folder, names, wanted = []) {
  const tarballs = {};
  for (const name of names) {
    run(join(root, 'packages', name), 'pnpm', 'pack', '--pack-destination', folder);
    const file = readdirSync(folder).find((one) => one.startsWith(`habilis-${name}-`));
    tarballs[name] = join(folder, file ?? `habilis-${name}.tgz`);
  }
  const versions = catalog();
  const ours = Object.entries(tarballs).map(([name, file]) => [`@habilis/${name}`, `file:${file}`]);
  const manifest = {
    name: 'salles',
    private: true,
    type: 'module',
    dependencies: { ...Object.fromEntries(ours), ...Object.fromEntries(wanted.map((name) => [name, versions[name]])) },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  const settings = { packages: ['.'], pmOnFail: 'ignore', overrides: { ...versions, ...Object.fromEntries(ours) } };
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), JSON.stringify(settings));
  run(folder, 'pnpm', 'install', '--prefer-offline', '--ignore-scripts', '--no-frozen-lockfile');
  return tarballs;
}

const OF_A_PAGE = ['react', 'react-dom', 'react-aria-components', 'vite', '@types/react', '@types/react-dom'];

/** Packs the three packages and installs them beside a page that uses them. */
export function makeProduct() {
  const folder = mkdtempSync(join(tmpdir(), 'habilis-reuse-'));
  cpSync(join(import.meta.dirname, 'product'), folder, { recursive: true });
  writeFileSync(join(folder, 'src/Reservation.tsx'), exampleOf('ui', 'tsx'));
  writeFileSync(join(folder, 'src/theme.css'), exampleOf('ui', 'css'));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: COMPILER_OPTIONS, include: ['src'] }));
  const tarballs = installPacked(folder, PACKAGES, OF_A_PAGE);
  return { folder, tarballs, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
