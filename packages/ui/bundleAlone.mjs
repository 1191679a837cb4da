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

/** Bundles a component: gives the minified code and styles that come at once, and the modules of which something remains; what it loads later is left out. */
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
  return {
    code: [...chunks].map(({ code }) => code).join(''),
    styles: output
      .filter(({ type }) => type === 'asset')
      .map(({ source }) => source)
      .join(''),
    modules: [...chunks].flatMap(({ modules }) =>
      Object.entries(modules)
        .filter(([, { renderedLength }]) => renderedLength > 0)
        .map(([id]) => id),
    ),
  };
}
