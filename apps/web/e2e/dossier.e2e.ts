import { expect, test } from '@playwright/test';
import { expectAccessible, personAt } from './demonstration.ts';

test('[DH760] an instructeur finds a demande open on its avis, keeps the focus through an action, and prints it whole', async ({
  browser,
}) => {
  const page = await personAt(browser, 'INS50008');
  await page.getByRole('link', { name: 'Mes tâches' }).first().click();
  await expect(page).toHaveURL(/\/taches$/);
  await expect(page.getByRole('table')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table')).toBeVisible();
  // The names of sortable columns are buttons but stay visible, as they are names.
  await expect(page.locator('nav:visible, search:visible, input:visible, button:visible:not(th *)')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await page.goto(`${page.url()}?nature=INI&vue=non-affectees`);
  const numero = page.getByRole('link', { name: /^DH-\d{4}-\d{4}$/ }).first();
  const name = (await numero.textContent()) ?? '';
  await numero.click();
  const contents = page.getByRole('navigation', { name: 'Sections de la demande' });
  const here = contents.locator('[aria-current="true"]').first();
  await expect(here).toHaveText(/^Avis/);
  await expect(page).toHaveTitle(new RegExp(`^${name} - `));
  await page.setViewportSize({ width: 360, height: 800 });
  // The section in sight stays in sight in the narrow row too.
  await expect(here).toBeInViewport({ ratio: 0.9 });
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  // A free task is claimed in sight; what only changes who holds it is in the menu.
  await page.getByRole('button', { name: 'Prendre en charge' }).click();
  await expect(page.getByText('Dossier pris en charge')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: 'Autres actions' }).click();
  await page.getByRole('menuitem', { name: 'Libérer' }).click();
  await expect(page.getByText('Dossier libéré')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // Screen reader announcements leave no fault behind.
  await expectAccessible(page);

  const count = await contents.getByRole('listitem').count();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('[data-section]:visible').nth(Math.min(count, 5) - 1)).toBeVisible();
  await expect(page.locator('nav:visible, search:visible, button:visible')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
