// A headless Chromium driven by Playwright, for the benchmarks and the pictures.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './provision.mjs';
import { findChromium } from './system-tools.mjs';

/** Runs `work(browser)` and closes the browser. */
export async function withChromium(work) {
  const { chromium } = createRequire(join(root, 'apps/web/package.json'))('@playwright/test');
  const browser = await chromium.launch({
    executablePath: findChromium(process.env),
    args: ['--no-sandbox', '--headless', '--disable-gpu', '--disable-quic', '--no-first-run'],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** Signs in on the sign-in page and waits for the role's home. */
export async function signIn(page, url, habilisId, password) {
  await page.goto(`${url}/connexion`);
  await page.getByLabel(/Identifiant/).fill(habilisId);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.waitForURL(/\/[A-Z]+\/\d+|bienvenue/);
}

/** Processor milliseconds of the tasks of the page over 50 while `work` runs: what other programs take meanwhile is no fault of the page. */
export async function longTasksDuring(page, work) {
  const browser = page.context().browser();
  await browser.startTracing(page, { categories: ['toplevel'] });
  await work();
  const { traceEvents } = JSON.parse(await browser.stopTracing());
  const threadOf = ({ pid, tid }) => `${pid} ${tid}`;
  const pages = new Set(
    traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(threadOf),
  );
  return traceEvents
    .filter((event) => event.name === 'ThreadControllerImpl::RunTask' && pages.has(threadOf(event)))
    .map(({ tdur = 0 }) => tdur / 1000)
    .filter((time) => time > 50);
}
