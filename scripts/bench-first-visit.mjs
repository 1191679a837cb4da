// From the address to a usable sign-in on a slow network: this build and that of an older commit side by side, each visited in turn. `npm run bench -- first-visit [commit]`.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withChromium } from './chromium.mjs';
import { withDemoServer } from './demo-server.mjs';
import { mustRun, root } from './provision.mjs';

/** What the first visit is held against, and the most of it that may remain. */
const REFERENCE = '4d446192';
const LIMITS = { bytes: 0.75, usable: 0.7, paint: 0.35 };
/** Bytes of texts at start, as the server sends them. */
const TEXTS_LIMIT = 35_000;
const SHIFT_LIMIT = 0.005;
const VISITS = 5;
const KILOBIT_BYTES = 125;
/** 1.6 Mbit/s both ways, 150 ms an answer. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1600 * KILOBIT_BYTES,
  uploadThroughput: 1600 * KILOBIT_BYTES,
};

/** Runs `work(folder)` in a checkout of a commit, installed from what earlier installs kept. */
async function withCheckout(commit, work) {
  const folder = join(mkdtempSync(join(tmpdir(), 'habilis-visite-')), 'depot');
  // A command that fails ends the process: nothing of the checkout stays then either.
  process.once('exit', () => {
    spawnSync('git', ['worktree', 'remove', '--force', folder], { cwd: root });
    rmSync(join(folder, '..'), { recursive: true, force: true });
  });
  mustRun('git', ['worktree', 'add', '--quiet', '--detach', folder, commit]);
  mustRun('pnpm', ['install', '--prefer-offline', '--frozen-lockfile', '--reporter=append-only', '--loglevel=error'], {
    cwd: folder,
  });
  await work(folder);
}

const build = (cwd) =>
  mustRun('turbo', ['run', 'build', '--filter=@habilis/web...', '--output-logs=errors-only', '--log-prefix=none'], {
    cwd,
  });

/** Notes when the page first paints, when its form stands, and how far things move. */
function watch() {
  globalThis.visit = { shift: 0 };
  // A pointer that happens to lie over the page is a gesture, and reads the next screens ahead.
  addEventListener('pointerover', (event) => event.stopImmediatePropagation(), { capture: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) globalThis.visit.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    const field = document.querySelector('form input[type="password"]');
    if (field === null || document.querySelector('form button[type="submit"]') === null) requestAnimationFrame(look);
    else globalThis.visit.usable = performance.now();
  };
  requestAnimationFrame(look);
}

/** One visit by a browser that knows nothing of the site. */
async function visit(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', NETWORK);
  const urls = new Map();
  const answers = [];
  network.on('Network.responseReceived', ({ requestId, response }) => urls.set(requestId, response.url));
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    answers.push({ path: new URL(urls.get(requestId) ?? url).pathname, bytes: encodedDataLength }),
  );
  await page.addInitScript(watch);
  await page.goto(`${url}/connexion`, { waitUntil: 'networkidle' });
  const { usable, shift } = await page.evaluate(() => globalThis.visit);
  // On a busy machine a paint is told some time after it.
  const told = await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
  const paint = await told.jsonValue();
  await context.close();

  const of = (pattern) => answers.filter(({ path }) => pattern.test(path));
  const sum = (some) => some.reduce((total, { bytes }) => total + bytes, 0);
  const texts = of(/^\/assets\//);
  return {
    bytes: sum(answers),
    code: sum(of(/\.(js|css)$/)),
    texts: sum(texts),
    files: texts.length,
    fonts: sum(of(/\.woff2$/)),
    requests: answers.length,
    usable,
    paint,
    shift,
  };
}

const middle = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
const middleOf = (visits) =>
  Object.fromEntries(Object.keys(visits[0]).map((name) => [name, middle(visits.map((one) => one[name]))]));
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const ms = (time) => `${time.toFixed(0)} ms`;

function tell(name, visits) {
  const { bytes, code, texts, files, fonts, requests, usable, paint, shift } = middleOf(visits);
  const range = (key) => {
    const values = visits.map((one) => one[key]);
    return `${ms(Math.min(...values))} à ${ms(Math.max(...values))}`;
  };
  console.log(
    `${name} : ${kB(bytes)} en ${requests} réponses (scripts et styles ${kB(code)}, ${files} textes ${kB(texts)}, polices ${kB(fonts)})`,
  );
  console.log(
    `  premier affichage ${ms(paint)} (${range('paint')}), connexion possible ${ms(usable)} (${range('usable')}), décalage ${shift.toFixed(4)}`,
  );
}

function judge(what, measured, limit, shown) {
  const isKept = measured <= limit;
  console.log(`${isKept ? '✓' : '✗'} ${what.padEnd(48)}${shown.padStart(12)}   ≤ ${limit}`);
  if (!isKept) process.exitCode = 1;
}

const [commit = REFERENCE] = process.argv.slice(2);
build(root);
await withCheckout(commit, async (folder) => {
  build(folder);
  await withDemoServer(
    ({ url: before }) =>
      withDemoServer(({ url: now }) =>
        withChromium(async (browser) => {
          // The servers compress each text at its first use.
          for (const url of [before, now]) await visit(browser, url);
          const visits = { before: [], now: [] };
          for (let turn = 0; turn < VISITS; turn++) {
            visits.before.push(await visit(browser, before));
            visits.now.push(await visit(browser, now));
          }
          tell(commit, visits.before);
          tell('ici', visits.now);
          const [old, own] = [middleOf(visits.before), middleOf(visits.now)];
          for (const [key, what] of [
            ['bytes', 'octets'],
            ['usable', 'temps jusqu’à la connexion'],
            ['paint', 'temps jusqu’au premier affichage'],
          ]) {
            judge(
              `${what}, de ceux de ${commit}`,
              own[key] / old[key],
              LIMITS[key],
              `${(own[key] / old[key]).toFixed(2)} ×`,
            );
          }
          judge('textes au départ, avec leurs en-têtes', own.texts, TEXTS_LIMIT, kB(own.texts));
          judge('décalage de mise en page (CLS)', own.shift, SHIFT_LIMIT, own.shift.toFixed(4));
        }),
      ),
    {},
    folder,
  );
});
