// Measures, all in one run or the one that is named: weight and layout shift of the sign-in page, table painting, typing in the largest forms and in a class, weight of components, cost of the server's stack; then lists.
import { spawnSync } from 'node:child_process';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { bundleAlone, componentNames } from '../packages/ui/bundleAlone.mjs';
import { benchLists } from './bench-lists.mjs';
import { measureGrid } from './bench-grid.mjs';
import { measureTables } from './bench-table.mjs';
import { measureTyping } from './bench-typing.mjs';
import { withChromium } from './chromium.mjs';
import { withDemoServer } from './demo-server.mjs';
import { BENCHES } from './parts.mjs';
import { withPostgres } from './postgres.mjs';
import { root } from './provision.mjs';

const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const line = (what, measured, limit, ok) =>
  console.log(`${ok ? '✓' : '✗'} ${what.padEnd(48)}${measured.padStart(12)}   ${limit}`);

async function weighSignIn(url) {
  return withChromium(async (browser) => {
    const page = await browser.newPage();
    const bodies = [];
    page.on('response', (response) =>
      bodies.push(
        response.body().then(
          (body) => ({ url: response.url(), body }),
          () => undefined,
        ),
      ),
    );
    await page.addInitScript(() => {
      // A pointer that happens to lie over the page is a gesture, and reads the next screens ahead.
      addEventListener('pointerover', (event) => event.stopImmediatePropagation(), { capture: true });
      globalThis.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) globalThis.shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(`${url}/connexion`, { waitUntil: 'networkidle' });
    const loaded = (await Promise.all(bodies)).filter((item) => item !== undefined);
    const gzip = (body) => gzipSync(body, { level: 9 });
    const weigh = (pattern, compress = gzip) =>
      loaded.filter((item) => pattern.test(item.url)).reduce((sum, item) => sum + compress(item.body).length, 0);
    return {
      code: weigh(/\.(js|css)(\?|$)/),
      // As the server sends them.
      texts: weigh(/\/assets\/fr\//, brotliCompressSync),
      fonts: weigh(/\.woff2/),
      requests: loaded.length,
      shift: await page.evaluate(() => globalThis.shift),
    };
  });
}

const benchPage = () =>
  withDemoServer(async ({ url }) => {
    const weight = await weighSignIn(url);
    line('page de connexion : scripts et styles, gzip', kB(weight.code), '≤ 165 kB', weight.code <= 165_000);
    line('35 fichiers de textes, brotli', kB(weight.texts), '≤ 15 kB', weight.texts <= 15_000);
    line('polices', kB(weight.fonts), '', true);
    line('décalage de mise en page au départ (CLS)', weight.shift.toFixed(4), '0', weight.shift < 0.005);
  });

/** What each component adds to a page with React only, heaviest first. */
async function weighComponents() {
  const gzip = (text) => gzipSync(text, { level: 9 }).length;
  const rows = [];
  for (const name of componentNames()) {
    const { code, styles, later } = await bundleAlone(name);
    rows.push({ name, code: gzip(code), styles: gzip(styles), later: later === '' ? 0 : gzip(later) });
  }
  const sum = (row) => row.code + row.styles;
  console.log('\nComposant, seul, au-delà de React (gzip)      scripts      styles    ensemble   plus tard');
  for (const row of rows.toSorted((one, other) => sum(other) - sum(one))) {
    const cells = [row.code, row.styles, sum(row), row.later].map((bytes) => kB(bytes).padStart(12));
    console.log(`  ${row.name.padEnd(38)}${cells.join('')}`);
  }
}
/** Most times plain HTML's time that a table may take; the smallest table is only reported. */
const TABLE_LIMITS = { 200: Infinity, 1000: 1.1, 10_000: 0.5 };

async function benchTables() {
  for (const { count, plain, ours } of await measureTables(Object.keys(TABLE_LIMITS).map(Number))) {
    const limit = TABLE_LIMITS[count];
    const times = `${ours.toFixed(1)} ms, HTML nu ${plain.toFixed(1)} ms`;
    const wanted = limit === Infinity ? times : `≤ ${limit} × (${times})`;
    line(`tableau de ${count} lignes × 6, peint`, `${(ours / plain).toFixed(2)} ×`, wanted, ours / plain <= limit);
  }
}

async function benchTyping() {
  for (const { name, fields, longTasks, longest } of await measureTyping()) {
    const told = `aucune de plus de 50 ms (${longTasks} tâches, ${fields} commandes)`;
    line(`frappe à un quart de la vitesse, ${name}`, `${longest} ms`, told, longTasks === 0);
  }
}

/** Most times the bare reading of a workbook by its library that the import may take until its first lines show. */
const IMPORT_LIMIT = 3;

async function benchGrid() {
  const grid = await measureGrid();
  const times = `${grid.whole.toFixed(0)} ms, lecture seule ${grid.bare.toFixed(0)} ms`;
  const isFast = grid.whole <= IMPORT_LIMIT * grid.bare;
  line(
    'classe de 1000 lignes, lue et peinte',
    `${(grid.whole / grid.bare).toFixed(2)} ×`,
    `≤ ${IMPORT_LIMIT} × (${times})`,
    isFast,
  );
  const typed = `aucune de plus de 50 ms (${grid.longTasks} tâches)`;
  line('frappe à un quart de la vitesse, grille de 1000', `${grid.longest} ms`, typed, grid.longTasks === 0);
}

function measureOverhead(env) {
  const { status, error } = spawnSync('node', ['apps/demo/bench/overhead.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error(`mesure de la pile : ${error?.message ?? `code ${status}`}`);
}

async function benchCalls() {
  measureOverhead(process.env);
  await withPostgres((url) => measureOverhead({ ...process.env, DATABASE_URL: url }));
}

const benches = {
  page: benchPage,
  tables: benchTables,
  typing: benchTyping,
  grid: benchGrid,
  components: weighComponents,
  calls: benchCalls,
};
const [only] = process.argv.slice(2);
for (const name of only === undefined ? BENCHES : [only]) await benches[name]();

// A tenth of the stated size; `npm run bench -- lists` measures a million demandes.
if (only === undefined) await benchLists(100_000);
