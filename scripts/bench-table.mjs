// How long a table of ours takes to be painted, beside the same table as plain HTML, in one run of one browser.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { withChromium } from './chromium.mjs';
import { root } from './provision.mjs';

const fromWeb = createRequire(join(root, 'apps/web/package.json'));
const load = (name) => import(pathToFileURL(fromWeb.resolve(name)).href);

/** The script and the styles of the measured page, as production has them. */
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

/** Medians in milliseconds for each number of rows: plain HTML's and ours. */
export async function measureTables(counts) {
  const { script, styles } = await bundle();
  return withChromium(async (browser) => {
    const measured = [];
    for (const count of counts) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      await page.setContent('<!doctype html><html lang="fr"><body></body></html>');
      await page.addStyleTag({ content: styles });
      await page.addScriptTag({ content: script });
      // Held by the page: what only the driver waits for may be collected under way.
      const times = await page.evaluate((rows) => (globalThis.measuring = globalThis.measureTable(rows, 11)), count);
      measured.push({ count, ...times });
      await page.close();
    }
    return measured;
  });
}
