// Writes styles as plain CSS beside the JavaScript that names their classes: bundling it needs no vanilla-extract plugin.
import { copyFileSync, mkdirSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { compile, cssFileFilter, getSourceFromVirtualCssFile, processVanillaFile } from '@vanilla-extract/integration';

const STYLE_IMPORT = /import '([^']+\.vanilla\.css\?source=[^']+)';/g;
const IDENTIFIERS = { identOption: 'short' };
const PACKAGES = join(import.meta.dirname, 'node_modules/@fontsource-variable');
const FONTS = join(import.meta.dirname, 'dist/theme/fonts');

/** Copies a font with its licence, at an address that any bundler follows. */
const carryFonts = {
  name: 'carry-fonts',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.woff2$/ }, ({ path }) => {
      const name = basename(path);
      const family = name.replace(/-(french|latin).*/, '');
      mkdirSync(FONTS, { recursive: true });
      copyFileSync(path, join(FONTS, name));
      copyFileSync(join(PACKAGES, family, 'LICENSE'), join(FONTS, `${family}-OFL.txt`));
      return { contents: `export default './fonts/${name}';`, loader: 'js' };
    }),
};

/** Writes `X.css.ts` as its classes in `X.css.js`, which imports its styles from `X.css`. */
export function extractStyles() {
  const written = new Set();
  return {
    name: 'extract-styles',
    transform: {
      filter: { id: cssFileFilter },
      async handler(_source, filePath) {
        const { source } = await compile({
          filePath,
          cwd: import.meta.dirname,
          ...IDENTIFIERS,
          esbuildOptions: { plugins: [carryFonts] },
        });
        let code = await processVanillaFile({ source, filePath, ...IDENTIFIERS });
        for (const [statement, address] of code.matchAll(STYLE_IMPORT)) {
          const style = await getSourceFromVirtualCssFile(address);
          const fileName = relative('src', style.fileName).replace('.ts.vanilla.css', '');
          if (!written.has(fileName)) this.emitFile({ type: 'asset', fileName, source: style.source });
          written.add(fileName);
          const path = relative(dirname(relative(join(import.meta.dirname, 'src'), filePath)), fileName);
          code = code.replace(statement, `import '${path.startsWith('.') ? path : `./${path}`}';`);
        }
        return code;
      },
    },
    // Not bundled: the styles keep their folders.
    resolveId: { filter: { id: /\.css$/ }, handler: (id) => ({ id, external: true, moduleSideEffects: true }) },
  };
}
