import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { demoPassword } from './demonstration.ts';
import { expectValidHtml } from './expectValidHtml.ts';

/** No accessibility or HTML fault, in light and dark, and nothing cut off at 360 px. */
async function expectReadable(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode()
      .options({ resultTypes: ['violations'] })
      .analyze();
    expect(violations.map(({ id, nodes }) => [colorScheme, id, nodes.map(({ html }) => html.slice(0, 200))])).toEqual(
      [],
    );
  }
  await expectValidHtml(page);
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.setViewportSize({ width: 1280, height: 800 });
}

test('the calls are read by resource, and tried, on the page that describes them', async ({ page }) => {
  await page.goto('/api/');
  await expect(page.getByRole('heading', { level: 1, name: /^Les appels de Habilis/ })).toBeVisible();
  await expectReadable(page);
  const search = page.getByRole('searchbox', { name: 'Chercher un appel' });
  for (const resource of ['commune', 'historiqueCommentaire', 'mrp']) {
    await search.fill(resource);
    await expect(page.getByRole('heading', { level: 2, name: resource, exact: true })).toBeVisible();
  }
  await search.fill('rien de tel');
  await expect(page.getByRole('status')).toHaveText('Aucun appel ne contient ces mots.');
  // Search ignores accents, capitals and the order of words.
  await search.fill('IDENTIFIANT electronique connecter');
  await expect(page.getByRole('status')).toHaveText('Un appel');
  await search.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'POST /authenticate' })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'identifiants-incorrects' })).toBeVisible();
  const body = page.getByRole('textbox', { name: 'Corps, en JSON' });
  expect(Object.keys(JSON.parse(await body.inputValue()) as object)).toEqual(['username', 'password']);
  const reply = page.getByRole('region', { name: 'Réponse à l’essai' });
  await body.fill('{');
  await page.getByRole('button', { name: 'Envoyer l’appel' }).click();
  await expect(reply).toContainText('Le corps n’est pas du JSON lisible.');
  await body.fill(JSON.stringify({ username: 'MPA10013', password: demoPassword() }));
  await page.getByRole('button', { name: 'Envoyer l’appel' }).click();
  await expect(reply).toContainText(/200 · \d+ ms/);
  await expect(reply).toContainText('id_token');
  await expectReadable(page);

  await page.getByRole('link', { name: 'Tous les appels' }).click();
  await page.getByRole('link', { name: 'GET /account', exact: true }).click();
  await page.getByRole('button', { name: 'Envoyer l’appel' }).click();
  await expect(reply).toContainText('MPA10013');
});
