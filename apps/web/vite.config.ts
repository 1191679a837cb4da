import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Loads the text face with the page, before the styles ask for it. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((name) => /atkinson-hyperlegible-next.*\.woff2$/.test(name))
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

/** The packages that no page does without. */
const EVERYWHERE =
  /node_modules\/(react|react-dom|scheduler|react-router|jotai|ky|zod|react-intl|@formatjs|intl-messageformat)\//;

const server = process.env['HABILIS_SERVER'] ?? 'http://127.0.0.1:3001';

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), preloadFonts(), precompress()],
  // Messages come compiled: the browser needs no ICU parser.
  resolve: { alias: { '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js' } },
  build: {
    assetsDir: 'build',
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // What every page needs, in one file: it compresses better and asks fewer times.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'socle', test: EVERYWHERE }] } } },
  },
  server: { proxy: { '/api': server, '/assets': server } },
});
