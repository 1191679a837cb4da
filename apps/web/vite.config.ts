import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { sharedGroups } from './codeGroups.ts';
import { startFrame } from './startFrame.ts';
import { frenchWords } from './frenchWords.ts';
import { textModule, textModules, textsAtStart } from './textPlugins.ts';

/** Loads the text face with the page, before the styles ask for it; that of other letters only once the page holds one. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((name) => /atkinson-hyperlegible-next-french-wght.*\.woff2$/.test(name))
          .map((name) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${name}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head' as const,
          })),
    },
  };
}

/** Writes a brotli and a gzip copy beside each text file of the bundle. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    writeBundle: ({ dir = 'dist' }) => {
      for (const name of readdirSync(join(dir, 'build'))) {
        if (!/\.(js|css)$/.test(name)) continue;
        const path = join(dir, 'build', name);
        const content = readFileSync(path);
        writeFileSync(`${path}.br`, brotliCompressSync(content));
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}

/** Says of react-router's components that nobody is told of their making, so that those that the app does not use are left out. */
function usedComponentsOnly(): Plugin {
  return {
    name: 'used-components-only',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/lib\/dom\/lib\.js$/ },
      handler: (code) =>
        code
          .replaceAll(/^[A-Z]\w*\.displayName = "[^"]*";$/gm, '')
          .replaceAll(/^(const \w+ = )(React\S*\.forwardRef\()/gm, '$1/* @__PURE__ */ $2'),
    },
  };
}

/** Leaves out how react-router has itself measured, of which the app asks nothing. */
function withoutInstrumentations(): Plugin {
  return {
    name: 'without-instrumentations',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/lib\/router\/router\.js$/ },
      handler: (code) =>
        code.replaceAll(
          /init\.instrumentations|consumeInstrumentationClientResultMetaReceiver\(router\)/g,
          'undefined',
        ),
    },
  };
}

/** The folders of pdf.js that a document may need: fonts that it leaves out, decoders of its pictures. */
const PDF_FOLDERS = ['standard_fonts', 'wasm'].map((name) =>
  join(import.meta.dirname, 'node_modules/pdfjs-dist', name),
);
const PDF_FILES = /\.(pfb|ttf|js)$/;

/** Gives what pdf.js reads when a document needs it, under an address that changes with its version. */
function pdfResources(): Plugin {
  const { version } = JSON.parse(
    readFileSync(join(import.meta.dirname, 'node_modules/pdfjs-dist/package.json'), 'utf8'),
  ) as { readonly version: string };
  const folder = `build/pdf-${version}/`;
  return {
    name: 'pdf-resources',
    config: () => ({ define: { 'import.meta.env.VITE_PDF_RESOURCES': JSON.stringify(`/${folder}`) } }),
    generateBundle() {
      for (const from of PDF_FOLDERS) {
        for (const name of readdirSync(from).filter((one) => PDF_FILES.test(one))) {
          this.emitFile({ type: 'asset', fileName: `${folder}${name}`, source: readFileSync(join(from, name)) });
        }
      }
    },
    configureServer: ({ middlewares }) => {
      middlewares.use(`/${folder}`, (request, response, next) => {
        const name = basename((request.url ?? '').split('?')[0] ?? '');
        const path = PDF_FOLDERS.map((from) => join(from, name)).find((one) => PDF_FILES.test(name) && existsSync(one));
        if (path === undefined) return next();
        response.setHeader('Content-Type', name.endsWith('.js') ? 'text/javascript' : 'application/octet-stream');
        response.end(readFileSync(path));
      });
    },
  };
}

/** What a call says it does, when, for whom, and the refusals that it declares: an object of lists, or a name. */
const SAID_OF_A_CALL =
  /^ +(?:summary:\s*'[^'\n]*'|duringArret:\s*'\w+'|machines:\s*true|problems(?:OfOne)?:\s*(?:\{(?:[^{}]|\{[^{}]*\})*\}|\w+)),$/gm;

/** Leaves out what only the server's description of the calls tells. */
function withoutDescriptions(): Plugin {
  return {
    name: 'without-descriptions',
    // Before the types go, and with them the lines as written.
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\/packages\/api\/src\/[\w-]+\/\w+\.ts$/ },
      handler: (code) => code.replaceAll(SAID_OF_A_CALL, (said) => said.replaceAll(/[^\n]/g, '')),
    },
  };
}

/** In development, gives the page that checks certificats at its address, as the server does (decision 0098). */
function checkPage(): Plugin {
  return {
    name: 'check-page',
    apply: 'serve',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, _response, next) => {
        if (/^\/(certificat|verifier-liste)(\?|$)/i.test(request.url ?? '')) request.url = '/certificat.html';
        next();
      });
    },
  };
}

const isStyle = (names: readonly string[]): boolean => names.some((name) => name.endsWith('.css'));

const server = process.env['HABILIS_SERVER'] ?? 'http://127.0.0.1:3001';

export default defineConfig({
  plugins: [
    react(),
    vanillaExtractPlugin(),
    frenchWords(),
    usedComponentsOnly(),
    withoutInstrumentations(),
    withoutDescriptions(),
    textModules(),
    preloadFonts(),
    textsAtStart(),
    startFrame(),
    pdfResources(),
    checkPage(),
    precompress(),
  ],
  // Messages come compiled: the browser needs no ICU parser.
  resolve: { alias: { '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js' } },
  build: {
    // Styles as written, `light-dark()` among them: the browsers that `Promise.withResolvers` asks for already, within months (decision 0074).
    cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    assetsDir: 'build',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The first page in two files, its packages and ours: they compress better, and the packages outlive most releases.
    rolldownOptions: {
      output: {
        // The first page lists the files of every route: without their names, in few characters, they weigh least on it.
        hashCharacters: 'base36',
        chunkFileNames: 'build/[hash:7].js',
        assetFileNames: ({ names }) => (isStyle(names) ? 'build/[hash:7][extname]' : 'build/[name]-[hash][extname]'),
        codeSplitting: {
          groups: [
            { name: 'socle', test: /node_modules/, tags: ['$initial'] },
            { name: 'accueil', test: /^(?!.*\/(main\.tsx|index\.html))/, tags: ['$initial'] },
            // Read for the first write, which is the sign-in: apart from the page of a class, which asks more of it.
            { name: 'uuid', test: /node_modules\/uuid\// },
            // What the news beside the sign-in are drawn with, in one file: apart, the headers of each weigh as much.
            {
              name: 'nouvelles',
              test: /\/(api\/src\/actualite\/(Actualite|guestList)|i18n\/src\/format|ItemList)\.tsx?$/,
            },
            { name: textModule, test: /^\0virtual:textes/ },
            ...sharedGroups((id) => textModule(id) !== null),
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': server, '/assets': server } },
});
