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
  const tabs = page.getByRole('tab');
  await expect(page.getByRole('tab', { selected: true })).toHaveText(/^Avis/);
  await expect(page).toHaveTitle(new RegExp(`^${name} - `));
  // All the tabs fit, or the edge of the row shows that there are more.
  const row = page.getByRole('tablist').locator('..');
  const isWhole = await row.evaluate((element) => element.scrollWidth <= element.clientWidth + 1);
  if (!isWhole) await expect(row.locator('.. >> button[aria-hidden]').first()).toBeVisible();
  await page.setViewportSize({ width: 360, height: 800 });
  await expect(row.locator('.. >> button[aria-hidden]').first()).toBeVisible();
  // The open tab stays in sight in the narrower row.
  await expect(page.getByRole('tab', { selected: true })).toBeInViewport({ ratio: 0.9 });
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  for (const [action, told] of [
    ['Prendre en charge', 'Dossier pris en charge'],
    ['Libérer', 'Dossier libéré'],
  ] as const) {
    await page.getByRole('button', { name: 'Autres actions' }).click();
    await page.getByRole('menuitem', { name: action }).click();
    await expect(page.getByText(told)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
  // Screen reader announcements leave no fault behind.
  await expectAccessible(page);

  const count = await tabs.count();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('[role="tabpanel"]:visible, [data-inert]:visible')).toHaveCount(count);
  await expect(page.locator('nav:visible, search:visible, button:visible')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
