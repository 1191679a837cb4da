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

/** Bundles a component: gives its minified code and styles, and the modules of which something remains. */
export async function bundleAlone(name) {
  const bundle = await rolldown({
    input: join(SOURCES, name, `${name}.tsx`),
    cwd: import.meta.dirname,
    external: /^react(-dom)?(\/|$)/,
    plugins: [extractStyles()],
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ minify: true, codeSplitting: false });
  await bundle.close();
  const chunks = output.filter(({ type }) => type === 'chunk');
  return {
    code: chunks.map(({ code }) => code).join(''),
    styles: output
      .filter(({ type }) => type === 'asset')
      .map(({ source }) => source)
      .join(''),
    modules: chunks.flatMap(({ modules }) =>
      Object.entries(modules)
        .filter(([, { renderedLength }]) => renderedLength > 0)
        .map(([id]) => id),
    ),
  };
}
