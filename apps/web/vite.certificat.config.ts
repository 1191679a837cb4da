import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin, type PluginOption } from 'vite';
import site from './vite.config.ts';

/** What the worker keeps of the build: all but the fonts that pdf.js rarely asks for, and faces of letters that a page seldom holds. The decoders of pictures it keeps: a scan is checked without network too. */
const isKept = (name: string): boolean =>
  name.endsWith('_nowasm_fallback.js') || !/\/pdf-|-ext-|\.html$|^sw\.js$/.test(name);

/** Tells the worker which files to keep, and the version that they make. */
function keptFiles(): Plugin {
  return {
    name: 'kept-files',
    generateBundle(_options, bundle) {
      const files = Object.keys(bundle).filter(isKept).toSorted();
      const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
      const worker = bundle['sw.js'];
      if (worker?.type !== 'chunk') throw new Error('le travailleur de la page manque');
      worker.code = worker.code
        .replace('__FICHIERS__', JSON.stringify(files.map((name) => `/${name}`)))
        .replace('__VERSION__', JSON.stringify(version));
    },
  };
}

/** What reads ahead the texts of the site: this page has its own. */
const isOfStart = (plugin: PluginOption): boolean =>
  plugin instanceof Object && 'name' in plugin && plugin.name === 'texts-at-start';

/** React's own drawing weighs more than the rest of the page together: Preact draws it here (decision 0098). */
const REACT = [
  [/^react\/jsx-runtime$/, 'preact/jsx-runtime'],
  [/^react-dom\/client$/, 'preact/compat/client'],
  [/^react(-dom)?$/, 'preact/compat'],
] as const;

/** The page that checks certificats, with its worker: an entry without the router and the shell of the site (decision 0098). */
export default defineConfig({
  ...site,
  resolve: {
    alias: [
      ...REACT.map(([find, name]) => ({ find, replacement: fileURLToPath(import.meta.resolve(name)) })),
      ...Object.entries(site.resolve?.alias ?? {}).map(([find, to]) => ({ find, replacement: String(to) })),
    ],
  },
  plugins: [...(site.plugins ?? []).filter((one) => !isOfStart(one)), keptFiles()],
  build: {
    ...site.build,
    // Beside the site, which is built first.
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: {
      input: { certificat: 'certificat.html', sw: 'src/verification/sw.ts' },
      output: {
        hashCharacters: 'base36',
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'build/[hash].js'),
        chunkFileNames: 'build/[hash].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css')) ? 'build/[hash][extname]' : 'build/[name]-[hash][extname]',
      },
    },
  },
});
