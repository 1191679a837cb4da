// One component as a product that uses it alone would ship it, beside React.
import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { rolldown } from 'rolldown';
import { extractStyles } from './extractStyles.mjs';

const SOURCES = join(import.meta.dirname, 'src/components');

/** Names of the components that a product can import. */
export const componentNames = () =>
  globSync('*/*.tsx', { cwd: SOURCES })
    .filter((path) => basename(path, '.tsx') === dirname(path))
    .map(dirname)
    .toSorted();

/** Bundles a component: gives its minified styles and the code that comes at once, the code that it loads later, and the modules of which something remains: all of them, and those of what comes at once. */
export async function bundleAlone(name) {
  const bundle = await rolldown({
    input: join(SOURCES, name, `${name}.tsx`),
    cwd: import.meta.dirname,
    external: /^react(-dom)?(\/|$)/,
    plugins: [extractStyles()],
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ minify: true });
  await bundle.close();
  const byName = new Map(output.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one]] : [])));
  const chunks = new Set([...byName.values()].filter(({ isEntry }) => isEntry));
  for (const { imports } of chunks) {
    // A set gives what is added while it is read.
    for (const file of imports) if (byName.has(file)) chunks.add(byName.get(file));
  }
  const codeOf = (some) => some.map(({ code }) => code).join('');
  const modulesOf = (some) =>
    some.flatMap(({ modules }) =>
      Object.entries(modules)
        .filter(([, { renderedLength }]) => renderedLength > 0)
        .map(([id]) => id),
    );
  const all = [...byName.values()];
  return {
    code: codeOf([...chunks]),
    later: codeOf(all.filter((one) => !chunks.has(one))),
    styles: output
      .filter(({ type }) => type === 'asset')
      .map(({ source }) => source)
      .join(''),
    modules: modulesOf(all),
    atOnce: modulesOf([...chunks]),
  };
}
