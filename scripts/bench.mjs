// Measures, as figures of one run, the weight of the sign-in page and of the texts, the layout shift at start, and the cost of the server's stack.
import { spawnSync } from 'node:child_process';
import { gzipSync } from 'node:zlib';
import { withChromium } from './chromium.mjs';
import { withDemoServer } from './demo-server.mjs';
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
      globalThis.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) globalThis.shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(`${url}/connexion`, { waitUntil: 'networkidle' });
    const loaded = (await Promise.all(bodies)).filter((item) => item !== undefined);
    const weigh = (pattern) =>
      loaded
        .filter((item) => pattern.test(item.url))
        .reduce((sum, item) => sum + gzipSync(item.body, { level: 9 }).length, 0);
    return {
      code: weigh(/\.(js|css)(\?|$)/),
      texts: weigh(/\/assets\/fr\//),
      fonts: weigh(/\.woff2/),
      requests: loaded.length,
      shift: await page.evaluate(() => globalThis.shift),
    };
  });
}

await withDemoServer(async ({ url }) => {
  const weight = await weighSignIn(url);
  line('page de connexion : scripts et styles, gzip', kB(weight.code), '≤ 180 kB', weight.code <= 180_000);
  line('35 fichiers de textes, gzip', kB(weight.texts), '≤ 60 kB', weight.texts <= 60_000);
  line('polices', kB(weight.fonts), '', true);
  line('décalage de mise en page au départ (CLS)', weight.shift.toFixed(4), '0', weight.shift < 0.005);
});

function measureOverhead(env) {
  const { status, error } = spawnSync('node', ['apps/server/bench/overhead.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error(`mesure de la pile : ${error?.message ?? `code ${status}`}`);
}

measureOverhead(process.env);
await withPostgres((url) => measureOverhead({ ...process.env, DATABASE_URL: url }));
