// Visual review: pictures of every story in light and dark, held against the accepted ones of .review/ (kept out of git).
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { withChromium } from './chromium.mjs';
import { root } from './provision.mjs';
import { withStatic } from './static-server.mjs';
import { reviewPage } from './review-page.mjs';

const THEMES = ['light', 'dark'];
const WIDTH = 1280;
const accepted = join(root, '.review');
const folder = join(root, '.results/review');
const now = join(folder, 'now');
const goneFile = join(folder, 'gone.json');
const args = process.argv.slice(2);
const wanted = args.filter((word) => !word.startsWith('--'));
const isWanted = (id) => wanted.length === 0 || wanted.some((word) => id.includes(word.toLowerCase()));

/** The stories of the built Storybook that are pictured: all but those tagged `no-review`. */
function storiesOf(built) {
  const { entries } = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8'));
  return Object.values(entries).filter(
    ({ type, id, tags }) => type === 'story' && !tags.includes('no-review') && isWanted(id),
  );
}

/** Goes to a story and waits until it has been rendered and played; gives the width it asks for. */
async function open(page, address) {
  await page.goto(address);
  await page.waitForFunction(
    (ends) => ends.some((name) => window.__STORYBOOK_ADDONS_CHANNEL__?.last(name)),
    ['storyFinished', 'storyMissing', 'storyErrored'],
    { timeout: 20_000 },
  );
  const viewport = await page.evaluate(
    () => window.__STORYBOOK_PREVIEW__.currentRender?.story?.storyGlobals?.viewport?.value ?? '',
  );
  return Number(/^w(\d+)$/.exec(viewport)?.[1] ?? WIDTH);
}

async function shootAll(browser, url, stories, theme) {
  const context = await browser.newContext({
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
  });
  const page = await context.newPage();
  // A picture must not depend on the day it is taken.
  await page.clock.setFixedTime(new Date('2026-11-20T09:00:00+01:00'));
  const failures = [];
  for (const { id, title, name } of stories) {
    const address = `${url}/iframe.html?id=${encodeURIComponent(id)}&viewMode=story&globals=theme:${theme}`;
    try {
      await page.setViewportSize({ width: WIDTH, height: 800 });
      const width = await open(page, address);
      if (width !== WIDTH) {
        await page.setViewportSize({ width, height: 800 });
        await open(page, address);
      }
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: join(now, `${id}.${theme}.png`), animations: 'disabled', caret: 'hide' });
    } catch (error) {
      failures.push(`${title} / ${name} (${theme}) : ${String(error).split('\n')[0]}`);
    }
  }
  await context.close();
  return failures;
}

const hashOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** What became of one picture: `new`, `same`, or `changed` with the share of its points and a picture of them. */
function compare(name) {
  const [before, after] = [join(accepted, name), join(now, name)];
  if (!existsSync(before)) return { name, state: 'new' };
  if (hashOf(before) === hashOf(after)) return { name, state: 'same' };
  const [one, other] = [before, after].map((file) => PNG.sync.read(readFileSync(file)));
  const { width, height } = one;
  if (width !== other.width || height !== other.height) return { name, state: 'changed', share: 1 };
  const difference = new PNG({ width, height });
  const points = pixelmatch(one.data, other.data, difference.data, width, height, { threshold: 0.1 });
  if (points === 0) return { name, state: 'same' };
  writeFileSync(join(folder, 'difference', name), PNG.sync.write(difference));
  return { name, state: 'changed', share: points / (width * height) };
}

if (args.includes('--accept')) {
  const names = existsSync(now) ? readdirSync(now).filter((name) => isWanted(name)) : [];
  if (names.length === 0) {
    console.error('Rien à accepter : lancez d’abord npm run review.');
    process.exit(1);
  }
  mkdirSync(accepted, { recursive: true });
  for (const name of names) cpSync(join(now, name), join(accepted, name));
  for (const name of JSON.parse(readFileSync(goneFile, 'utf8')).filter((name) => isWanted(name))) {
    rmSync(join(accepted, name), { force: true });
  }
  console.log(`${names.length} images acceptées dans .review/`);
  process.exit(0);
}

rmSync(folder, { recursive: true, force: true });
for (const part of ['now', 'before', 'difference']) mkdirSync(join(folder, part), { recursive: true });
const built = join(root, 'apps/storybook/storybook-static');
const stories = storiesOf(built);
const started = performance.now();
const failures = await withStatic(built, (url) =>
  withChromium(async (browser) =>
    (await Promise.all(THEMES.map((theme) => shootAll(browser, url, stories, theme)))).flat(),
  ),
);
const rows = readdirSync(now).map(compare);
const isGone = (name) => !existsSync(join(now, name)) && isWanted(name) && failures.length === 0;
const gone = existsSync(accepted) ? readdirSync(accepted).filter(isGone) : [];
for (const { name } of rows.filter(({ state }) => state === 'changed'))
  cpSync(join(accepted, name), join(folder, 'before', name));
const report = join(folder, 'index.html');
writeFileSync(report, reviewPage({ rows, gone, failures }));
writeFileSync(goneFile, JSON.stringify(gone));

const count = (state) => rows.filter((row) => row.state === state).length;
console.log(
  `${rows.length} images en ${((performance.now() - started) / 1000).toFixed(0)} s : ${count('same')} semblables, ${count('changed')} changées, ${count('new')} nouvelles, ${gone.length} disparues`,
);
for (const failure of failures) console.error(failure);
console.log(`Rapport : ${report}\nPour accepter : npm run review -- --accept [mot]`);
process.exitCode = failures.length + count('changed') + gone.length > 0 ? 1 : 0;
