// How long the page is busy while one types in the largest forms, on a processor slowed four times.
import { longTasksDuring, signIn, withChromium } from './chromium.mjs';
import { withDemoServer } from './demo-server.mjs';

const SLOWER = 4;
const WORDS = 'Une phrase comme on en tape, avec des accents : éàù, et 12 chiffres.';
const KEYS_APART_MS = 80;
const AFTERWARDS_MS = 2000;

/** The largest forms of those who type most, with the field to type in. */
const FORMS = [
  {
    name: 'niveau',
    person: 'ADM92001',
    async open(page) {
      await page.getByRole('link', { name: 'Dispositifs', exact: true }).click();
      await page.getByRole('link', { name: 'Monteur', exact: true }).click();
      await page.getByRole('link', { name: 'Modifier le niveau' }).click();
    },
    field: (page) => page.getByLabel('Nom du niveau'),
  },
  {
    name: 'dossier administratif',
    person: 'MPA10013',
    async open(page) {
      await page.getByRole('link', { name: 'Continuer le dossier' }).click();
      await page.getByRole('tablist').waitFor();
    },
    field: (page) => page.getByLabel('Raison sociale'),
  },
  {
    name: 'demande d’habilitation',
    person: 'LPF20001',
    async open(page) {
      await page.getByRole('link', { name: 'Mes demandes' }).click();
      await page.getByRole('link', { name: 'Demander une habilitation' }).click();
      await page
        .getByText(/Monteur/)
        .first()
        .click();
      await page.getByRole('tab', { name: /^Plateformes/ }).click();
      await page.getByRole('tabpanel').getByLabel('Adresse', { exact: true }).fill('1 rue de la Halle');
      const add = page.getByRole('button', { name: 'Ajouter une plateforme fixe' });
      for (let place = 1; place < 3; place++) await add.click();
    },
    field: (page) => page.getByRole('tabpanel').getByLabel('Adresse', { exact: true }).first(),
  },
];

async function measure(browser, url, password, { name, person, open, field }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'fr-FR' });
  const page = await context.newPage();
  await signIn(page, url, person, password);
  await open(page);
  await field(page).click();
  await page.waitForLoadState('networkidle');
  const fields = await page.locator('main').locator('input, textarea, button, [contenteditable]').count();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const tasks = await longTasksDuring(page, async () => {
    await page.keyboard.type(WORDS, { delay: KEYS_APART_MS });
    // Includes the automatic save after the last key.
    await page.waitForTimeout(AFTERWARDS_MS);
  });
  await context.close();
  return { name, fields, longTasks: tasks.length, longest: Math.round(Math.max(0, ...tasks)) };
}

/** For each form: its controls, the tasks over 50 ms of processor while typing, and the longest one in milliseconds (0 when none). */
export const measureTyping = () =>
  withDemoServer(({ url, password }) =>
    withChromium(async (browser) => {
      const measured = [];
      for (const form of FORMS) measured.push(await measure(browser, url, password, form));
      return measured;
    }),
  );
