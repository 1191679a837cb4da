import { expect, test } from '@playwright/test';
import { expectAccessible } from './demonstration.ts';

test('[H29] a guest finds an accredited entite, shares its page, and reads the list of a past day', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await page.getByRole('link', { name: 'Annuaire des entités habilitées' }).click();
  await page.getByRole('searchbox', { name: 'Nom ou ville' }).fill('amiante');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/annuaire\?texte=amiante$/);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Nord Amiante Pédagogie' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nord Amiante Pédagogie' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Amiante SS4 – Encadrant' })).toBeVisible();
  await page.getByRole('button', { name: 'Copier le lien' }).click();
  await expect(page.getByText('Le lien est copié')).toBeVisible();
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  expect(shared).toBe(page.url());
  await expectAccessible(page);
  // The entite of Orléans held the habilitation until its rupture, 150 days ago.
  await page.goto('/annuaire?texte=echafaudage');
  await expect(page.getByRole('heading', { name: 'Aucune entité ne correspond' })).toBeVisible();
  const past = new Date(Date.now() - 200 * 86_400_000).toISOString().slice(0, 10);
  await page.goto(`/annuaire?texte=echafaudage&date=${past}`);
  await page.getByRole('link', { name: 'Loire Échafaudage Formation' }).click();
  await expect(page).toHaveURL(new RegExp(`/annuaire/\\d+\\?date=${past}$`));
  await expect(page.getByRole('heading', { name: 'Échafaudages – Monteur' })).toBeVisible();
});

test('[LI762] a day typed at a human pace over a slow network is the day that is asked, once', async ({ page }) => {
  const asked: string[] = [];
  await page.route('**/api/annuaire?**', async (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('date') ?? '');
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.goto('/annuaire');
  await expect(page.getByRole('table')).toBeVisible();
  const before = await page.evaluate(() => history.length);
  await page.getByRole('spinbutton').first().click();
  await page.keyboard.type('01012022', { delay: 120 });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/annuaire\?date=2022-01-01$/);
  await expect(page.getByRole('heading', { name: /01\/01\/2022/ })).toBeVisible();
  expect((await page.getByRole('spinbutton').allTextContents()).join('/')).toBe('01/01/2022');
  expect(asked.filter((date) => date !== '')).toEqual(['2022-01-01']);
  expect(await page.evaluate(() => history.length)).toBe(before);
  // An address with invalid values still shows a page.
  await page.goto('/annuaire?date=0022-01-01&departement=540');
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByText(/sans ce filtre/)).toHaveCount(2);
  await expectAccessible(page);
});

test('an unknown code is told so, and every page of the site map answers', async ({ page }) => {
  await page.goto('/certificat');
  await page.getByRole('textbox', { name: 'Code du certificat' }).fill('SST-1-2026-004817');
  await page.getByRole('button', { name: 'Vérifier', exact: true }).click();
  await expect(page.getByText('Ce code ne correspond à aucun certificat.')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/plan-du-site');
  const links = page.getByRole('main').getByRole('link');
  await expect(links.first()).toBeVisible();
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs).toEqual(expect.arrayContaining(['/connexion', '/annuaire', '/certificat', '/accessibilite']));
  for (const href of hrefs) {
    await page.goto(href);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${href}$`));
  }
  // A page opened by its address starts at the top, whatever the scroll of the previous one.
  await page.setViewportSize({ width: 360, height: 800 });
  await page.evaluate(() => scrollTo(0, 300));
  await page.goto('/accessibilite');
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
