import { expect, test } from '@playwright/test';
import { expectAccessible, personAt, signIn } from './demonstration.ts';

const NOM = 'Afficher une rupture';

test('[K20][K1073] an administrator changes a setting by keyboard; another, who had it open, is shown both values', async ({
  page,
  browser,
}) => {
  await signIn(page, 'ADM92001');
  await page.getByRole('link', { name: 'Réglages' }).click();
  await page
    .getByRole('navigation', { name: 'Familles de réglages' })
    .getByRole('link', { name: /^Habilitations/ })
    .click();
  await expectAccessible(page);
  const opener = page.getByRole('button', { name: `Modifier ${NOM}` });
  await opener.press('Enter');
  const value = page.getByRole('textbox', { name: 'Nouvelle valeur' });
  await expect(value).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await opener.press('Enter');

  const other = await personAt(browser, 'ADM92001');
  await other.goto(page.url());
  await other.getByRole('button', { name: `Modifier ${NOM}` }).click();
  await other.getByRole('textbox', { name: 'Nouvelle valeur' }).fill('75');
  await other.getByRole('textbox', { name: /^Pourquoi/ }).fill('Bilan de fin d’année');

  await value.fill('900');
  await page.getByRole('textbox', { name: /^Pourquoi/ }).fill('Lecture des caisses');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Saisissez une valeur de 1 à 365.' })).toBeVisible();
  await value.fill('70');
  await expect(page.getByText('Rien à compter avant cette nuit')).toBeVisible();
  await expectAccessible(page);
  await value.press('Enter');
  await expect(opener).toBeFocused();
  await expect(page.getByRole('listitem').filter({ has: opener })).toContainText('70 jours');

  await other.getByRole('button', { name: 'Enregistrer 75 jours' }).click();
  await expect(other.getByRole('button', { name: 'Prendre 70 jours' })).toBeVisible();
  await other.getByRole('button', { name: 'Garder 75 jours' }).click();
  await other.getByRole('button', { name: 'Enregistrer 75 jours' }).click();
  await expect(other.getByRole('button', { name: `Modifier ${NOM}` })).toBeFocused();
  await other.context().close();

  await page.reload();
  await expect(page.getByRole('listitem').filter({ has: opener })).toContainText('75 jours');
  await page.getByRole('button', { name: 'Modifications récentes' }).click();
  await expect(page.getByRole('dialog', { name: 'Modifications récentes' })).toContainText('Bilan de fin d’année');
  await expectAccessible(page);
});
