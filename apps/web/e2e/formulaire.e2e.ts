import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { demoPassword, expectAccessible, pdf, personAt, settled, signIn } from './demonstration.ts';

// Demandeurs whose demande was sent back for a complement, so that they can type.
const [FIRST, SECOND, THIRD] = ['NES10129', 'NES10130', 'NES10131'];

const UPDATES = '**/api/demande-administrative/update**';
const saved = (page: Page) => expect(page.getByText(/Brouillon enregistré à/)).toBeVisible();
const openTab = (page: Page, name: RegExp) => page.getByRole('tab', { name }).click();
const complement = (page: Page) => page.getByLabel(/Complément d’adresse/);

async function openFile(page: Page, habilisId: string): Promise<void> {
  await signIn(page, habilisId);
  await page.getByRole('link', { name: 'Compléter le dossier' }).click();
  await expect(page.getByRole('tablist')).toBeVisible();
}

async function openAddress(page: Page, habilisId: string): Promise<void> {
  await openFile(page, habilisId);
  await openTab(page, /Adresse/);
}

test('[R34][R28] an area works under the role of its address, and is not left with anything unsaved', async ({
  page,
}) => {
  const request = page.waitForRequest('**/api/demande-administrative/*');
  await openAddress(page, FIRST);
  const roleId = /\/DM\/(\d+)/.exec(page.url())?.[1];
  expect((await request).headers()['role-id']).toBe(roleId);
  await page.route(UPDATES, (route) => route.abort());
  await complement(page).fill('Bâtiment non enregistré');
  await page.getByRole('link', { name: 'Accueil' }).first().click();
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Rester' }).click();
  await expect(complement(page)).toHaveValue('Bâtiment non enregistré');
  await page.getByRole('button', { name: /Compte d[e’]/ }).click();
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
  await question.getByRole('button', { name: 'Rester' }).click();
  await expect(complement(page)).toHaveValue('Bâtiment non enregistré');
  // A reload does not lose it either: this browser keeps it.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await openTab(page, /Adresse/);
  await expect(complement(page)).toHaveValue('Bâtiment non enregistré');
  // Who stayed once may still leave.
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  for (const answer of ['Rester', 'Quitter']) {
    await page.getByRole('link', { name: 'Accueil' }).first().click();
    await question.getByRole('button', { name: answer }).click();
  }
  await expect(page.getByRole('heading', { level: 1, name: /^Bonjour/ })).toBeVisible();
  expect(faults).toEqual([]);
  await page.unroute(UPDATES);
});

test('[V28] a city may be typed freely when its postal code is unknown', async ({ page }) => {
  await openAddress(page, SECOND);
  await page.getByLabel('Code postal').fill('99123');
  await page.getByRole('combobox', { name: 'Ville' }).fill('L’Île-d’Ailleurs');
  await saved(page);
  await page.reload();
  await openTab(page, /Adresse/);
  await expect(page.getByRole('combobox', { name: 'Ville' })).toHaveValue('L’Île-d’Ailleurs');
});

test('[V19] a form of several tabs that is still wrong says so above them', async ({ page }) => {
  await openFile(page, SECOND);
  await page.getByLabel('Raison sociale').fill('');
  await page.getByRole('button', { name: 'Soumettre' }).click();
  const faults = page.getByRole('heading', { name: 'Veuillez corriger le champ en erreur.' });
  await expect(faults).toBeFocused();
  await expectAccessible(page);
});

test('[R42] the calendar speaks French and its weeks start on Sunday', async ({ page }) => {
  await openFile(page, THIRD);
  await page.getByRole('radio', { name: 'Oui' }).check({ force: true });
  await page.getByRole('button', { name: /calendrier/i }).click();
  const days = page.getByRole('grid').locator('thead th');
  await expect(days).toHaveText(['D', 'L', 'M', 'M', 'J', 'V', 'S']);
  await expect(page.getByRole('grid')).toHaveAttribute('aria-label', /[a-zéû]+ \d{4}/);
  // Each key typed is announced, under the content security policy.
  await page.keyboard.press('Escape');
  const parts = page.getByRole('spinbutton');
  await parts.first().pressSequentially('15112026');
  await expect(parts.last()).toHaveText('2026');
});

