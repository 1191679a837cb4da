// Compares the painting time of our table with the same one in plain HTML, in one browser run.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { withChromium } from './chromium.mjs';
import { root } from './provision.mjs';

const fromWeb = createRequire(join(root, 'apps/web/package.json'));
const load = (name) => import(pathToFileURL(fromWeb.resolve(name)).href);

/** The script and styles of the measured page, built as for production. */
async function bundle() {
  const { build } = await load('vite');
  const { vanillaExtractPlugin } = await load('@vanilla-extract/vite-plugin');
  const [{ output }] = await build({
    root: join(root, 'packages/ui'),
    configFile: false,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: join(root, 'packages/ui/bench/table.tsx'), formats: ['iife'], name: 'bench', cssFileName: 'bench' },
    },
  });
  return {
    script: output.find((file) => file.type === 'chunk').code,
    styles: output.find((file) => file.fileName.endsWith('.css')).source.toString(),
  };
}

/** Median milliseconds for each number of rows, in plain HTML and in ours. */
export async function measureTables(counts) {
  const { script, styles } = await bundle();
  return withChromium(async (browser) => {
    const measured = [];
    for (const count of counts) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      await page.setContent('<!doctype html><html lang="fr"><body></body></html>');
      await page.addStyleTag({ content: styles });
      await page.addScriptTag({ content: script });
      // Kept on the page: a promise held only by the driver might be garbage-collected.
      const times = await page.evaluate((rows) => (globalThis.measuring = globalThis.measureTable(rows, 11)), count);
      measured.push({ count, ...times });
      await page.close();
    }
    return measured;
  });
}
