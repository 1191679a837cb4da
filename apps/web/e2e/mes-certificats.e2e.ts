import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, latestLink } from './demonstration.ts';

/** A holder of the demonstration who gave an address. */
const ADDRESS = 'antoine.weber@example.org';

async function taken(page: Page, name: RegExp | string): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name }).first().click();
  return readFileSync(await (await download).path());
}

test('[C910][C911][C912][C914] a holder asks with an address, opens the page by the mail, takes a paper and the calendar', async ({
  page,
  browser,
}) => {
  await page.goto('/certificat');
  await page.getByRole('link', { name: 'Retrouver mes certificats' }).click();
  await page.getByRole('textbox', { name: 'Votre adresse électronique' }).fill(ADDRESS.toUpperCase());
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Consultez votre messagerie')).toBeVisible();
  const link = await latestLink(page, ADDRESS, 'Vos certificats');
  await page.goto(link);
  await page.getByRole('button', { name: 'Ouvrir la page de mes certificats' }).click();
  await expect(page.getByText(/en vigueur$/)).toBeVisible();
  expect(page.url()).not.toContain('#');
  await expectAccessible(page);
  expect((await taken(page, /^PDF /)).subarray(0, 5).toString()).toBe('%PDF-');
  expect((await taken(page, 'Ajouter à mon agenda')).toString()).toContain('BEGIN:VEVENT');
  // The same mail, read by somebody else.
  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await other.getByRole('button', { name: 'Ouvrir la page de mes certificats' }).click();
  await expect(other.getByText('Ce lien n’ouvre plus rien')).toBeVisible();
  await other.context().close();
  await page.getByRole('button', { name: 'Fermer la page' }).click();
  await expect(page.getByText('La page est fermée')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Votre adresse électronique' })).toBeVisible();
});
