// How long a class of a thousand lines takes: from the choice of a workbook to its first lines on the screen, held against the bare reading of it by the library, and the longest task while one types in the grid.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { signIn, withChromium } from './chromium.mjs';
import { longTasksDuring } from '/tmp/g2-long.mjs';
import { withDemoServer } from './demo-server.mjs';
import { root } from './provision.mjs';

const LINES = 1000;
const SLOWER = 4;
const KEYS_APART_MS = 80;
/** Longer than the wait before lines are judged. */
const AFTERWARDS_MS = 2000;
const REPEATS = 1;
const PERSON = 'LPF20001';

const median = (values) => values.toSorted((one, other) => one - other)[values.length >> 1];
const lettersOf = (n) =>
  [n % 26, Math.floor(n / 26) % 26, n % 7].map((at) => 'abcdefghijklmnopqrstuvwxyz'[at]).join('');
const two = (n) => String(n).padStart(2, '0');

/** A list as people keep it: one line in forty lacks its name. */
const rows = () => [
  ['Nom', 'Prénom', 'Né(e) le', 'Courriel'],
  ...Array.from({ length: LINES }, (_, n) => [
    n % 40 === 39 ? '' : `Nom${lettersOf(n)}`,
    `Prénom${lettersOf(n * 7)}`,
    `${two((n % 28) + 1)}/${two((n % 12) + 1)}/${1960 + (n % 40)}`,
    `p${n}@exemple.example`,
  ]),
];

const OFFICE = 'http://schemas.openxmlformats.org';
const SHEET = `${OFFICE}/spreadsheetml/2006/main`;
const DOCUMENT = `${OFFICE}/officeDocument/2006/relationships`;

/** The list as a workbook of one sheet. */
function workbook() {
  const { strToU8, zipSync } = createRequire(join(root, 'apps/web/package.json'))('fflate');
  const cell = (text, line, at) => `<c r="${'ABCD'[at]}${line + 1}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const lines = rows().map(
    (cells, line) => `<row r="${line + 1}">${cells.map((text, at) => cell(text, line, at)).join('')}</row>`,
  );
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${OFFICE}/package/2006/content-types"></Types>`,
    'xl/workbook.xml': `<workbook xmlns="${SHEET}" xmlns:r="${DOCUMENT}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${OFFICE}/package/2006/relationships"><Relationship Id="rId1" Type="${DOCUMENT}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${SHEET}"><sheetData>${lines.join('')}</sheetData></worksheet>`,
  };
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))));
}

/** The built file that reads a workbook: the library, and what makes texts of its cells. */
function readerAddress() {
  const folder = join(root, 'apps/web/dist/build');
  const found = readdirSync(folder).find(
    (name) => name.endsWith('.js') && readFileSync(join(folder, name), 'utf8').includes('as workbookRows'),
  );
  if (found === undefined) throw new Error('le lecteur de classeurs n’est pas dans le site construit');
  return `/build/${found}`;
}

/** Milliseconds that the library takes alone, in the same page. */
const readAlone = (page, address, bytes) =>
  page.evaluate(
    async ([from, base64]) => {
      const { workbookRows: read } = await import(from);
      const { buffer } = Uint8Array.from(atob(base64), (sign) => sign.codePointAt(0));
      const start = performance.now();
      const lines = await read(buffer);
      if (lines.length < 1000) throw new Error('le classeur n’a pas été lu');
      return performance.now() - start;
    },
    [address, bytes.toString('base64')],
  );

/** Milliseconds from the choice of the file to the frame that shows its first lines. */
async function importOnce(page, buffer) {
  await page.evaluate(() => {
    globalThis.painted = new Promise((resolve) => {
      addEventListener(
        'change',
        () => {
          const start = performance.now();
          const seen = new MutationObserver(() => {
            if (document.querySelector('[role="grid"] [data-index]') === null) return;
            seen.disconnect();
            // After the frame that draws them.
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
          });
          seen.observe(document.body, { childList: true, subtree: true });
        },
        { capture: true, once: true },
      );
    });
  });
  await page.locator('input[type="file"]').first().setInputFiles({
    name: 'classe.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer,
  });
  return page.evaluate(() => globalThis.painted);
}

async function giveUp(page) {
  await page.getByRole('button', { name: 'Abandonner' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Abandonner' }).click();
  await page.locator('input[type="file"]').first().waitFor({ state: 'attached' });
}

/** The page as it is just after it was opened. */
async function openAnew(page) {
  await page.reload();
  await page.locator('input[type="file"]').first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
}

/** Tasks over 50 ms while names are written in the grid, with what is judged after each. */
async function typeInGrid(page, devtools) {
  await page.getByRole('button', { name: 'Les colonnes sont justes' }).click();
  await page.waitForLoadState('networkidle');
  // The focus goes into the grid.
  await page.locator('[role="gridcell"]:focus').waitFor();
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return longTasksDuring(page, async () => {
    // From one line to the next, each of them judged.
    for (const word of ['Quévreville', 'L’Huillier', 'Łukasik']) {
      await page.keyboard.type(word, { delay: KEYS_APART_MS });
      await page.keyboard.press('Enter');
      await page.waitForTimeout(AFTERWARDS_MS);
    }
  });
}

/** Milliseconds of the bare reading and of the import, and the tasks over 50 ms while typing in the grid, on a demonstration that runs. */
export const measureGridAt = ({ url, password }) =>
  withChromium(async (browser) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'fr-FR' });
    const page = await context.newPage();
    await signIn(page, url, PERSON, password);
    await page.goto(`${new URL(page.url()).href.replace(/\/$/, '')}/sessions?vue=a-saisir`);
    await page.getByRole('link', { name: /^S-\d/ }).first().click();
    await page.getByRole('tab', { name: /^Stagiaires/ }).click();
    const buffer = workbook();
    const address = readerAddress();
    const bare = [];
    const whole = [];
    // Each on a page that has just been opened, as a person has it: nobody imports the same class again and again.
    for (let repeat = 0; repeat < REPEATS; repeat++) {
      await openAnew(page);
      bare.push(await readAlone(page, address, buffer));
      await openAnew(page);
      whole.push(await importOnce(page, buffer));
      if (repeat + 1 < REPEATS) await giveUp(page);
    }
    const devtools = await context.newCDPSession(page);
    const tasks = await typeInGrid(page, devtools);
    return {
      bare: median(bare),
      whole: median(whole),
      longTasks: tasks.length,
      longest: Math.round(Math.max(0, ...tasks)),
    };
  });

/** The same on a demonstration of its own. */
export const measureGrid = () => withDemoServer(measureGridAt);
