import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** The packages used by the stories, and the import path of each from here. */
const SOURCES = {
  'packages/ui': '@habilis/ui',
  'packages/i18n': '@habilis/i18n',
  'packages/api': '@habilis/api',
  'packages/domain': '@habilis/web > @habilis/domain',
  'apps/web': '@habilis/web',
};

const IMPORT = /^(?:(?:import(?! type)|export|\}).* from|import) '(?!\.|node:|virtual:|@habilis\/)([^']+)';$/gm;
const APART =
  /^(vitest|storybook|fast-check|@playwright|@axe-core|@vitejs|@vanilla-extract\/(?:css|vite-plugin)$|vite$|react-dom\/server)|\.woff2$/;

/**
 * Lists the external imports of those packages for Vite's pre-bundling under pnpm (`@habilis/ui > lucide-react`): one found later makes Vite
 * reload the page in the middle of a test.
 */
export function sharedDependencies(): readonly string[] {
  const found = new Set<string>();
  for (const [folder, owner] of Object.entries(SOURCES)) {
    for (const file of globSync('src/**/*.{ts,tsx}', { cwd: join(root, folder) })) {
      if (/\.(test|stories)\.tsx?$/.test(file)) continue;
      for (const [, name] of readFileSync(join(root, folder, file), 'utf8').matchAll(IMPORT)) {
        if (name !== undefined && !APART.test(name)) found.add(`${owner} > ${name}`);
      }
    }
  }
  return [...found].toSorted();
}