test('a session that ends in the middle of typing loses nothing', async ({ page }) => {
  await openAddress(page, THIRD);
  await settled(page);
  await page.evaluate(() => {
    document.cookie = 'habilis-token=jeton-mort; Path=/; SameSite=Strict; Secure';
  });
  await complement(page).fill('Bâtiment Z');
  const dialog = page.getByRole('dialog', { name: 'Reconnexion' });
  await dialog.getByLabel('Mot de passe', { exact: true }).fill(demoPassword());
  await dialog.getByRole('button', { name: 'Se connecter' }).click();
  await saved(page);
  await page.reload();
  await openTab(page, /Adresse/);
  await expect(complement(page)).toHaveValue('Bâtiment Z');
});

test('two tabs on one demande: the second to write is told, and keeps its text', async ({ browser }) => {
  const page = await personAt(browser, THIRD);
  await page.getByRole('link', { name: 'Compléter le dossier' }).click();
  await openTab(page, /Adresse/);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await openTab(other, /Adresse/);
  await complement(page).fill('Écrit ici');
  await saved(page);
  await complement(other).fill('Écrit là');
  await expect(other.getByText('Ce dossier a été modifié ailleurs')).toBeVisible();
  await expect(complement(other)).toHaveValue('Écrit là');
  await expectAccessible(other);
  await page.context().close();
});

test('documents that cannot be kept are told beside their name, and an upload that is cut goes on by itself', async ({
  page,
}, testInfo) => {
  await page.clock.install();
  await openFile(page, THIRD);
  await openTab(page, /Pièces/);
  const slot = page.getByRole('group', { name: 'Autre pièce' });
  const attach = (file: string | { name: string; mimeType: string; buffer: Buffer }) =>
    slot.locator('input[type=file][multiple]').setInputFiles(file);
  const huge = testInfo.outputPath('enorme.pdf');
  await mkdir(dirname(huge), { recursive: true });
  await writeFile(huge, Buffer.alloc(40_000_000, '%PDF-1.4 '));
  await attach(huge);
  await expect(slot.getByText(/^Ce fichier est trop volumineux/)).toBeVisible();
  await attach({ name: 'faux.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ ce n’est pas un PDF') });
  await expect(slot.getByText(/^Le contenu du fichier ne correspond pas/)).toBeVisible();
  await expectAccessible(page);
  for (const name of ['enorme.pdf', 'faux.pdf']) await slot.getByRole('button', { name: `Retirer ${name}` }).click();
  await page.route(UPDATES, (route) => route.abort());
  await attach(pdf("l'annexe.pdf"));
  await expect(page.getByText(/Non enregistré|Pas de connexion|hors/i).first()).toBeVisible();
  await page.unroute(UPDATES);
  await page.clock.fastForward(10_000);
  await expect(slot.getByRole('link', { name: 'Ouvrir lannexe.pdf' })).toBeVisible();
});

test('a very long name holds at 320 px and at a zoom of 400 %, where the bar leaves the form in sight', async ({
  page,
}, { retry }) => {
  await openFile(page, SECOND);
  const name = page.getByLabel('Raison sociale');
  // A second try has something to save too.
  await name.fill(`L’${'Anticonstitutionnellement'.repeat(4)}${retry || ''}`);
  await saved(page);
  for (const size of [
    { width: 320, height: 640 },
    { width: 320, height: 256 },
  ]) {
    await page.setViewportSize(size);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const tooWide = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((one) => one.getBoundingClientRect().right > innerWidth && one.closest('[role=tablist]') === null)
        .map((one) => `${one.tagName} ${one.className}`),
    );
    expect(tooWide).toEqual([]);
    // What is still read may come above it after it has the focus.
    await expect(async () => {
      await name.blur();
      await name.focus();
      await expect(name).toBeInViewport({ timeout: 1000 });
    }).toPass();
    await expectAccessible(page);
  }
});

test('another’s demande, another’s role and a state that moved on are refused without a word of what is there', async ({
  page,
  browser,
}) => {
  const owner = await personAt(browser, THIRD);
  await owner.getByRole('link', { name: 'Compléter le dossier' }).click();
  await expect(owner.getByRole('tablist')).toBeVisible();
  const theirs = new URL(owner.url()).pathname;
  await signIn(page, 'LPF20001');
  await page.goto(theirs);
  await expect(page).toHaveURL(/\/G\/\d+$/);
  await expect(page.getByText('Ce rôle n’est pas, ou n’est plus, le vôtre')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /^Bonjour/ })).toBeVisible();
  await page.goto(`${new URL(page.url()).pathname}/${theirs.split('/').slice(3).join('/')}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Cette page ne peut pas s’afficher' })).toBeVisible();
  await expectAccessible(page);
  await owner.context().close();
});
